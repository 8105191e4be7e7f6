import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { replyMismatches } from '#contracts/levels/differences.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The file that describes a call: the one with its path; those of a resource name the path of its list. */
export const fileOf = ({ path }: Endpoint): string => {
  const files = globSync('contracts/api/*/*.ts', { cwd: root })
  const holding = (text: string) => files.find(file => readFileSync(`${root}/${file}`, 'utf8').includes(`'${text}'`))
  return holding(path) ?? holding(path.replace(/\/\{\w+\}$/, '')) ?? 'contracts/api'
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data)

/** What core does not accept in a reply, a line per field: field, expected, actual. Source: CON-5, LEV-2. */
export const differences = (to: Endpoint, data: unknown): string[] =>
  replyMismatches(to, data, 'core').map(({ path, message }) => {
    const field = ['data', ...path].join('.')
    return `${field}: expected ${message}, actual ${JSON.stringify(valueAt(data, path))?.slice(0, 200) ?? 'nothing'}`
  })
