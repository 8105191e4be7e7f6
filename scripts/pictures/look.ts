import { numberOf } from '../lib/seeded.ts'

/** How a screen or story is shown. */
export type Look = {
  readonly language: 'zh-cn' | 'en'
  readonly theme: 'light' | 'dark'
  /** In CSS pixels. */
  readonly width: number
}

const languages = ['zh-cn', 'en'] as const
const themes = ['light', 'dark'] as const

/** Every look with these widths, in an order in which the language changes once. */
export const looksOf = (widths: readonly number[]): Look[] =>
  languages.flatMap(language => themes.flatMap(theme => widths.map(width => ({ language, theme, width }))))

/**
 * Half of the looks: both languages, both themes and all widths, but each language in one theme only. The seed decides by name
 * which language is dark.
 */
export const halfOf = (name: string, looks: readonly Look[], seed: number): Look[] => {
  const dark = numberOf(name, seed) < 0.5 ? 'en' : 'zh-cn'
  return looks.filter(({ language, theme }) => (language === dark) === (theme === 'dark'))
}

/** A look in a few words, such as "en, dark, 1440 px". */
export const wordsOf = ({ language, theme, width }: Look): string => `${language}, ${theme}, ${width} px`
