/** Ends a stored text that replies do not translate: a code point that Unicode reserves for such uses and no text contains. */
const mark = '\uFDD0'

/** The text without its mark. */
export const plain = (text: string): string => (text.includes(mark) ? text.replaceAll(mark, '') : text)

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/**
 * Marks the texts that users typed and that equal a seeded one, which would be translated.
 * @param typed the texts to mark.
 * @param before the value stored so far: a text that did not change keeps its translation.
 */
export const markTyped = (value: unknown, typed: ReadonlySet<string>, before?: unknown): unknown => {
  if (typeof value === 'string') return typed.has(value) && value !== before ? value + mark : value
  if (Array.isArray(value)) return value.map((one, at) => markTyped(one, typed, partOf(before, String(at))))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, markTyped(one, typed, partOf(before, key))]))
}
