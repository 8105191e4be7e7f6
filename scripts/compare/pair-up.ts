import type { Chain } from './subject.ts'

/** Chains of what both revisions have, and of what only one has. */
export type Paired = { readonly both: readonly Chain[]; readonly gone: readonly Chain[]; readonly added: readonly Chain[] }

/** Divides what two revisions have by a key, and makes chains of each part. Source: PCT-5. */
export const pairUp = <T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => string,
  chainsOf: (list: readonly T[]) => readonly Chain[],
): Paired => {
  const [old, now] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))]
  return {
    both: chainsOf(after.filter(one => old.has(keyOf(one)))),
    gone: chainsOf(before.filter(one => !now.has(keyOf(one)))),
    added: chainsOf(after.filter(one => !old.has(keyOf(one)))),
  }
}
