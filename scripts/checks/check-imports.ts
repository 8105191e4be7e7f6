import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globParts, importRules, lazyRules, testRules } from './import-rules.ts'
import { readModules, type Import, type Module } from './read-imports.ts'
import { isMain, root as projectRoot } from '../lib/command-line.ts'

const parts = Object.keys(importRules)
const folders = [...new Set(parts.map(part => part.split('/')[0] ?? part))]

/** The part that a file belongs to, and the matching folder: `src/pages/*` is a part with one folder per audience. */
const partOf = (file: string) => {
  const matching = parts.flatMap(part => {
    const folder = new RegExp(`^${part.replaceAll('.', '\\.').replace('*', '[^/]+')}(?=/)`).exec(file)?.[0]
    return folder ? [{ part, folder }] : []
  })
  return matching.sort((a, b) => b.part.length - a.part.length)[0]
}

const packageOf = (specifier: string) => {
  if (specifier.startsWith('node:')) return 'node:'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Tests may use their runner and Node in every part. */
const isTest = (file: string) => /\.(test|type-test|spec|stories)\.tsx?$|\/test-[\w-]+\.tsx?$|\/test\.ts$/.test(file)

const packageProblem = (module: Module, { specifier }: Import, shipped: ReadonlySet<string>) => {
  const rule = importRules[partOf(module.file)?.part ?? '']
  const name = packageOf(specifier)
  if (isTest(module.file)) return undefined
  if (rule?.packages && !rule.packages.includes(name)) return `${module.file} may not use the package "${name}".`
  const inPage = module.file.startsWith('src/') && !module.file.endsWith('.d.ts')
  return inPage && !shipped.has(name) ? `${module.file} uses "${name}", which is not in dependencies.` : undefined
}

/** Whether an entry of `may` matches a part: `contracts/*` matches `contracts/api`. */
const covers = (entry: string, part: string): boolean =>
  entry === part || (entry.endsWith('/*') && part.startsWith(entry.slice(0, -1)))

const mayImport = (file: string, from: string, to: string, lazy: boolean): boolean =>
  (importRules[from]?.may.some(one => covers(one, to)) ?? false) ||
  (lazy && (lazyRules[file]?.includes(to) ?? false)) ||
  (isTest(file) && (testRules[from]?.some(one => covers(one, to)) ?? false))

/** A module that may import both sides can connect them; otherwise the shared code has to move to a part below both. */
const remedyFor = (from: string, to: string): string => {
  const below = (importRules[from]?.may ?? []).filter(part => importRules[to]?.may.includes(part))
  const above = parts.filter(part => importRules[part]?.may.includes(from) && importRules[part].may.includes(to))
  return [
    below.length > 0 && `Move what both need to ${below.join(' or ')}`,
    above.length > 0 && `${below.length > 0 ? 'or pass' : 'Pass'} it in from ${above.join(' or ')}`,
    `${below.length + above.length > 0 ? 'or change' : 'Change'} "${from}" in scripts/checks/import-rules.ts with a decision.`,
  ]
    .filter(Boolean)
    .join(', ')
}

const directionProblem = (module: Module, { file = '', lazy }: Import) => {
  const [from, to] = [partOf(module.file), partOf(file)]
  if (!from || !to) return `${module.file} imports ${file}: one of them belongs to no part in scripts/checks/import-rules.ts.`
  if (from.folder === to.folder || mayImport(module.file, from.part, to.part, lazy)) return undefined
  return `${module.file} may not import ${file}: ${from.folder} may not use ${to.folder}. ${remedyFor(from.part, to.part)}`
}

const ownProblems = (module: Module): string[] => {
  const { file, onlyHandsOn, usesGlob } = module
  return [
    ...(onlyHandsOn ? [`${file} is a barrel: import the modules behind it directly.`] : []),
    ...(usesGlob && !globParts.includes(partOf(file)?.part ?? '') ? [`${file} may not use import.meta.glob.`] : []),
  ]
}

/** Import cycles, each reported once. */
const circles = (modules: readonly Module[]): string[] => {
  const next = new Map(modules.map(module => [module.file, module.imports.flatMap(one => one.file ?? [])]))
  const found = new Set<string>()
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file)
    if (at >= 0) {
      found.add([...path.slice(at), file].join(' -> '))
      return
    }
    if (done.has(file)) return
    for (const other of next.get(file) ?? []) visit(other, [...path, file])
    done.add(file)
  }
  for (const { file } of modules) visit(file, [])
  return [...found].map(circle => `Import cycle: ${circle}.`)
}

/**
 * Checks every import below `root` against import-rules.ts.
 * @returns what was read, and one message per problem; reading nothing is a problem.
 */
export const checkImports = (root: string, shipped: ReadonlySet<string> = new Set()) => {
  const { modules, problems } = readModules(root, folders)
  const imports = modules.flatMap(module => module.imports)
  const directions = modules.flatMap(module =>
    module.imports.flatMap(
      one => (one.file === undefined ? packageProblem(module, one, shipped) : directionProblem(module, one)) ?? [],
    ),
  )
  return {
    modules: modules.length,
    imports: imports.length,
    problems: [
      ...(modules.length === 0 ? ['No module was read, so nothing was checked.'] : []),
      ...problems,
      ...directions,
      ...modules.flatMap(ownProblems),
      ...circles(modules),
    ],
  }
}

/** Everything that the rules allow, in the form of import-rules.ts. */
const allRules = {
  directions: Object.fromEntries(parts.map(part => [part, importRules[part]?.may ?? []])),
  testDirections: testRules,
  packages: Object.fromEntries(parts.map(part => [part, importRules[part]?.packages ?? []])),
  lazy: lazyRules,
  globs: globParts,
}

type Allowed = Readonly<Record<string, readonly string[]>>

/** One message per entry of `allowed` for which `isUsed` is false. */
const unused = (allowed: Allowed, isUsed: (from: string, to: string) => boolean): string[] =>
  Object.entries(allowed).flatMap(([from, may]) =>
    may
      .filter(to => !isUsed(from, to))
      .map(to => `No file of ${from} imports ${to} this way: delete the entry from scripts/checks/import-rules.ts.`),
  )

/**
 * Finds what the rules allow but no file below `root` uses. What only tests use belongs to `testRules`.
 * @returns one message each.
 */
export const staleRules = (root: string, rules: Partial<typeof allRules> = allRules): string[] => {
  const { modules } = readModules(root, folders)
  const used = modules.flatMap(module =>
    module.imports.map(({ specifier, file, lazy }) => ({
      importer: module.file,
      from: partOf(module.file)?.part,
      to: file === undefined ? packageOf(specifier) : partOf(file)?.part,
      lazy,
      inTest: isTest(module.file),
    })),
  )
  const uses = (from: string, to: string, inTest: boolean) =>
    used.some(one => one.from === from && one.to !== undefined && covers(to, one.to) && one.inTest === inTest)
  return [
    ...unused(rules.directions ?? {}, (from, to) => uses(from, to, false)),
    ...unused(rules.testDirections ?? {}, (from, to) => uses(from, to, true)),
    ...unused(rules.packages ?? {}, (from, to) => uses(from, to, false)),
    ...unused(rules.lazy ?? {}, (file, to) => used.some(one => one.importer === file && one.lazy && one.to === to)),
    ...(rules.globs ?? [])
      .filter(part => !modules.some(({ file, usesGlob }) => usesGlob && partOf(file)?.part === part))
      .map(part => `No file of ${part} uses import.meta.glob: delete the entry from scripts/checks/import-rules.ts.`),
  ]
}

if (isMain(import.meta.url)) {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const { modules, imports, problems } = checkImports(projectRoot, new Set(Object.keys(dependencies)))
  const all = [...problems, ...staleRules(projectRoot)]
  for (const problem of all) console.error(problem)
  console.log(`${modules} modules, ${imports} imports, ${all.length} problems`)
  process.exitCode = all.length > 0 ? 1 : 0
}
