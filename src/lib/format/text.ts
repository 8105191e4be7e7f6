import i18next, { type ParseKeys } from 'i18next'

/** A text of the catalogue outside components; its key where no language is loaded (in scripts and contract tests). */
export const text = (key: ParseKeys, values: Readonly<Record<string, string | number>> = {}): string =>
  i18next.isInitialized ? i18next.t(key, { ...values }) : key

/** A name to show; records of a server may have none. Source: TOL-11. */
export const named = (name: string): string => name.trim() || text('ui.unnamed')

/** The language in use, as the wire names it. */
export const wireLanguage = (): string => (i18next.resolvedLanguage === 'en' ? 'en' : 'zh-CN')
