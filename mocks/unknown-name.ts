import { closest, distance } from 'fastest-levenshtein'

/** A known name is suggested if at most this share of the given name is mistyped. */
const mostTypos = 0.4

/**
 * The message for an unknown name, with the known name that was probably meant.
 * @param kind what the name stands for, such as `state` or `call`.
 * @param known all known names; at least one. Source: MCK-13.
 */
export const unknownName = (kind: string, name: string, known: readonly string[]): string => {
  const guess = closest(name, known)
  const isNear = distance(name, guess) <= mostTypos * name.length
  return `There is no ${kind} "${name}".${isNear ? ` Did you mean "${guess}"?` : ''}`
}
