import type { Endpoint } from '../api/kit/endpoint.ts'
import { nameOf } from '../api/kit/endpoint.ts'
import recorded from '../reads.json' with { type: 'json' }

/** The paths that pages read in the reply of a call, such as `data[].name`. A path counts as read if anything below it is. */
export type Reads = { readonly has: (path: string) => boolean }

/** Trees are the same at every depth: what pages read on one level counts for all levels. */
const flattened = (path: string): string => path.replace(/((?:^|\.)?children\[\])(?:\.children\[\])+/g, '$1')

/** A path and all its ancestors: `data[].name`, `data[]`, `data`, and the reply itself. */
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

/** What pages read of a call, looked up in `all`; undefined if the screens of the call were not traced. */
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

/** What pages read of a call according to the last trace. Source: LEV-1. */
export const readsOf = (to: Endpoint): Reads | undefined => {
  const reads = found.get(to) ?? readsIn(recorded, to)
  if (reads) found.set(to, reads)
  return reads
}
