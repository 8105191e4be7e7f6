import type { Endpoint } from '../api/kit/endpoint.ts'
import { nameOf } from '../api/kit/endpoint.ts'
import recorded from '../reads.json' with { type: 'json' }

/** What pages read of the reply of a call, by path: `data[].name`. Whether a path is read includes what lies below it. */
export type Reads = { readonly has: (path: string) => boolean }

/** Trees are alike at every depth: what is read of one level is read of all. */
const flattened = (path: string): string => path.replace(/((?:^|\.)?children\[\])(?:\.children\[\])+/g, '$1')

/** A path and everything that it lies in: `data[].name`, `data[]`, `data`, and the reply itself. */
const withParents = (path: string): string[] => {
  const parts = flattened(path).split(/(?=\.)|(?=\[\])/)
  return [
    '',
    ...parts.map((_, at) =>
      parts
        .slice(0, at + 1)
        .join('')
        .replace(/^\./, ''),
    ),
  ]
}

const parentOf = (path: string): string => path.replace(/\.?[^.]+$/, '')

/** What pages read of a call, by a record of that; nothing where its screens have not been traced. */
export const readsIn = (all: Readonly<Record<string, readonly string[]>>, to: Endpoint): Reads | undefined => {
  const paths = all[nameOf(to)]
  if (!paths) return undefined
  const known = new Set(paths.flatMap(withParents))
  return {
    has: path => {
      const place = flattened(path)
      const parent = parentOf(place)
      return known.has(place) || known.has(parent ? `${parent}.*` : '*')
    },
  }
}

const found = new WeakMap<Endpoint, Reads>()

/** What pages read of a call, as it was traced. Source: LEV-1. */
export const readsOf = (to: Endpoint): Reads | undefined => {
  const reads = found.get(to) ?? readsIn(recorded, to)
  if (reads) found.set(to, reads)
  return reads
}
