/** `keywords` are percent-encoded; broken encoding is searched for as it stands. Source: SRH-2. */
const decodedWords = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether every word of `keywords` occurs in one of the wordings of a name. */
export const hasWords = (keywords: string, wordings: readonly string[]): boolean => {
  const text = wordings.join(' ').toLowerCase()
  return decodedWords(keywords)
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}
