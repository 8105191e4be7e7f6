import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isMain, root } from '../lib/command-line.ts'
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

/** English plurals have two keys (`…_one`, `…_other`), Chinese ones only `…_other`. */
const isPluralOf = (key: string, others: ReadonlyMap<string, string>) =>
  /_(one|zero|two|few|many)$/.test(key) && others.has(key.replace(/_\w+$/, '_other'))

const missing = (from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>, name: string) =>
  [...from.keys()].filter(key => !to.has(key) && !isPluralOf(key, to)).map(key => `${key} is missing in ${name}.`)

/** Compares two language files: keys missing in one, empty texts, different placeholders. */
export const checkWords = (zh: Words, en: Words): { texts: number; problems: string[] } => {
  const [chinese, english] = [new Map(flat(zh)), new Map(flat(en))]
  const empty = [...chinese, ...english].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty.`)
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
      ...empty,
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

const sortFiles = (): void => {
  for (const file of files) writeFileSync(file, `${JSON.stringify(sorted(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`)
}

if (isMain(import.meta.url)) {
  const duplicated = duplicates()
  // Sorting would keep one value of a duplicated key and lose the other.
  if (process.argv.includes('--sort') && duplicated.length === 0) sortFiles()
  const checked = namespaces.map(namespace => checkWords(readWords(namespace, 'zh-cn'), readWords(namespace, 'en')))
  const compared = await compareKeys(namespaces.flatMap(keysOf))
  const problems = [...duplicated, ...checked.flatMap(one => one.problems), ...repeated(), ...compared]
  for (const problem of problems) console.error(problem)
  console.log(`${checked.reduce((sum, { texts }) => sum + texts, 0)} texts, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
