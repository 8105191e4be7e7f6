import { expect, it } from 'vitest'
import { checkWords, sortedJson } from './check-words.ts'

// Proves LNG-1, WRD-1.
it('accepts two files with the same keys', () => {
  const zh = { shop: { left: '还剩 {{count}} 件' }, days_other: '{{count}} 天' }
  const en = { shop: { left: '{{ count }} left' }, days_one: '{{count}} day', days_other: '{{count}} days' }

  const { texts, problems } = checkWords(zh, en)

  expect({ texts, problems }).toEqual({ texts: 2, problems: [] })
})

// Proves LNG-3.
it.each([
  ['b.c is missing in en.json.', { a: '甲', b: { c: '乙' } }, { a: 'A' }],
  ['b is missing in zh-cn.json.', { a: '甲' }, { a: 'A', b: 'B' }],
  [
    'a_one is in zh-cn.json, but Chinese has one form: both files need a_other, en.json a_one, too.',
    { a: '甲', a_one: '甲' },
    { a: 'A', a_one: 'A' },
  ],
  ['a has curly quotes, but English texts use straight ones.', { a: '“甲”' }, { a: '“A”' }],
  ['a is empty.', { a: '甲' }, { a: ' ' }],
  ['a has different placeholders in Chinese (n) and English (count).', { a: '{{n}} 个' }, { a: '{{count}} pieces' }],
  ['The language files contain no text.', {}, {}],
])('reports: %s', (sentence, zh, en) => {
  const { problems } = checkWords(zh, en)

  expect(problems).toEqual([sentence])
})

it('sorts the keys of a file at every depth', () => {
  const json = '{ "pay": "Pay", "cart": { "b": "B", "a": "A" } }'

  expect(sortedJson(json)).toBe('{\n  "cart": {\n    "a": "A",\n    "b": "B"\n  },\n  "pay": "Pay"\n}\n')
})
