import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Rule = { readonly number: number; readonly meaning: string; readonly file: string; readonly title: string }

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

const rulesIn = (name: string): Rule[] =>
  read(`./${name}.tsv`)
    .trim()
    .split('\n')
    .slice(1)
    .map(line => {
      const [number, meaning = '', file = '', title = ''] = line.split('\t')
      return { number: Number(number), meaning, file, title }
    })

const titlesOf = (file: string): string => read(`../../${file}`).replaceAll("\\'", "'")

const lists = [
  ['storefront', 100],
  ['back-office', 157],
] as const

test.each(lists)('every rule of the %s has a meaning and a place where it is proved', (name, count) => {
  const rules = rulesIn(name)

  expect(rules.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, at) => at + 1))
  expect(rules.filter(({ meaning, file, title }) => meaning === '' || file === '' || title === '')).toEqual([])
})

test.each(lists)('every test that is named for a rule of the %s exists', (name, _) => {
  const rules = rulesIn(name)

  expect(rules.filter(({ file, title }) => !["'", '"'].some(end => titlesOf(file).includes(`${title}${end}`)))).toEqual([])
})
