import type { Import, Module } from '../checks/read-imports.ts'

/** The files that import each file. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** Modules that list everything. Importing one of them does not mean depending on each entry. */
const lists = new Set([
  'contracts/api/index.ts',
  'contracts/examples/index.ts',
  'contracts/rules/index.ts',
  'contracts/states/index.ts',
  'mocks/handlers/index.ts',
  'mocks/states/index.ts',
])

/** What the app's frame imports lazily: pages, the mock, the devtools. The frame does not depend on them. */
const isLoadedByFrame = (file: string, { lazy }: Import): boolean =>
  lazy && /^src\/(main\.tsx|app\/|pages\/shop\/home\.page)/.test(file)

/** Inverts the imports of all modules. */
export const importersOf = (modules: readonly Module[]): Importers => {
  const importers = new Map<string, string[]>()
  for (const { file, imports } of modules)
    for (const one of imports)
      if (one.file && !isLoadedByFrame(file, one)) importers.set(one.file, [...(importers.get(one.file) ?? []), file])
  return importers
}

/** These files and all that depend on them, directly or not, but not through a list of everything. */
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
