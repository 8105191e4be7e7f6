/** The tones of a tag: neutral, good, waiting on the user, failed or refused. */
export type TagColour = 'plain' | 'success' | 'warning' | 'danger'

const palette: readonly TagColour[] = ['plain', 'success', 'warning', 'danger']
const good = ['1', 'true', 'yes', 'success', '是', '成功']
const bad = ['0', 'false', 'no', 'failure', 'failed', '否', '失败']

/** Java's string hash: `h * 31 + code` in signed 32 bits. */
const hashOf = (text: string): number =>
  [...Array(text.length).keys()].reduce((hash, at) => (hash * 31 + text.charCodeAt(at)) | 0, 0)

/**
 * The colour by value, for screens that ask for it: green for yes and success, red for no and failure, otherwise by the hash.
 * Source: TCO-8.
 */
export const tagColour = (value: unknown): TagColour => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const word = text.toLowerCase()
  if (good.includes(word)) return 'success'
  if (bad.includes(word)) return 'danger'
  return palette[hashOf(text) % palette.length] ?? 'plain'
}
