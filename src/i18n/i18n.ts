import i18next from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next } from 'react-i18next'
import { recall, remember } from '#src/lib/browser/storage.ts'
import { namespaces, type TextNamespace } from './namespaces.ts'
import { textFiles } from './text-files.ts'

/** The languages of the interface; the first is default and fallback. Source: LNG-1. */
export const languages = ['zh-cn', 'en'] as const
export type Language = (typeof languages)[number]

/** Where the choice of language is kept. */
const languageKey = 'language'

/** zh and cn, and every Chinese, mean zh-cn; every English means en; anything else the default. */
export const languageOf = (tag: string | null | undefined): Language => (/^en\b/i.test(tag ?? '') ? 'en' : 'zh-cn')

const browserLanguage = () => (typeof navigator === 'undefined' ? undefined : navigator.language.toLowerCase())

/** The stored language, else the browser's, else Chinese. */
export const wantedLanguage = (): Language => languageOf(recall(languageKey) ?? browserLanguage())

let files = textFiles

const backend = resourcesToBackend((language: string, namespace: string) => files[namespace]?.[languageOf(language)]())

const apply = (language: Language) => {
  if (typeof document !== 'undefined') document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
}

/**
 * Fetches what is missing of the wanted texts. Unlike `loadNamespaces` it tries again what has failed before.
 * @throws when some do not arrive.
 */
const fetchTexts = async (language: Language): Promise<void> => {
  const missing = () => [i18next.options.ns ?? []].flat().filter(namespace => !i18next.hasResourceBundle(language, namespace))
  if (missing().length > 0) await i18next.reloadResources([language], missing())
  if (missing().length > 0) throw new Error(`The texts "${missing().join(', ')}" did not arrive in ${language}.`)
}

/**
 * Starts the texts in the wanted language, in the other one where it does not arrive.
 * @throws when neither arrives.
 */
export const startTexts = async (language: Language = wantedLanguage()): Promise<void> => {
  const [common, ...others] = namespaces
  await i18next
    .use(initReactI18next)
    .use(backend)
    .init({
      lng: language,
      // Every text is in both languages, which the check `words` ensures: nobody fetches both.
      fallbackLng: false,
      lowerCaseLng: true,
      supportedLngs: [...languages],
      ns: [common],
      defaultNS: common,
      fallbackNS: others,
      initAsync: false,
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
  await fetchTexts(language)
  await i18next.changeLanguage(language)
  apply(language)
}

/**
 * Has the texts of a namespace at hand, in this language and in those that are chosen later.
 * @throws when they do not arrive.
 */
export const needTexts = async (namespace: Exclude<TextNamespace, 'common'>): Promise<void> => {
  await i18next.loadNamespaces(namespace)
  await fetchTexts(languageOf(i18next.language))
}

/** Has the texts at hand in every language, as far as they arrive: for what people write in either. */
export const needEveryLanguage = (): Promise<unknown> => Promise.allSettled(languages.map(fetchTexts))

/** Changes the language and remembers the choice. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  remember(languageKey, language)
  await speak(language)
}

/** While developing, an edited text replaces the former one without a reload. */
import.meta.hot?.accept('./text-files.ts', changed => {
  files = changed?.textFiles ?? files
  const language = languageOf(i18next.language)
  void i18next.reloadResources([language]).then(() => speak(language))
})
