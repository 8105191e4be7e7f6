import i18next from 'i18next'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { storageKeys } from '#contracts/wire/audience.ts'
import { mayBeAbsent } from '#contracts/wire/reply-paths.ts'
import { parseJson } from '#contracts/wire/envelope.ts'
import { failureOf, oddTextIn, type Seen } from '../../degrade/failure.ts'
import { degradationsOf, degraded, type Degradation } from '../../degrade/degradations.ts'
import type { Screen } from '../screens.ts'
import { answersMet, changeAnswers, startOver, type Met } from './backend.ts'
import { allErrors, atRest, mount, uncaughtErrors } from './mount.tsx'

const calls = new Map(endpoints.map(to => [nameOf(to), to]))
let usual: Seen | undefined
let shows = 0

const dataOf = ({ text }: Met): Record<string, unknown> | undefined => {
  const envelope = parseJson(text)
  return typeof envelope === 'object' && envelope !== null && 'data' in envelope ? { ...envelope } : undefined
}

/** The amount of content of a screen without its headings, alerts and navigation. */
const sizeOf = (main: Element): number => {
  const copy = main.cloneNode(true) as Element
  copy.querySelectorAll('h1, [role="alert"], nav').forEach(one => one.remove())
  return copy.textContent.length + copy.querySelectorAll('img, input, button').length
}

const failedPages = ['error.broken', 'error.notFound', 'error.loading'] as const

const look = async (path: string): Promise<Seen> => {
  mount(path)
  const rests = await atRest()
  const main = document.querySelector('main')
  const headings = [...document.querySelectorAll('main :is(h1, h2)')].map(one => one.textContent)
  return {
    rests,
    path: location.pathname,
    hasMain: main !== null,
    hasAlert: document.querySelector('main [role="alert"]') !== null,
    size: main ? sizeOf(main) : 0,
    error: uncaughtErrors()[0],
    replacedBy: failedPages.find(key => headings.includes(i18next.t(key))),
    odd: oddTextIn(main?.innerText ?? ''),
  }
}

/** The menu is asked for once per account: another one asks again. */
const switchAccount = () => {
  shows += 1
  for (const key of [storageKeys('admin').user, storageKeys('seller').user]) {
    const user = parseJson(localStorage.getItem(key) ?? '')
    if (typeof user === 'object' && user !== null) localStorage.setItem(key, JSON.stringify({ ...user, id: shows }))
  }
}

/** Shows a screen with unchanged replies, and lists the ways to degrade the replies that it received. */
export const degradationsAt = async ({ path, start }: Screen): Promise<Degradation[]> => {
  await startOver(start)
  switchAccount()
  usual = await look(path)
  return answersMet().flatMap(met => {
    const to = calls.get(met.call)
    const envelope = dataOf(met)
    return to && envelope?.code === 200 ? degradationsOf(to, met.call, envelope.data) : []
  })
}

const change =
  ({ call, keys, how }: Degradation) =>
  (met: Met): string => {
    const envelope = met.call === call ? dataOf(met) : undefined
    return envelope ? JSON.stringify({ ...envelope, data: degraded(envelope.data, keys, how) }) : met.text
  }

/** Shows the screen without these fields. @returns what threw. */
const errorsWithout = async (path: string, fields: readonly Degradation[]): Promise<readonly string[]> => {
  changeAnswers(met => fields.reduce((text, field) => change(field)({ ...met, text }), met.text))
  await look(path)
  changeAnswers()
  return allErrors()
}

/** Optional fields without which a part of the screen throws, with the error: the page reads them unguarded. Source: RDS-6. */
export const unguardedAt = async (screen: Screen): Promise<[field: Degradation, error: string][]> => {
  const optional = (await degradationsAt(screen)).filter(({ call, keys, how }) => {
    const to = calls.get(call)
    return how === 'absent' && to !== undefined && mayBeAbsent(to.reply, keys)
  })
  if (optional.length === 0 || (await errorsWithout(screen.path, optional)).length === 0) return []
  const found: [Degradation, string][] = []
  for (const field of optional) {
    const [error] = await errorsWithout(screen.path, [field])
    if (error !== undefined) found.push([field, error])
  }
  return found
}

/** Shows the screen with one field degraded. @returns why it failed as a whole, if it did. Source: DEG-1. */
export const showDegraded = async (screen: Screen, degradation: Degradation): Promise<string | undefined> => {
  if (degradation.call.endsWith('/load_menu')) switchAccount()
  changeAnswers(change(degradation))
  const seen = await look(screen.path)
  changeAnswers()
  return usual && failureOf(seen, usual, degradation.size)
}
