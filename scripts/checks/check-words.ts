import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from '../lib/command-line.ts'
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

const sortFiles = (): void => {
  for (const namespace of namespaces)
    for (const language of languages)
      writeFileSync(fileOf(namespace, language), `${JSON.stringify(sorted(readWords(namespace, language)), null, 2)}\n`)
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--sort')) sortFiles()
  const checked = namespaces.map(namespace => checkWords(readWords(namespace, 'zh-cn'), readWords(namespace, 'en')))
  const compared = await compareKeys(namespaces.flatMap(keysOf))
  const problems = [...checked.flatMap(one => one.problems), ...repeated(), ...compared]
  for (const problem of problems) console.error(problem)
  console.log(`${checked.reduce((sum, { texts }) => sum + texts, 0)} texts, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
