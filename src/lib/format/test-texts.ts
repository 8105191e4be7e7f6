import i18next from 'i18next'

/** Starts i18next in a language with only these texts, in the namespace `common`; for tests. */
export const setTestTexts = async (language: 'zh-cn' | 'en', texts: object): Promise<void> => {
  await i18next.init({ lng: language, lowerCaseLng: true, ns: [], defaultNS: 'common' })
  i18next.addResourceBundle(language, 'common', texts)
  // i18next resolves a language only if it has texts.
  await i18next.changeLanguage(language)
}
