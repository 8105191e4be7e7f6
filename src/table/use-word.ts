import i18next, { type ParseKeys } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '#src/i18n/i18n.ts'

const isWord = (key: string): key is ParseKeys => i18next.exists(key)

/** Translates a key that is built at run time; returns the key if there is no such text. */
export const wordFor = (key: string): string => (isWord(key) ? i18next.t(key) : key)

/** The text of a key in every loaded language; see `needEveryLanguage`. */
export const wordsFor = (key: string): readonly string[] =>
  isWord(key) ? languages.filter(lng => i18next.exists(key, { lng, fallbackLng: [] })).map(lng => i18next.t(key, { lng })) : [key]

/** True if a text is the key's text in one of the languages. */
export const isWordFor = (key: string, text: string): boolean => wordsFor(key).includes(text)

/** `wordFor` for components: renders them again when the language changes. */
export const useWord = (): ((key: string) => string) => {
  const { i18n } = useTranslation()
  // A new function per language, so that memoised components update.
  return useCallback((key: string) => (i18n.language ? wordFor(key) : key), [i18n.language])
}
