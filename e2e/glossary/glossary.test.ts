import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { interfaceText } from '../words.ts'
import { glossary, glossaryPrefixes } from './glossary.ts'

const suites = join(import.meta.dirname, '..')

/** The keys that a file passes to `t`; of a key that is put together, the beginning. */
const keysIn = (file: string): string[] =>
  [...readFileSync(join(suites, file), 'utf8').matchAll(/'([a-z]\w*(?:\.\w+)+)'|`([a-z]\w*\.[\w.]*)\$\{/g)].map(
    ([, whole, beginning]) => whole ?? beginning ?? '',
  )

// Proves STE-1.
it('is what the interface shows, in both languages', () => {
  const shown = Object.keys(glossary).map(key => [key, [interfaceText('zh-cn', key), interfaceText('en', key)]])

  expect(Object.fromEntries(shown)).toEqual(glossary)
})

// Proves STE-1.
it('has every text of its topics that a suite uses', () => {
  const used = globSync('**/*.ts', { cwd: suites }).flatMap(keysIn)
  const own = used.filter(key => glossaryPrefixes.some(prefix => key.startsWith(prefix)) && !key.endsWith('.'))

  expect(own.length).toBeGreaterThan(50)
  expect([...new Set(own)].filter(key => !(key in glossary) && interfaceText('en', key) !== undefined)).toEqual([])
})
