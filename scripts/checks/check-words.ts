import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isMain, readOptions, root } from '../lib/command-line.ts'
import { duplicateKeys } from './duplicate-keys.ts'
import { compareKeys } from './text-keys.ts'
import { namespaces } from '#src/i18n/namespaces.ts'

const languages = ['zh-cn', 'en'] as const

type Words = { readonly [key: string]: string | Words }

/** Flattens texts to dotted keys. */
const flat = (words: Words, before = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  )

const placeholders = (text: string) =>
  (text.match(/{{\s*[\w.]+/g) ?? [])
    .map(one => one.replace(/{{\s*/, ''))
    .sort()
    .join(', ')

/** The key of all other numbers for the key of one. */
const otherOf = (key: string): string => key.replace(/_one$/, '_other')

const isPluralOf = (key: string, others: ReadonlyMap<string, string>) => key.endsWith('_one') && others.has(otherOf(key))

/** English plurals have two keys (`…_one`, `…_other`), Chinese ones only `…_other`. */
const wrongPlurals = (chinese: ReadonlyMap<string, string>): string[] =>
  [...chinese.keys()]
    .filter(key => key.endsWith('_one'))
    .map(key => `${key} is in zh-cn.json, but Chinese has one form: both files need ${otherOf(key)}, en.json ${key}, too.`)

const missing = (from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>, name: string) =>
  [...from.keys()].filter(key => !to.has(key) && !isPluralOf(key, to)).map(key => `${key} is missing in ${name}.`)

/** Curly quotes, which fonts for Chinese draw as wide as a Chinese character. */
const curly = /[\u2018\u2019\u201C\u201D]/

/** Compares two language files: keys missing in one, empty texts, different placeholders, curly quotes in English. */
export const checkWords = (zh: Words, en: Words): { texts: number; problems: string[] } => {
  const [chinese, english] = [new Map(flat(zh)), new Map(flat(en))]
  const empty = [...chinese, ...english].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty.`)
  const quoted = [...english].flatMap(([key, text]) =>
    curly.test(text) ? [`${key} has curly quotes, but English texts use straight ones.`] : [],
  )
  const differing = [...chinese].flatMap(([key, text]) => {
    const other = english.get(key)
    const same = other === undefined || placeholders(text) === placeholders(other)
    return same
      ? []
      : [`${key} has different placeholders in Chinese (${placeholders(text)}) and English (${placeholders(other)}).`]
  })
  return {
    texts: chinese.size,
    problems: [
      ...(chinese.size === 0 ? ['The language files contain no text.'] : []),
      ...missing(chinese, english, 'en.json'),
      ...missing(english, chinese, 'zh-cn.json'),
      ...wrongPlurals(chinese),
      ...empty,
      ...quoted,
      ...differing,
    ],
  }
}

/** The file of a namespace in one language. */
const fileOf = (namespace: string, language: string) => join(root, 'src/i18n', namespace, `${language}.json`)

const readWords = (namespace: string, language: string): Words => JSON.parse(readFileSync(fileOf(namespace, language), 'utf8'))

const keysOf = (namespace: string): string[] => flat(readWords(namespace, 'zh-cn')).map(([key]) => key)

const sorted = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => [key, typeof value === 'string' ? value : sorted(value)]),
  )

/** Reports keys that exist in two namespaces, because only the first would be used. */
const repeated = (): string[] => {
  const places = Map.groupBy(
    namespaces.flatMap(namespace => keysOf(namespace).map(key => ({ key, namespace }))),
    ({ key }) => key,
  )
  return [...places].flatMap(([key, found]) =>
    found.length > 1 ? [`${key} is in ${found.map(({ namespace }) => namespace).join(' and ')}.`] : [],
  )
}

const files = namespaces.flatMap(namespace => languages.map(language => fileOf(namespace, language)))

const duplicates = (): string[] => files.flatMap(file => duplicateKeys(relative(root, file), readFileSync(file, 'utf8')))

/** The content of a language file with its keys sorted. */
export const sortedJson = (json: string): string => `${JSON.stringify(sorted(JSON.parse(json)), null, 2)}\n`

const sortFiles = (): void => {
  for (const file of files) writeFileSync(file, sortedJson(readFileSync(file, 'utf8')))
}

const unsorted = (): string[] =>
  files
    .filter(file => {
      const json = readFileSync(file, 'utf8')
      return json !== sortedJson(json)
    })
    .map(file => `${relative(root, file)} is not sorted. Run npm run words.`)

const help = `Checks the interface texts in src/i18n: each exists in both languages, is used, and has its place in the order of the keys.

  npm run words

Sorts the files by key, then lists what is missing, unused or empty. The step "words" of npm test only lists, and unsorted files, too.
Exit code: 0 no problem, 1 problems, 2 the command is wrong.`

if (isMain(import.meta.url)) {
  const { sort } = readOptions(help, { sort: { type: 'boolean' } })
  const duplicated = duplicates()
  // Sorting would keep one value of a duplicated key and lose the other.
  if (sort && duplicated.length === 0) sortFiles()
  const checked = namespaces.map(namespace => checkWords(readWords(namespace, 'zh-cn'), readWords(namespace, 'en')))
  const compared = await compareKeys(namespaces.flatMap(keysOf))
  const problems = [
    ...(duplicated.length > 0 ? duplicated : unsorted()),
    ...checked.flatMap(one => one.problems),
    ...repeated(),
    ...compared,
  ]
  for (const problem of problems) console.error(problem)
  console.log(`${checked.reduce((sum, { texts }) => sum + texts, 0)} texts, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
