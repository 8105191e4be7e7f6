import i18next, { type ParseKeys } from 'i18next'

/** Translates a text outside components; returns the key if no language is loaded (in scripts and contract tests). */
export const text = (key: ParseKeys, values: Readonly<Record<string, string | number>> = {}): string =>
  i18next.isInitialized ? i18next.t(key, { ...values }) : key

/** A name for display, with a placeholder if a record has none. Source: TOL-11. */
export const named = (name: string): string => name.trim() || text('ui.unnamed')

/** The current language in the notation of the wire. */
export const wireLanguage = (): string => (i18next.resolvedLanguage === 'en' ? 'en' : 'zh-CN')
