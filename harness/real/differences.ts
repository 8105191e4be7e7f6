import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { replyMismatches } from '#contracts/levels/reply-mismatches.ts'
import { valueAt } from '#contracts/wire/mismatch.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The file that describes a call: the one with its path; those of a resource name the path of its list. */
export const fileOf = ({ path }: Endpoint): string => {
  const files = globSync('contracts/api/*/*.ts', { cwd: root })
  const holding = (text: string) => files.find(file => readFileSync(`${root}/${file}`, 'utf8').includes(`'${text}'`))
  return holding(path) ?? holding(path.replace(/\/\{\w+\}$/, '')) ?? 'contracts/api'
}

/** What core does not accept in a reply, a line per field: field, expected, actual. Source: CON-5, LEV-2. */
export const differences = (to: Endpoint, data: unknown): string[] =>
  replyMismatches(to, data, 'core').map(({ path, expected }) => {
    const field = ['data', ...path].join('.')
    return `${field}: expected ${expected}, actual ${JSON.stringify(valueAt(data, path))?.slice(0, 200) ?? 'nothing'}`
  })
