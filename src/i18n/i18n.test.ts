import { afterEach, expect, it, vi } from 'vitest'
import { forget, remember } from '#src/lib/browser/storage.ts'
import chinese from './common/zh-cn.json' with { type: 'json' }
import english from './common/en.json' with { type: 'json' }
import buyers from './buyer/en.json' with { type: 'json' }
import offices from './office/en.json' with { type: 'json' }
import i18next from 'i18next'
import { applyLanguage, languageOf, needTexts, startTexts, wantedLanguage } from './i18n.ts'

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

const textsIn = (tree: object, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : textsIn(value, `${path}${name}.`),
  )

/** Shown for thousands only. */
const neverOne = ['goods.tooManySkus']

// Proves LNG-1.
it('has a form of its own for one, where an English text counts things', () => {
  const counted = [english, buyers, offices]
    .flatMap(texts => textsIn(texts))
    .filter(([, text]) => /{{count}} [a-z ]*s\b/.test(text))

  const withoutForms = counted.map(([key]) => key).filter(key => !/_(one|other)$/.test(key))

  expect(withoutForms).toEqual(neverOne)
})

it.each(['en', 'zh-cn'] as const)('a review has 1 star and 2 stars (%s)', async language => {
  await startTexts('en')
  await needTexts('buyer')
  await applyLanguage(language)

  const stars = [1, 2].map(count => i18next.t('user.comment.stars', { count }))

  expect(stars).toEqual({ en: ['1 star', '2 stars'], 'zh-cn': ['1 星', '2 星'] }[language])
  await applyLanguage('en')
})
