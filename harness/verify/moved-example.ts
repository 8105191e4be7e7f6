import type { Example } from '#contracts/examples/kit.ts'
import type { Given } from '#contracts/states/index.ts'

/** Values of the server that replace those of an example: ids, and the sums that belong to them. */
export type Moves = ReadonlyMap<string, string>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The values of `from` with those of `to` that replace them, field by field. */
export const movesBetween = (from: unknown, to: unknown): [string, string][] =>
  Object.entries(Object(from)).flatMap(([key, value]): [string, string][] => {
    const other: unknown = Reflect.get(Object(to), key)
    return other === undefined || String(value) === String(other) ? [] : [[String(value), String(other)]]
  })

/** Base64 of JSON, the encoding of search and order parameters. */
const inside = (text: string, moves: Moves): string => {
  try {
    const value: unknown = JSON.parse(atob(text))
    return isObject(value) ? btoa(JSON.stringify(moved(value, moves))) : text
  } catch {
    return text
  }
}

/** `90000|gt`, which means «from 90001 on», too. */
const condition = (text: string, moves: Moves): string =>
  text.replace(/^\d+(?=\|)/, id => {
    const next = moves.get(String(Number(id) + 1))
    return moves.get(id) ?? (next === undefined ? id : String(Number(next) - 1))
  })

/** A value with all ids replaced: `90001`, `'90001'`, `'90001,90002'`. */
const moved = (value: unknown, moves: Moves): unknown => {
  if (typeof value === 'number') return Number(moves.get(String(value)) ?? value)
  if (typeof value === 'string') {
    if (/^\d+\|/.test(value)) return condition(value, moves)
    const parts = value.split(',').map(part => moves.get(part) ?? part)
    return parts.join(',') === value && value.length > 12 ? inside(value, moves) : parts.join(',')
  }
  if (Array.isArray(value)) return value.map(inner => moved(inner, moves))
  if (!isObject(value) || value instanceof File) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, moved(inner, moves)]))
}

/** An example with the server's own records instead of those it was written with. */
export const movedExample = (example: Example, moves: Moves): Example =>
  moves.size === 0
    ? example
    : {
        ...example,
        params: moved(example.params, moves) as Example['params'],
        query: moved(example.query, moves),
        body: moved(example.body, moves),
        reply: moved(example.reply, moves),
        given: moved(example.given, moves) as readonly Given[],
      }
