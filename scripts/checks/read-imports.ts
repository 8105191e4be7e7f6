import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { filesBelow } from '../lib/files-below.ts'

export type Import = {
  /** As written. */
  readonly said: string
  /** The file inside the project, else undefined: a package. */
  readonly file?: string
  readonly lazy: boolean
}

export type Module = {
  /** Relative to the root, with forward slashes. */
  readonly file: string
  readonly imports: readonly Import[]
  /** Every statement re-exports from another module. */
  readonly onlyHandsOn: boolean
  readonly usesGlob: boolean
}

/** The literal text of `import('…')`, or undefined when it is computed. */
const literal = (text: string) => /^\s*(['"`])([^'"`$]*)\1\s*$/.exec(text)?.[2]

/**
 * Where an import leads: relative paths and `#…` aliases to a file, anything else to a package.
 * @throws when the file does not exist.
 */
const resolve = (root: string, from: string, said: string): string | undefined => {
  const path = said.replace(/\?.*$/, '')
  if (!path.startsWith('.') && !path.startsWith('#')) return undefined
  const full = path.startsWith('#') ? join(root, path.slice(1)) : join(dirname(join(root, from)), path)
  if (!existsSync(full) || !statSync(full).isFile()) throw new Error(`${from} imports "${said}", which is not there.`)
  return relative(root, full).split(sep).join('/')
}

const said = (source: string, { staticImports, staticExports, dynamicImports }: ReturnType<typeof parseSync>['module']) => {
  const stated = staticImports.map(one => ({ said: one.moduleRequest.value, lazy: false }))
  const handedOn = staticExports.flatMap(one =>
    one.entries.flatMap(entry => (entry.moduleRequest ? [{ said: entry.moduleRequest.value, lazy: false }] : [])),
  )
  const lazy = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const text = literal(source.slice(start, end))
    return text === undefined ? [] : [{ said: text, lazy: true }]
  })
  return [...stated, ...handedOn, ...lazy]
}

/** @throws when the file cannot be parsed or imports a file that is not there. */
const readModule = (root: string, file: string): Module => {
  const source = readFileSync(join(root, file), 'utf8')
  const { module, program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  const imports = said(source, module).map(one => ({ ...one, file: resolve(root, file, one.said) }))
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

/** Reads every module below the given folders, with what it imports. */
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
