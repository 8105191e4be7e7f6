/** A pseudo-random number from 0 to 1, derived from a text and a seed. */
export const numberOf = (text: string, seed: number): number => {
  let hash = seed | 0
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x5bd1e995) ^ (hash >>> 13)
  return (hash >>> 0) / 2 ** 32
}
