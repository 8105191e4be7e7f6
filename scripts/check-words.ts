import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from './tell.ts'

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

if (isMain(import.meta.url)) {
  const read = (name: string): Words => JSON.parse(readFileSync(join(root, 'src/i18n', name), 'utf8'))
  const { texts, problems } = checkWords(read('zh-cn.json'), read('en.json'))
  for (const problem of problems) console.error(problem)
  console.log(`${texts} texts, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
