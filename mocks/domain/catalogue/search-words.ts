import { decoded } from '#contracts/wire/request-path.ts'

/** Whether every word of `keywords` (percent-encoded) occurs in a name in any of its languages. Source: SRH-2. */
export const hasWords = (keywords: string, wordings: readonly string[]): boolean => {
  const text = wordings.join(' ').toLowerCase()
  return decoded(keywords)
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

const letters = /^[\p{Script=Latin}\d]+$/u

const rankOfWord = (word: string, names: readonly string[]): number => {
  // Chinese has no spaces between words.
  if (!letters.test(word)) return 2
  const parts = names.flatMap(name => name.match(/[\p{Script=Latin}\d]+/gu) ?? [])
  return parts.some(part => part === word || part === `${word}s`) ? 2 : parts.some(part => part.startsWith(word)) ? 1 : 0
}

/**
 * How well a name fits `keywords`: 2 if it holds each as a whole word, 1 if as the beginning of one, 0 if one of them is only
 * inside another word, as "phone" is in "saxophone". Source: SRH-8.
 */
export const wordRank = (keywords: string, wordings: readonly string[]): number => {
  const names = wordings.map(name => name.toLowerCase())
  const words = decoded(keywords).toLowerCase().split(/\s+/).filter(Boolean)
  return Math.min(2, ...words.map(word => rankOfWord(word, names)))
}
