import { expect, test } from 'vitest'
import { needEveryLanguage, needTexts, startTexts } from '#src/i18n/i18n.ts'
import { isWordFor, wordsFor } from './use-word.ts'

test('a text is recognized in both languages, whatever the current one', async () => {
  await startTexts('en')
  await needTexts('office')
  expect(wordsFor('table.actions')).toEqual(['Actions'])

  await needEveryLanguage()

  expect(wordsFor('table.actions')).toEqual(['操作', 'Actions'])
  expect([isWordFor('btn.no', '否'), isWordFor('btn.no', 'No'), isWordFor('btn.no', 'Nein')]).toEqual([true, true, false])
})
