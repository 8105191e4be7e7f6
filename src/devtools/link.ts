import i18next from 'i18next'
import { z } from 'zod'
import { chooseLanguage, languageOf } from '#src/i18n/i18n.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { audiences } from '#contracts/wire/audience.ts'
import { endSession, keepToken, tokenOf } from '#src/lib/session/sessions.ts'
import { loadProfile } from '#src/lib/session/sign-in.ts'
import { recall, remember } from '#src/lib/browser/storage.ts'
import { control } from './control.ts'

/** Longer addresses do not survive every mail and chat. */
export const mostLetters = 2000

const Packed = z.object({ text: z.string() })

/** What the browser keeps that belongs to the picture: sessions, language, theme. */
const kept = (): Record<string, string> => ({
  ...Object.fromEntries(audiences.flatMap(audience => (tokenOf(audience) ? [[audience, tokenOf(audience) ?? '']] : []))),
  language: languageOf(i18next.resolvedLanguage),
  theme: recall('theme') ?? '',
})

/** A link to this very screen, with everything behind it. It stands after the `#`, so it is sent to no server. */
export const makeLink = async (): Promise<string> => {
  const { text } = await control(Packed, 'POST', '/link', { kept: kept() })
  const { origin, pathname, search } = window.location
  return `${origin}${pathname}${search}#world=${text}`
}

/** What becomes of the visitor's own shop when a link brings another. */
export type LinkChoice = 'keep' | 'beside' | 'replace'

/** What came of the link in the address. */
export type Opened =
  | { kept: { buyer?: string; seller?: string; admin?: string; language?: string; theme?: string } }
  | { error: string }

/** Takes over the browser's side of a link that was opened: sessions, language, theme. Before the app is drawn. */
export const takeOver = async (opened: Opened): Promise<void> => {
  if ('error' in opened) return notify.error(i18next.t('devtools.link.broken', { reason: opened.error }))
  const { language, theme, ...tokens } = opened.kept
  if (theme) remember('theme', theme)
  if (language) await chooseLanguage(languageOf(language))
  for (const audience of audiences) {
    endSession(audience)
    const token = tokens[audience]
    if (!token) continue
    keepToken(audience, token)
    await loadProfile(audience).catch(() => endSession(audience))
  }
  return notify.success(i18next.t('devtools.link.opened'))
}
