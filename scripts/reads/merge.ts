import { endpoints } from '#contracts/api/index.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { describedPath, leadsTo } from '#contracts/wire/reply-paths.ts'
import type { Note } from '#src/lib/reads/notes.ts'

/** The fields of each call's reply that pages read, as in `contracts/reads.json`. */
export type Reads = Readonly<Record<string, readonly string[]>>

/** A field that was read but is not described. */
export type Undescribed = { readonly call: string; readonly path: string; readonly screen: string }

const calls = new Map<string, Endpoint>(endpoints.map(to => [nameOf(to), to]))

/** Drops lists and records of which single fields are read. */
const withoutContainers = (paths: readonly string[]): string[] =>
  paths.filter(path => !paths.some(other => other !== path && leadsTo(path, other)))

const isWholeValue = (to: Endpoint): boolean => !['object', 'array', 'union'].includes(to.reply.def.type)

/** The described paths that the notes of one call refer to. */
const placesOf = (to: Endpoint, notes: readonly Note[]): string[] => {
  const found = notes.flatMap(([, keys]) => describedPath(to.reply, keys) ?? [])
  return found.filter(path => path !== '' || isWholeValue(to))
}

/**
 * Merges the notes with the known reads, sorted and without duplicates. A call that was not known stays core as a whole: a few
 * suites read only a part of what all pages read. Source: RDS-4.
 * @param before the known reads; without any, every call of the notes is taken.
 */
export const mergeReads = (notes: readonly Note[], before: Reads = {}): Reads => {
  const byCall = Map.groupBy(notes, ([call]) => call)
  const known = Object.keys(before)
  const names = (known.length > 0 ? known : [...byCall.keys()]).toSorted()
  return Object.fromEntries(
    names.flatMap(name => {
      const to = calls.get(name)
      if (!to) return []
      const paths = new Set([...(before[name] ?? []), ...placesOf(to, byCall.get(name) ?? [])])
      return [[name, withoutContainers([...paths]).toSorted()]]
    }),
  )
}

/** The fields in the notes that no description covers, without duplicates. */
export const undescribedIn = (notes: readonly Note[]): Undescribed[] => {
  const found = notes.flatMap(([call, keys, screen]) => {
    const to = calls.get(call)
    return to && describedPath(to.reply, keys) === undefined ? [{ call, path: keys.join('.'), screen }] : []
  })
  return [...new Map(found.map(one => [`${one.call} ${one.path}`, one])).values()]
}
