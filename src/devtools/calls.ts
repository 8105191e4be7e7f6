import { endpoints, nouns } from '#contracts/api/index.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'

/** Every call of the API by name, with its summary. */
export const allCalls = [...new Map(endpoints.map(to => [nameOf(to), to.about])).entries()]
  .map(([name, about]) => ({ name, about }))
  .sort((a, b) => a.name.localeCompare(b.name))

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'about' in value

const callsIn = (value: unknown): string[] => {
  if (isEndpoint(value)) return [nameOf(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isEndpoint).map(nameOf) : []
}

/** The calls grouped by noun, without the paths in `skip`. */
export const callsByNoun = (skip: readonly string[]): { noun: string; calls: string[] }[] =>
  Object.entries(nouns).flatMap(([noun, members]) => {
    const calls = [...new Set(Object.values(members).flatMap(callsIn))].filter(
      name => !skip.some(path => name.endsWith(` ${path}`)),
    )
    return calls.length > 0 ? [{ noun, calls }] : []
  })
