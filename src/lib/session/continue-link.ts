import i18next from 'i18next'
import { audiences } from '#contracts/wire/audience.ts'
import { recall, remember } from '../browser/storage.ts'
import { takeSessions, tokensHere } from './take-sessions.ts'

/** Begins the fragment of a link that carries sessions. Browsers never send it to a server. */
const mark = '#continue&'

/**
 * The link with which another device continues as this browser does: signed in as the same people, in the same language and
 * theme. Whoever has it is signed in as them. Source: HST-12.
 * @param address of a page in a shared world, without a fragment.
 */
export const continueLink = (address: string): string => {
  const kept = Object.entries({ ...tokensHere(), language: i18next.resolvedLanguage, theme: recall('theme') })
  const fields = kept.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
  return `${address}${mark}${new URLSearchParams(fields)}`
}

/**
 * Takes over what the link carries, and removes it from the URL. Call it before the app renders.
 * @param speak changes the language of the interface.
 */
export const takeContinued = async (speak: (language: string | null) => Promise<void>): Promise<void> => {
  const fields = new URLSearchParams(location.hash.slice(mark.length))
  history.replaceState(null, '', location.pathname + location.search)
  const theme = fields.get('theme')
  if (theme) remember('theme', theme)
  await speak(fields.get('language'))
  await takeSessions(Object.fromEntries(audiences.map(audience => [audience, fields.get(audience) ?? undefined])))
}
