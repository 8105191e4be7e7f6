/** A text as a literal, with the quotes that need fewer escapes. */
export const quoted = (text: string): string => {
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text)
  return `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`
}

/** Escapes a text for a regular expression literal. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** A number as the suites write it, with underscores. */
const numeral = (value: number): string => {
  const [whole = '', rest] = String(value).split('.')
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, '_') : whole
  return rest === undefined ? grouped : `${grouped}.${rest}`
}

/** A value as code. */
export const literal = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') return numeral(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).map(
    ([key, one]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key)}: ${literal(one)}`,
  )
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
}
