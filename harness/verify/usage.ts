import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nouns } from '#contracts/api/index.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The name of a call in code: `payOrder`, or `adminBrands` with the member `list`. */
type Name = { readonly to: Endpoint; readonly name: string; readonly member?: string }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const namesIn = (name: string, value: unknown): Name[] => {
  if (isEndpoint(value)) return [{ to: value, name }]
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return []
  return Object.entries(value).flatMap(([member, to]) => (isEndpoint(to) ? [{ to, name, member }] : []))
}

/** The names of every call of the contract. */
export const callNames: readonly Name[] = Object.values(nouns).flatMap(noun =>
  Object.entries(noun).flatMap(([name, value]) => namesIn(name, value)),
)

const isPage = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(?:test|type-test)\.tsx?$/.test(path)

type Source = { readonly path: string; readonly text: string; readonly words: ReadonlySet<string> }

const sources = (): Source[] =>
  !existsSync(join(root, 'src'))
    ? []
    : readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
        .filter(isPage)
        .map(file => ({ path: `src/${file.replaceAll('\\', '/')}`, text: readFileSync(join(root, 'src', file), 'utf8') }))
        .filter(({ text }) => text.includes('#contracts/api/'))
        .map(({ path, text }) => ({ path, text, words: new Set(text.match(/\w+/g)) }))

/** Whether a file uses a call. A resource named without a member is passed on as a whole, so all its calls count. */
const uses = ({ text, words }: Source, { name, member }: Name): boolean =>
  words.has(name) &&
  (member === undefined || text.includes(`${name}.${member}`) || !new RegExp(String.raw`\b${name}\.\w`).test(text))

/** The files of the interface that use each call. Empty if the folder `src` is not there. */
export const usageOf = (): ReadonlyMap<Endpoint, readonly string[]> => {
  const files = sources()
  const found = new Map<Endpoint, string[]>()
  for (const name of callNames) {
    const own = files.filter(file => uses(file, name)).map(({ path }) => path)
    found.set(name.to, [...new Set([...(found.get(name.to) ?? []), ...own])].toSorted())
  }
  return found
}
