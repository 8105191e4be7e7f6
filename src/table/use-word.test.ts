import { expect, test } from 'vitest'
import { needEveryLanguage, needTexts, startTexts } from '#src/i18n/i18n.ts'
import { isSaidBy, wordsFor } from './use-word.ts'

test('what is written in either language is understood, whichever is spoken', async () => {
  await startTexts('en')
  await needTexts('office')
  expect(wordsFor('btn.yes')).toEqual(['Yes'])

  await needEveryLanguage()

  expect(wordsFor('btn.yes')).toEqual(['是', 'Yes'])
  expect([isSaidBy('btn.no', '否'), isSaidBy('btn.no', 'No'), isSaidBy('btn.no', 'Nein')]).toEqual([true, true, false])
})
