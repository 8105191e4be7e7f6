import i18next from 'i18next'
import { audienceTexts } from '../parts/audience-texts.ts'
import type { Act } from './recording.ts'

const nameOf = ({ name, role }: { name: string; role: string }): string => name || role

const filled = ({ target, text, secret }: Extract<Act, { do: 'fill' }>): string => {
  const name = nameOf(target)
  if (!secret) return i18next.t('devtools.record.did.fill', { name, text })
  if (secret.account) return i18next.t('devtools.record.did.fillSecret', { name, account: secret.account })
  return i18next.t('devtools.record.did.fillHidden', { name })
}

const controlled = ({ method, path, body }: Extract<Act, { do: 'control' }>): string => {
  const state =
    path === '/states' && typeof body === 'object' && body !== null && 'state' in body ? String(body.state) : undefined
  if (state !== undefined) return i18next.t('devtools.record.did.state', { state })
  return i18next.t('devtools.record.did.control', {
    what: `${method} ${path} ${body === undefined ? '' : JSON.stringify(body)}`.trim(),
  })
}

/** What was done, as people read it. */
export const actText = (act: Act): string => {
  const { t } = i18next
  switch (act.do) {
    case 'open':
      return t('devtools.record.did.open', { path: act.path })
    case 'click':
      return t('devtools.record.did.click', { name: nameOf(act.target) })
    case 'fill':
      return filled(act)
    case 'select':
      return t('devtools.record.did.select', { name: nameOf(act.target), option: act.option })
    case 'press':
      return t('devtools.record.did.press', { key: act.key })
    case 'upload':
      return t('devtools.record.did.upload', { name: nameOf(act.target), files: act.files.join(', ') })
    case 'control':
      return controlled(act)
    case 'world':
      return t('devtools.record.did.world', { name: act.name })
    case 'signOut':
      return t('devtools.record.did.signOut', { audience: t(audienceTexts[act.audience]) })
    case 'signIn':
    default:
      return t('devtools.record.did.signIn', { name: act.username })
  }
}
