import { findKeys, type I18nextToolkitConfig, type Plugin } from 'i18next-cli'

/** Groups whose keys are made at run time: the label of a field is `field.` and its name. */
const madeAtRunTime = /^field\./

/** English says one and many with two keys (`…_one`, `…_other`); code names them without the ending. */
const withoutPlural = (key: string): string => key.replace(/_(one|other)$/, '')

/** Counts each literal that is a key: labels of fields and titles of routes are data, which calls of `t` name later. */
const keysInData = (known: ReadonlySet<string>): Plugin => ({
  name: 'keys in data',
  onVisitNode: (node, { addKey }) => {
    const value: unknown = Reflect.get(node, 'value')
    if (node.type === 'StringLiteral' && typeof value === 'string' && known.has(value)) addKey({ key: value })
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
 * Compares the keys that the code names with those of the texts.
 * @param keys the keys of all texts.
 * @returns a message for each unused text and each missing one.
 */
export const compareKeys = async (keys: readonly string[]): Promise<string[]> => {
  const known = new Set(keys.map(withoutPlural))
  const { allKeys } = await findKeys(configFor(known))
  const named = new Set([...allKeys.values()].map(({ key }) => withoutPlural(key)))
  const unread = [...known].filter(key => !named.has(key) && !madeAtRunTime.test(key))
  const missing = [...named].filter(key => !known.has(key))
  return [...unread.map(key => `${key} is read nowhere.`), ...missing.map(key => `${key} is named by the code and is no text.`)]
}
