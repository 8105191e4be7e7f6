import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globParts, importRules, lazyRules, registries } from './import-rules.ts'
import { readModules, type Import, type Module } from './read-imports.ts'
import { isMain, root as projectRoot } from './tell.ts'

const parts = Object.keys(importRules)
const folders = [...new Set(parts.map(part => part.split('/')[0] ?? part))]

/** The part that a file belongs to, and its own folder: `src/pages/*` has one per audience. */
const partOf = (file: string) => {
  const matching = parts.flatMap(part => {
    const folder = new RegExp(`^${part.replaceAll('.', '\\.').replace('*', '[^/]+')}(?=/)`).exec(file)?.[0]
    return folder ? [{ part, folder }] : []
  })
  return matching.sort((a, b) => b.part.length - a.part.length)[0]
}

const packageOf = (said: string) => {
  if (said.startsWith('node:')) return 'node:'
  return said
    .split('/')
    .slice(0, said.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Tests may use their runner and Node wherever they stand. */
const isTest = (file: string) => /\.(test|type-test|spec|stories)\.tsx?$|\/test-[\w-]+\.tsx?$|\/test\.ts$/.test(file)

const packageProblem = (module: Module, { said }: Import, shipped: ReadonlySet<string>) => {
  const rule = importRules[partOf(module.file)?.part ?? '']
  const name = packageOf(said)
  if (isTest(module.file)) return undefined
  if (rule?.packages && !rule.packages.includes(name)) return `${module.file} may not use the package "${name}".`
  const inPage = module.file.startsWith('src/') && !module.file.endsWith('.d.ts')
  return inPage && !shipped.has(name) ? `${module.file} uses "${name}", which is not in dependencies.` : undefined
}

const directionProblem = (module: Module, { file = '', lazy }: Import) => {
  const [from, to] = [partOf(module.file), partOf(file)]
  if (!from || !to) return `${module.file} imports ${file}: one of them belongs to no part of the map.`
  if (from.folder === to.folder || importRules[from.part]?.may.includes(to.part)) return undefined
  if (lazy && lazyRules[module.file]?.includes(to.part)) return undefined
  return `${module.file} may not import ${file}: ${from.folder} does not know ${to.folder}.`
}

const ownProblems = (module: Module): string[] => {
  const { file, onlyHandsOn, usesGlob } = module
  const barrel = onlyHandsOn && !registries.includes(file)
  return [
    ...(barrel ? [`${file} is a barrel: import the modules behind it directly.`] : []),
    ...(usesGlob && !globParts.includes(partOf(file)?.part ?? '') ? [`${file} may not use import.meta.glob.`] : []),
  ]
}

/** Circles, each told once from its first file. */
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
  return [...found].map(circle => `These import each other in a circle: ${circle}.`)
}

/**
 * Checks every import of the project below `root` against the map of import-rules.ts.
 * @returns how much was read, and one sentence per problem; reading nothing is a problem.
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

if (isMain(import.meta.url)) {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const { modules, imports, problems } = checkImports(projectRoot, new Set(Object.keys(dependencies)))
  for (const problem of problems) console.error(problem)
  console.log(`${modules} modules, ${imports} imports, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
