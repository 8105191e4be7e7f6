import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { recall, remember } from '#src/lib/storage.ts'
import zhCn from './zh-cn.json'

/** The languages of the interface; the first is default and fallback. Source: spec, section 1. */
const languages = ['zh-cn', 'en'] as const
export type Language = (typeof languages)[number]

/** Where the choice of language is kept. */
const languageKey = 'language'

/** zh and cn, and every Chinese, mean zh-cn; every English means en; anything else the default. */
export const languageOf = (wish: string | null | undefined): Language => (/^en\b/i.test(wish ?? '') ? 'en' : 'zh-cn')

const browserLanguage = () => (typeof navigator === 'undefined' ? undefined : navigator.language.toLowerCase())

/** The stored language, else the browser's, else Chinese. */
export const wantedLanguage = (): Language => languageOf(recall(languageKey) ?? browserLanguage())

const load = async (language: Language) => {
  if (i18next.hasResourceBundle(language, 'translation')) return
  const { default: texts } = await import('./en.json')
  i18next.addResourceBundle(language, 'translation', texts)
}

const apply = (language: Language) => {
  if (typeof document !== 'undefined') document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
}

/** Starts the texts in the wanted language; Chinese comes along as the fallback, also when the wanted one does not arrive. */
export const startTexts = async (language: Language = wantedLanguage()): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: 'zh-cn',
    fallbackLng: 'zh-cn',
    lowerCaseLng: true,
    supportedLngs: [...languages],
    resources: { 'zh-cn': { translation: zhCn } },
    interpolation: { escapeValue: false },
  })
  await speak(language).catch((error: unknown) => {
    console.error(error)
    apply('zh-cn')
  })
}

/** Changes the language of the interface. */
export const speak = async (language: Language): Promise<void> => {
  await load(language)
  await i18next.changeLanguage(language)
  apply(language)
}

/** Changes the language and remembers the choice. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  remember(languageKey, language)
  await speak(language)
}
