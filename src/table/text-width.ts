/** Ideographs and full-width punctuation, which are as wide as they are high. */
const isWide = (character: string) => character >= '\u2e80'

/** Estimated width of a text of the usual size (14 px), in px; without measuring, because that would force a layout. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (isWide(character) ? 14 : /[A-Zmw%@]/.test(character) ? 9.4 : 7), 0)
