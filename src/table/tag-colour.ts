/** Colours of a tag. */
export type TagColour = 'plain' | 'success' | 'warning' | 'danger'

const palette: readonly TagColour[] = ['plain', 'success', 'warning', 'danger']
const good = ['1', 'true', 'yes', 'success', '是', '成功']
const bad = ['0', 'false', 'no', 'failure', 'failed', '否', '失败']

/** True for words that mean no or failure. */
export const isNegative = (word: string): boolean => bad.includes(word.toLowerCase())

/** Java's string hash: `h * 31 + code` in signed 32 bits. */
const hashOf = (text: string): number =>
  [...Array(text.length).keys()].reduce((hash, at) => (hash * 31 + text.charCodeAt(at)) | 0, 0)

/**
 * The colour of a tag: green for yes and success, red for no and failure, otherwise by the hash of the value.
 * Source: TCO-8.
 */
export const tagColour = (value: unknown): TagColour => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const word = text.toLowerCase()
  if (good.includes(word)) return 'success'
  if (isNegative(text)) return 'danger'
  return palette[hashOf(text) % palette.length] ?? 'plain'
}
