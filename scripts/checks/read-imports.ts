import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { filesBelow } from '../lib/files-below.ts'

export type Import = {
  /** The specifier as written. */
  readonly specifier: string
  /** The imported file of the project; undefined for a package. */
  readonly file?: string
  readonly lazy: boolean
  /** Whether it imports types only, which are gone when the code runs. */
  readonly onlyTypes: boolean
}

export type Module = {
  /** Relative to the root, with forward slashes. */
  readonly file: string
  readonly imports: readonly Import[]
  /** True if the module only re-exports from others. */
  readonly onlyHandsOn: boolean
  readonly usesGlob: boolean
}

/** The specifier of `import('…')`; undefined if it is computed. */
const literal = (text: string) => /^\s*(['"`])([^'"`$]*)\1\s*$/.exec(text)?.[2]

/**
 * Resolves relative paths and `#…` aliases to a file; undefined for a package.
 * @throws if the file does not exist.
 */
const resolve = (root: string, from: string, specifier: string): string | undefined => {
  const path = specifier.replace(/\?.*$/, '')
  if (!path.startsWith('.') && !path.startsWith('#')) return undefined
  const full = path.startsWith('#') ? join(root, path.slice(1)) : join(dirname(join(root, from)), path)
  if (!existsSync(full) || !statSync(full).isFile()) throw new Error(`${from} imports "${specifier}", which does not exist.`)
  return relative(root, full).split(sep).join('/')
}

const specifiersOf = (
  source: string,
  { staticImports, staticExports, dynamicImports }: ReturnType<typeof parseSync>['module'],
) => {
  const stated = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    lazy: false,
    onlyTypes: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const handedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, lazy: false, onlyTypes: isType }] : [],
    ),
  )
  const lazy = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const text = literal(source.slice(start, end))
    return text === undefined ? [] : [{ specifier: text, lazy: true, onlyTypes: false }]
  })
  return [...stated, ...handedOn, ...lazy]
}

/** @throws if the file cannot be parsed or imports a file that does not exist. */
const readModule = (root: string, file: string): Module => {
  const source = readFileSync(join(root, file), 'utf8')
  const { module, program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const imports = specifiersOf(source, module).map(one => ({ ...one, file: resolve(root, file, one.specifier) }))
  const handsOn = program.body.filter(
    one => one.type === 'ExportAllDeclaration' || (one.type === 'ExportNamedDeclaration' && one.source !== null),
  )
  return {
    file,
    imports,
    onlyHandsOn: handsOn.length > 0 && handsOn.length === program.body.length,
    usesGlob: module.importMetas.some(({ end }) => source.startsWith('.glob', end)),
  }
}

/** Reads every module below the given folders and its imports. */
export const readModules = (root: string, folders: readonly string[]): { modules: Module[]; problems: string[] } => {
  const modules: Module[] = []
  const problems: string[] = []
  for (const file of filesBelow(root, folders, /\.(ts|tsx|mts|mjs)$/)) {
    try {
      modules.push(readModule(root, file))
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
    }
  }
  return { modules, problems }
}
