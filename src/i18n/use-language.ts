import { useTranslation } from 'react-i18next'
import { chooseLanguage, languageOf, type Language } from './i18n.ts'

/** The current language, and a function that changes it. */
export const useLanguage = (): { language: Language; choose: (language: Language) => Promise<void> } => {
  const { i18n } = useTranslation()
  return { language: languageOf(i18n.resolvedLanguage), choose: chooseLanguage }
}
