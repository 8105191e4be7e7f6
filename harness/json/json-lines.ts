export type JsonObject = { readonly [key: string]: Json | undefined }

/** What JSON can hold; a key without a value is left out. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

const isContainer = (value: Json | undefined): value is readonly Json[] | JsonObject =>
  typeof value === 'object' && value !== null

const lines = (value: Json, depth: number, indent: string): string => {
  if (depth === 0 || !isContainer(value) || !Object.values(value).some(isContainer)) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const below = `${indent}  `
  const parts = Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : [`${below}${isList ? '' : `${JSON.stringify(key)}: `}${lines(inner, depth - 1, below)}`],
  )
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

/**
 * JSON with readable diffs: a value `depth` levels down is written on one line, and so is a list or object without
 * nested ones. Keys keep their order.
 * @param depth the number of levels with a line per entry: 2 gives each entry of `interactions` in a pact a line of its own.
 */
export const jsonLines = (value: Json, depth: number): string => `${lines(value, depth, '')}\n`
