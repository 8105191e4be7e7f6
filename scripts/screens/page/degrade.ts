import i18next from 'i18next'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { parseJson } from '#contracts/wire/envelope.ts'
import { degradationsOf, degraded, type Degradation } from '../../degrade/degradations.ts'
import type { Screen } from '../screens.ts'
import { answersMet, changeAnswers, startOver, type Met } from './backend.ts'
import { atRest, mount, uncaughtErrors } from './mount.tsx'

type Seen = { readonly rests: boolean; readonly path: string; readonly size: number }

const calls = new Map(endpoints.map(to => [nameOf(to), to]))
let usual: Seen = { rests: true, path: '', size: 0 }
let shows = 0

const dataOf = ({ text }: Met): Record<string, unknown> | undefined => {
  const envelope = parseJson(text)
  return typeof envelope === 'object' && envelope !== null && 'data' in envelope ? { ...envelope } : undefined
}

/** The length of what the screen says beside its heading and its alerts. */
const sizeOf = (main: Element): number => {
  const copy = main.cloneNode(true) as Element
  copy.querySelectorAll('h1, [role="alert"], nav').forEach(one => one.remove())
  return copy.textContent.length + copy.querySelectorAll('img, input, button').length
}

const look = async (path: string): Promise<Seen> => {
  mount(path)
  const rests = await atRest()
  const main = document.querySelector('main')
  return { rests, path: location.pathname, size: main ? sizeOf(main) : 0 }
}

/** Shows a screen as it is meant, and tells what can be wrong with the replies that it met. */
export const degradationsAt = async ({ path, start }: Screen): Promise<Degradation[]> => {
  await startOver(start)
  usual = await look(path)
  return answersMet().flatMap(met => {
    const to = calls.get(met.call)
    const envelope = dataOf(met)
    return to && envelope?.code === 200 ? degradationsOf(to, met.call, envelope.data) : []
  })
}

/** The menu is asked for once per account: another one asks again. */
const beSomebodyElse = () => {
  shows += 1
  for (const key of ['admin_user', 'seller_user']) {
    const user = parseJson(localStorage.getItem(key) ?? '')
    if (typeof user === 'object' && user !== null) localStorage.setItem(key, JSON.stringify({ ...user, id: shows }))
  }
}

const change =
  ({ call, keys, how }: Degradation) =>
  (met: Met): string => {
    const envelope = met.call === call ? dataOf(met) : undefined
    return envelope ? JSON.stringify({ ...envelope, data: degraded(envelope.data, keys, how) }) : met.text
  }

const failedPages = ['error.broken', 'error.notFound', 'error.loading'] as const

/** Why the screen that is shown counts as failed; undefined where at most a part of it has. */
const failureOf = ({ rests, path, size }: Seen): string | undefined => {
  const [error] = uncaughtErrors()
  if (error !== undefined) return `throws: ${error}`
  const main = document.querySelector('main')
  if (!main) return 'is blank'
  const headings = [...main.querySelectorAll('h1, h2')].map(one => one.textContent)
  const failed = failedPages.find(key => headings.includes(i18next.t(key)))
  if (failed) return `is replaced by ${failed}`
  if (!rests && usual.rests) return 'waits for ever'
  if (path !== usual.path) return `leads away to ${path}`
  if (main.querySelector('[role="alert"]') && size < usual.size / 5) return 'shows nothing but an error'
  return undefined
}

/** Shows the screen with one field degraded. @returns why it failed as a whole, if it did. Source: DEG-1. */
export const showDegraded = async (screen: Screen, degradation: Degradation): Promise<string | undefined> => {
  if (degradation.call.endsWith('/load_menu')) beSomebodyElse()
  changeAnswers(change(degradation))
  const seen = await look(screen.path)
  const failure = failureOf(seen)
  changeAnswers()
  return failure
}
