import { afterEach, expect, it, vi } from 'vitest'
import { forget, remember } from '#src/lib/browser/storage.ts'
import chinese from './common/zh-cn.json' with { type: 'json' }
import english from './common/en.json' with { type: 'json' }
import { languageOf, wantedLanguage } from './i18n.ts'

afterEach(() => {
  forget('language')
  vi.unstubAllGlobals()
})

// Proves LNG-1, LNG-2.
it.each([
  ['zh', 'zh-cn'],
  ['cn', 'zh-cn'],
  ['zh-cn', 'zh-cn'],
  ['zh-tw', 'zh-cn'],
  ['en', 'en'],
  ['en-us', 'en'],
  ['fr', 'zh-cn'],
  [undefined, 'zh-cn'],
])('the language tag %s means %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language)
})

// Proves LNG-2.
it('prefers the stored language to the browser’s', () => {
  vi.stubGlobal('navigator', { language: 'en-US' })
  const browser = wantedLanguage()
  remember('language', 'zh')

  expect([browser, wantedLanguage()]).toEqual(['en', 'zh-cn'])
})

// Proves REV-2.
it('labels a case that the store has to decide as pending', () => {
  expect([english.refunds.state.toDecide, chinese.refunds.state.toDecide]).toEqual(['Pending', '待处理'])
})
