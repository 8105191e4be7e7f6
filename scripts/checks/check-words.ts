import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from '../lib/command-line.ts'
import { parts, placesOf, type Part } from './word-readers.ts'

const languages = ['zh-cn', 'en'] as const

type Words = { readonly [key: string]: string | Words }

/** Every text with its dotted key. */
const flat = (words: Words, before = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  )

const placeholders = (text: string) =>
  (text.match(/{{\s*[\w.]+/g) ?? [])
    .map(one => one.replace(/{{\s*/, ''))
    .sort()
    .join(', ')

/** English says one and many with two keys (`…_one`, `…_other`), Chinese with `…_other` alone. */
const isPluralOf = (key: string, others: ReadonlyMap<string, string>) =>
  /_(one|zero|two|few|many)$/.test(key) && others.has(key.replace(/_\w+$/, '_other'))

const missing = (from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>, name: string) =>
  [...from.keys()].filter(key => !to.has(key) && !isPluralOf(key, to)).map(key => `${key} is missing in ${name}.`)

/** What is wrong with two language files: keys of one only, empty texts, placeholders that differ. */
export const checkWords = (zh: Words, en: Words): { texts: number; problems: string[] } => {
  const [chinese, english] = [new Map(flat(zh)), new Map(flat(en))]
  const empty = [...chinese, ...english].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty.`)
  const differing = [...chinese].flatMap(([key, text]) => {
    const other = english.get(key)
    const same = other === undefined || placeholders(text) === placeholders(other)
    return same
      ? []
      : [`${key} has other placeholders in Chinese (${placeholders(text)}) than in English (${placeholders(other)}).`]
  })
  return {
    texts: chinese.size,
    problems: [
      ...(chinese.size === 0 ? ['The language files hold no text.'] : []),
      ...missing(chinese, english, 'en.json'),
      ...missing(english, chinese, 'zh-cn.json'),
      ...empty,
      ...differing,
    ],
  }
}

/** The file of a part in one language. */
const fileOf = (part: Part, language: string) => join(root, 'src/i18n', part === 'everyone' ? '' : part, `${language}.json`)

type Text = { readonly key: string; readonly part: Part; readonly text: string }

const textsIn = (language: string): Text[] =>
  parts.flatMap(part =>
    flat(JSON.parse(readFileSync(fileOf(part, language), 'utf8'))).map(([key, text]) => ({ key, part, text })),
  )

const nested = (texts: readonly Text[]): Words => {
  const words: Record<string, Words | string> = {}
  for (const { key, text } of texts.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const names = key.split('.')
    const group = names.slice(0, -1).reduce<Record<string, Words | string>>((at, name) => {
      const inner = at[name] ?? {}
      at[name] = inner
      return inner as Record<string, Words | string>
    }, words)
    group[names.at(-1) ?? ''] = text
  }
  return words
}

const misplaced = (texts: readonly Text[], places: ReadonlyMap<string, Part>): string[] =>
  texts.flatMap(({ key, part }) => {
    const place = places.get(key)
    if (!place) return [`${key} is read nowhere.`]
    return place === part ? [] : [`${key} is for ${part}, but read by ${place}: npm run words puts it right.`]
  })

/** Writes each text into the file of those who read it. */
const sort = (language: string, places: ReadonlyMap<string, Part>): void => {
  const texts = textsIn(language).map(one => ({ ...one, part: places.get(one.key) ?? one.part }))
  for (const part of parts)
    writeFileSync(fileOf(part, language), `${JSON.stringify(nested(texts.filter(one => one.part === part)), null, 2)}\n`)
}

if (isMain(import.meta.url)) {
  const read = () => languages.map(textsIn)
  const keys = textsIn('zh-cn').map(({ key }) => key)
  const places = placesOf(root, keys)
  if (process.argv.includes('--sort')) for (const language of languages) sort(language, places)
  const [zh = [], en = []] = read()
  const { texts, problems } = checkWords(nested(zh), nested(en))
  const all = [...problems, ...[zh, en].flatMap(words => misplaced(words, places))]
  for (const problem of new Set(all)) console.error(problem)
  console.log(`${texts} texts, ${all.length} problems`)
  process.exitCode = all.length > 0 ? 1 : 0
}
