import type { ParseKeys } from 'i18next'

/** What the rows of a screen are called: the key of a text with plural forms. */
export type Noun = Extract<ParseKeys, `nouns.${string}`>

/** A text with a capital first letter, for the beginning of a title. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
