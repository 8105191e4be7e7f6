import type { Import, Module } from '../checks/read-imports.ts'

/** Files by the files that import them. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** Lists of everything: whoever imports one of them does not depend on each entry. */
const lists = new Set([
  'contracts/api/index.ts',
  'contracts/examples/index.ts',
  'contracts/rules/index.ts',
  'contracts/states/index.ts',
  'mocks/handlers/index.ts',
  'mocks/states/index.ts',
])

/** What the frame of the app loads when it is asked for: pages, the mock, the devtools. The frame does not depend on them. */
const isLoadedByFrame = (file: string, { lazy }: Import): boolean =>
  lazy && /^src\/(main\.tsx|app\/|pages\/shop\/home\.page)/.test(file)

/** Turns the imports of all modules round. */
export const importersOf = (modules: readonly Module[]): Importers => {
  const importers = new Map<string, string[]>()
  for (const { file, imports } of modules)
    for (const one of imports)
      if (one.file && !isLoadedByFrame(file, one)) importers.set(one.file, [...(importers.get(one.file) ?? []), file])
  return importers
}

/** These files and all that depend on them, directly or not; what imports a list of everything does not count. */
export const dependentsOf = (importers: Importers, files: readonly string[]): Set<string> => {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    if (!lists.has(file)) importers.get(file)?.forEach(visit)
  }
  files.forEach(visit)
  return found
}
