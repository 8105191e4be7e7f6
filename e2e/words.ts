import buyersEnglish from '#src/i18n/buyer/en.json' with { type: 'json' }
import officesEnglish from '#src/i18n/office/en.json' with { type: 'json' }
import devtoolsEnglish from '#src/i18n/devtools/en.json' with { type: 'json' }
import commonEnglish from '#src/i18n/common/en.json' with { type: 'json' }
import buyersChinese from '#src/i18n/buyer/zh-cn.json' with { type: 'json' }
import officesChinese from '#src/i18n/office/zh-cn.json' with { type: 'json' }
import devtoolsChinese from '#src/i18n/devtools/zh-cn.json' with { type: 'json' }
import commonChinese from '#src/i18n/common/zh-cn.json' with { type: 'json' }
import { glossary } from './glossary/glossary.ts'

export type Language = 'zh-cn' | 'en'

type Tree = { readonly [key: string]: string | Tree }
type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeyOf<Texts[Key]>}`
}[keyof Texts & string]

/** Keys of texts with plural forms, without the suffix. */
type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem | Key : Key

/** Every text of the interface by its key. */
export type TextKey = WithoutPlural<
  KeyOf<typeof commonChinese> | KeyOf<typeof buyersChinese> | KeyOf<typeof officesChinese> | KeyOf<typeof devtoolsChinese>
>

/** A text of the interface in the language of the run. */
export type T = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

const texts: Record<Language, readonly Tree[]> = {
  'zh-cn': [commonChinese, buyersChinese, officesChinese, devtoolsChinese],
  en: [commonEnglish, buyersEnglish, officesEnglish, devtoolsEnglish],
}

const findIn = (tree: Tree, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), tree)
  return typeof found === 'string' ? found : undefined
}

/** The interface's own text of a key; undefined if there is none. */
export const interfaceText = (language: Language, key: string): string | undefined =>
  texts[language].map(tree => findIn(tree, key)).find(found => found !== undefined)

const keysIn = (tree: Tree, before = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${before}${name}`] : keysIn(value, `${before}${name}.`),
  )

/** The keys of all texts of the interface. */
export const interfaceKeys = (language: Language): string[] => texts[language].flatMap(tree => keysIn(tree))

const isKey = (key: string): key is TextKey => interfaceText('zh-cn', key) !== undefined

/** What a screen has to say: the glossary's literal if it has one, otherwise the interface's own text. */
const expectedText = (language: Language, key: string): string | undefined => {
  const [chinese, english] = glossary[key] ?? []
  return (language === 'en' ? english : chinese) ?? interfaceText(language, key)
}

/** The text of a key in one language, with its placeholders filled in. @throws if there is no such text. */
export const textOf = (language: Language, key: TextKey, values: Readonly<Record<string, string | number>> = {}): string => {
  const forms = values.count === undefined ? [key] : [`${key}_${values.count === 1 ? 'one' : 'other'}`, `${key}_other`, key]
  const text = forms.map(form => expectedText(language, form)).find(found => found !== undefined)
  if (text === undefined) throw new Error(`There is no text "${key}" in ${language}.`)
  return text.replace(/{{\s*(\w+)(,\s*number)?[^}]*}}/g, (_, name: string, isCount?: string) => {
    const value = String(values[name] ?? '')
    return isCount ? value.replace(/\B(?=(\d{3})+$)/g, ',') : value
  })
}

/** A text by a key that a screen's definition contains. @throws if there is no such text. */
export const textByKey = (t: T, key: string): string => {
  if (!isKey(key)) throw new Error(`There is no text "${key}".`)
  return t(key)
}

/** Escapes a text for use in a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches the exact label, with or without the asterisk of a required field. */
export const labelOf = (text: string): RegExp => new RegExp(`^${escaped(text)}\\s*\\*?$`)
