import i18next, { type ParseKeys } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '#src/i18n/i18n.ts'

const isWord = (key: string): key is ParseKeys => i18next.exists(key)

/** A word by a key that is put together at run time; the key itself where there is no such word. */
export const wordFor = (key: string): string => (isWord(key) ? i18next.t(key) : key)

/** The word in every language that has been loaded; see `needEveryLanguage`. */
export const wordsFor = (key: string): readonly string[] =>
  isWord(key) ? languages.filter(lng => i18next.exists(key, { lng, fallbackLng: [] })).map(lng => i18next.t(key, { lng })) : [key]

/** Is the text what that key says in one of the languages? */
export const isSaidBy = (key: string, text: string): boolean => wordsFor(key).includes(text)

/** The same inside components: draws again in another language. */
export const useWord = (): ((key: string) => string) => {
  const { i18n } = useTranslation()
  // The language decides what the words are, so another language is another function.
  return useCallback((key: string) => (i18n.language ? wordFor(key) : key), [i18n.language])
}
