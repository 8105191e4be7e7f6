import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { recall, remember } from '#src/lib/browser/storage.ts'

/** The languages of the interface; the first is default and fallback. Source: LNG-1. */
export const languages = ['zh-cn', 'en'] as const
export type Language = (typeof languages)[number]

/** Where the choice of language is kept. */
const languageKey = 'language'

/** zh and cn, and every Chinese, mean zh-cn; every English means en; anything else the default. */
export const languageOf = (wish: string | null | undefined): Language => (/^en\b/i.test(wish ?? '') ? 'en' : 'zh-cn')

const browserLanguage = () => (typeof navigator === 'undefined' ? undefined : navigator.language.toLowerCase())

/** The stored language, else the browser's, else Chinese. */
export const wantedLanguage = (): Language => languageOf(recall(languageKey) ?? browserLanguage())

type Texts = { readonly default: object }

/** Texts stand with those who read them; `npm run words` sorts them. Builds fetch everyone's beside the app (scripts/build/fetch-wanted.ts). */
const files: Readonly<Record<string, Readonly<Record<Language, () => Promise<Texts>>>>> = {
  everyone: { 'zh-cn': () => import('./zh-cn.json'), en: () => import('./en.json') },
  buyer: { 'zh-cn': () => import('./buyer/zh-cn.json'), en: () => import('./buyer/en.json') },
  office: { 'zh-cn': () => import('./office/zh-cn.json'), en: () => import('./office/en.json') },
  // Builds for a real server have no panel.
  ...(import.meta.env?.MODE !== 'production' && {
    panel: { 'zh-cn': () => import('./panel/zh-cn.json'), en: () => import('./panel/en.json') },
  }),
}

/** Whose texts are wanted by now. */
const wanted = new Set(['everyone'])
const held = new Set<string>()

const load = async (language: Language, reader: string) => {
  const name = `${language} ${reader}`
  const fetchTexts = files[reader]?.[language]
  if (held.has(name) || !fetchTexts) return
  const { default: texts } = await fetchTexts()
  i18next.addResourceBundle(language, 'translation', texts, true, true)
  held.add(name)
}

const loadWanted = (language: Language) => Promise.all([...wanted].map(reader => load(language, reader)))

const apply = (language: Language) => {
  if (typeof document !== 'undefined') document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
}

/**
 * Starts the texts in the wanted language, in the other one where it does not arrive.
 * @throws when neither arrives.
 */
export const startTexts = async (language: Language = wantedLanguage()): Promise<void> => {
  held.clear()
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: languages[0],
    lowerCaseLng: true,
    supportedLngs: [...languages],
    resources: {},
    interpolation: { escapeValue: false },
    // A text that is not at hand is a fault, and suites fail on what the console says.
    saveMissing: import.meta.env.MODE !== 'production',
    missingKeyHandler: (_, __, key) => console.error(`There is no text "${key}".`),
  })
  await speak(language).catch((error: unknown) => {
    console.error(error)
    return speak(language === 'en' ? 'zh-cn' : 'en')
  })
}

/** Changes the language of the interface. */
export const speak = async (language: Language): Promise<void> => {
  await loadWanted(language)
  await i18next.changeLanguage(language)
  apply(language)
}

/**
 * Has the texts of a reader at hand, in this language and in those that are chosen later.
 * @throws when they do not arrive.
 */
export const needTexts = async (reader: 'buyer' | 'office' | 'panel'): Promise<void> => {
  wanted.add(reader)
  await loadWanted(languageOf(i18next.language))
}

/** Has the texts at hand in every language, as far as they arrive: for what people write in either. */
export const needEveryLanguage = (): Promise<unknown> => Promise.allSettled(languages.map(loadWanted))

/** Changes the language and remembers the choice. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  remember(languageKey, language)
  await speak(language)
}
