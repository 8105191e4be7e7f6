import i18next from 'i18next'

/** Speaks a language with these texts alone, in the namespace `common`: for tests. */
export const speakTestTexts = async (language: 'zh-cn' | 'en', texts: object): Promise<void> => {
  await i18next.init({ lng: language, lowerCaseLng: true, ns: [], defaultNS: 'common' })
  i18next.addResourceBundle(language, 'common', texts)
  // Now that there are texts, the language is the resolved one.
  await i18next.changeLanguage(language)
}
