import { expect, it } from 'vitest'
import { interfaceKeys, interfaceText } from '../words.ts'
import { glossary, glossaryPrefixes } from './glossary.ts'

// Proves STE-1.
it('is what the interface shows, in both languages', () => {
  const shown = (key: string) => [interfaceText('zh-cn', key), interfaceText('en', key)]
  const wrong = Object.entries(glossary).filter(([key, texts]) => shown(key).some((text, at) => text !== texts[at]))

  expect(Object.fromEntries(wrong.map(([key]) => [key, shown(key)]))).toEqual(Object.fromEntries(wrong))
})

// Proves STE-1.
it('has every text of its topics', () => {
  const keys = new Set([...interfaceKeys('zh-cn'), ...interfaceKeys('en')])
  const own = [...keys].filter(key => glossaryPrefixes.some(prefix => key.startsWith(prefix)))

  expect(own.length).toBeGreaterThan(800)
  expect(own.filter(key => !(key in glossary))).toEqual([])
})
