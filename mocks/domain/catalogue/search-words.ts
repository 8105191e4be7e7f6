import { decoded } from '#contracts/wire/request-path.ts'

/** Whether every word of `keywords` (percent-encoded) occurs in a name in any of its languages. Source: SRH-2. */
export const hasWords = (keywords: string, wordings: readonly string[]): boolean => {
  const text = wordings.join(' ').toLowerCase()
  return decoded(keywords)
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}
