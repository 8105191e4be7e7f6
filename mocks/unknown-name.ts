import { closest, distance } from 'fastest-levenshtein'

/** At most this share of a name may be mistyped for a known name to be suggested. */
const mostTypos = 0.4

/**
 * The message for a name that does not exist, with the known name that it was probably meant to be.
 * @param kind what is named, such as `state` or `call`.
 * @param known all names that exist; at least one.
 * Source: MCK-13.
 */
export const unknownName = (kind: string, name: string, known: readonly string[]): string => {
  const guess = closest(name, known)
  const isNear = distance(name, guess) <= mostTypos * name.length
  return `There is no ${kind} "${name}".${isNear ? ` Did you mean "${guess}"?` : ''}`
}
