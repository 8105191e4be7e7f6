import i18next, { type ParseKeys } from 'i18next'
import { z } from 'zod'
import { chooseLanguage, languageOf } from '#src/i18n/i18n.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { audiences } from '#contracts/wire/audience.ts'
import { tokenOf } from '#src/lib/session/sessions.ts'
import { takeSessions } from '#src/lib/session/take-sessions.ts'
import { text } from '#src/lib/format/text.ts'
import { appBase } from '#src/lib/browser/app-base.ts'
import { currentPath } from '#src/lib/browser/navigation.ts'
import { recall, remember } from '#src/lib/browser/storage.ts'
import { control } from './control.ts'

/** Longest URL, in characters, that most mail and chat programs keep intact. */
export const mostLetters = 2000

const Packed = z.object({ text: z.string() })

/** The browser's part of a link: sessions, language, theme. */
export const keptByBrowser = (): Record<string, string> => ({
  ...Object.fromEntries(audiences.flatMap(audience => (tokenOf(audience) ? [[audience, tokenOf(audience) ?? '']] : []))),
  language: languageOf(i18next.resolvedLanguage),
  theme: recall('theme') ?? '',
})

/** A link that opens a path of the app with a packed world. The world follows the `#`, so it is not sent to any server. */
export const linkTo = (path: string, packed: string): string =>
  `${window.location.origin}${appBase.replace(/\/$/, '')}${path}#world=${packed}`

/** Makes a link to this screen with all of its state. */
export const makeLink = async (): Promise<string> => {
  const { text } = await control(Packed, 'POST', '/link', { kept: keptByBrowser() })
  return linkTo(currentPath(), text)
}

/** What to do with the visitor's own shop when a link brings another. */
export type LinkChoice = 'keep' | 'beside' | 'replace'

/** The result of opening the link in the URL. */
export type Opened =
  | { kept: { buyer?: string; seller?: string; admin?: string; language?: string; theme?: string }; recording?: unknown }
  | { error: string }

/**
 * Stores sessions, language and theme of an opened link. Call it before the app renders.
 * @param message shown when it is done.
 */
export const takeOver = async (opened: Opened, message: ParseKeys = 'devtools.link.opened'): Promise<void> => {
  if ('error' in opened) return notify.error(i18next.t('devtools.link.broken', { reason: opened.error }))
  const { language, theme, ...tokens } = opened.kept
  if (theme) remember('theme', theme)
  if (language) await chooseLanguage(languageOf(language))
  await takeSessions(tokens)
  return notify.success(text(message))
}
