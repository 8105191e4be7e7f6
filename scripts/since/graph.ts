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

/** Inverts the imports of all modules. Imports of types are left out: the step `types` always checks all of them. */
export const importersOf = (modules: readonly Module[]): Importers => {
  const importers = new Map<string, string[]>()
  for (const { file, imports } of modules)
    for (const one of imports)
      if (one.file && !one.onlyTypes && !isLoadedByFrame(file, one))
        importers.set(one.file, [...(importers.get(one.file) ?? []), file])
  return importers
}

/** Files that depend on others, each with the file that it imports for that; undefined for the first ones. */
export type Dependents = ReadonlyMap<string, string | undefined>

/** These files and all that depend on them by the shortest way, but not through a list of everything. */
export const dependentsOf = (importers: Importers, files: readonly string[]): Dependents => {
  const found = new Map<string, string | undefined>(files.map(file => [file, undefined]))
  // A map iterates over what is added meanwhile, too.
  for (const file of found.keys()) {
    const own = lists.has(file) ? [] : (importers.get(file) ?? [])
    for (const importer of own) if (!found.has(importer)) found.set(importer, file)
  }
  return found
}

/** How a file depends on a changed one: `c.tsx depends on b.ts, which depends on a.ts, which has changed`. */
export const chainTo = (dependents: Dependents, file: string): string => {
  const before = dependents.get(file)
  if (before === undefined) return `${file} has changed`
  const further = chainTo(dependents, before).slice(before.length)
  return `${file} depends on ${before}, which${further}`
}
