import i18next from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next } from 'react-i18next'
import { recall, remember } from '#src/lib/browser/storage.ts'
import { namespaces, type TextNamespace } from './namespaces.ts'
import { textFiles } from './text-files.ts'

/** The languages of the interface; the first one is the default. Source: LNG-1. */
export const languages = ['zh-cn', 'en'] as const
export type Language = (typeof languages)[number]

/** The storage key of the chosen language. */
const languageKey = 'language'

/** Maps a language tag: every English to en, everything else (zh, cn, unknown) to zh-cn. */
export const languageOf = (tag: string | null | undefined): Language => (/^en\b/i.test(tag ?? '') ? 'en' : 'zh-cn')

const browserLanguage = () => (typeof navigator === 'undefined' ? undefined : navigator.language.toLowerCase())

/** The stored language, otherwise the browser's, otherwise Chinese. */
export const wantedLanguage = (): Language => languageOf(recall(languageKey) ?? browserLanguage())

let files = textFiles

const backend = resourcesToBackend((language: string, namespace: string) => files[namespace]?.[languageOf(language)]())

const apply = (language: Language) => {
  if (typeof document !== 'undefined') document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
}

/**
 * Loads the missing namespaces of a language. Unlike `loadNamespaces` it retries what has failed before.
 * @throws if one fails to load.
 */
const fetchTexts = async (language: Language): Promise<void> => {
  const missing = () => [i18next.options.ns ?? []].flat().filter(namespace => !i18next.hasResourceBundle(language, namespace))
  if (missing().length > 0) await i18next.reloadResources([language], missing())
  if (missing().length > 0) throw new Error(`The texts "${missing().join(', ')}" failed to load in ${language}.`)
}

/** Says that a text is missing, and where it is looked for. */
const missingText = (key: string): string => {
  const loaded = namespaces.filter(namespace => i18next.hasResourceBundle(i18next.language, namespace))
  return (
    `There is no text "${key}" in the namespaces that this page has loaded: ${loaded.join(', ')}. ` +
    'If it is in another one, move it: src/i18n/namespaces.ts says which page loads which.'
  )
}

/**
 * Starts i18next in the wanted language, or in the other one if its texts fail to load.
 * @throws if both fail to load.
 */
export const startTexts = async (language: Language = wantedLanguage()): Promise<void> => {
  const [common, ...others] = namespaces
  await i18next
    .use(initReactI18next)
    .use(backend)
    .init({
      lng: language,
      // No fallback language, because it would load both: the check `words` ensures that every text exists in both.
      fallbackLng: false,
      lowerCaseLng: true,
      supportedLngs: [...languages],
      ns: [common],
      defaultNS: common,
      fallbackNS: others,
      initAsync: false,
      interpolation: { escapeValue: false },
      // A missing text is a bug: log it, because the test suites fail on console errors.
      saveMissing: import.meta.env.MODE !== 'production',
      missingKeyHandler: (_, __, key) => console.error(missingText(key)),
    })
  await applyLanguage(language).catch((error: unknown) => {
    console.error(error)
    return applyLanguage(language === 'en' ? 'zh-cn' : 'en')
  })
}

/** Changes the language of the interface. */
export const applyLanguage = async (language: Language): Promise<void> => {
  await fetchTexts(language)
  await i18next.changeLanguage(language)
  apply(language)
}

/**
 * Loads the texts of a namespace, in the current language and in every language chosen later.
 * @throws if they fail to load.
 */
export const needTexts = async (namespace: Exclude<TextNamespace, 'common'>): Promise<void> => {
  await i18next.loadNamespaces(namespace)
  await fetchTexts(languageOf(i18next.language))
}

/** Loads the texts in every language, as far as they arrive, to match what people type in either language. */
export const needEveryLanguage = (): Promise<unknown> => Promise.allSettled(languages.map(fetchTexts))

/** Changes the language and stores the choice. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  remember(languageKey, language)
  await applyLanguage(language)
}

/** In development, edited texts are applied without a reload. */
import.meta.hot?.accept('./text-files.ts', changed => {
  files = changed?.textFiles ?? files
  const language = languageOf(i18next.language)
  void i18next.reloadResources([language]).then(() => applyLanguage(language))
})
