import { globSync, readFileSync } from 'node:fs'
import { parseSync, type Comment } from 'oxc-parser'

const folder = new URL('../../contracts/api/', import.meta.url)

/** The sentences of a docstring on one line, without the stars. */
const sentences = ({ value }: Comment): string =>
  value
    .replace(/^\*/, '')
    .split('\n')
    .map(line => line.replace(/^\s*\*?\s*/, '').trim())
    .join(' ')
    .trim()

const docsIn = (file: string): (readonly [name: string, text: string])[] => {
  const source = readFileSync(new URL(file, folder), 'utf8')
  const { program, comments } = parseSync(file, source)
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  return program.body.flatMap(statement => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
    const above = docs.find(({ end }) => end <= statement.start && source.slice(end, statement.start).trim() === '')
    const [declared] = statement.declaration.declarations
    return above && declared?.id.type === 'Identifier' ? [[declared.id.name, sentences(above)] as const] : []
  })
}

/**
 * The docstrings of the constants that `contracts/api` exports, by name. Calls and named schemas are described by them, so that
 * what a reader of the code sees is what a reader of the OpenAPI document sees.
 * @throws when two exports of one name have different docstrings.
 * Source: CON-11.
 */
export const docstrings = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const files = globSync('**/*.ts', { cwd: folder }).filter(file => !file.endsWith('.test.ts'))
  for (const [name, text] of files.sort().flatMap(docsIn)) {
    if (found.has(name) && found.get(name) !== text)
      throw new Error(`Two exports are called "${name}" and described differently.`)
    found.set(name, text)
  }
  return found
}
