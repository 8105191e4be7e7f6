import { findKeys, type I18nextToolkitConfig, type Plugin } from 'i18next-cli'

/** English plurals have two keys (`…_one`, `…_other`); code uses the key without the ending. */
const withoutPlural = (key: string): string => key.replace(/_(one|other)$/, '')

/**
 * Counts string literals that are keys, because titles of routes and the like are data that reach `t` later, and names of fields,
 * because the label of a field is `field.` and its name.
 */
const keysInData = (known: ReadonlySet<string>): Plugin => ({
  name: 'keys in data',
  onVisitNode: (node, { addKey }) => {
    const value: unknown = Reflect.get(node, 'value')
    if (typeof value !== 'string') return
    if (node.type === 'StringLiteral' && known.has(value)) addKey({ key: value })
    if (known.has(`field.${value}`)) addKey({ key: `field.${value}` })
  },
})

const configFor = (known: ReadonlySet<string>): I18nextToolkitConfig => ({
  locales: ['zh-cn', 'en'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/**/*.{test,type-test,d}.{ts,tsx}'],
    output: 'src/i18n/{{namespace}}/{{language}}.json',
    functions: ['t', '*.t', 'text'],
  },
  plugins: [keysInData(known)],
})

/**
 * Compares the keys in code with those of the texts.
 * @param keys the keys of all texts.
 * @returns a message for each unused and each missing text.
 */
export const compareKeys = async (keys: readonly string[]): Promise<string[]> => {
  const known = new Set(keys.map(withoutPlural))
  const { allKeys } = await findKeys(configFor(known))
  const named = new Set([...allKeys.values()].map(({ key }) => withoutPlural(key)))
  const unread = [...known].filter(key => !named.has(key))
  const missing = [...named].filter(key => !known.has(key))
  return [...unread.map(key => `${key} is never used.`), ...missing.map(key => `${key} is used in the code but has no text.`)]
}
