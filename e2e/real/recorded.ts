import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { storageKeys, type Audience } from '#contracts/wire/audience.ts'

/** A recorded reply of a real server to a call of a screen. `screen` ends in `#view` or `#edit` for calls of its dialogs. */
export type Recorded = {
  readonly consumer: 'storefront' | 'seller' | 'admin'
  readonly screen: string
  readonly method: string
  /** Includes `/api` and the query, decoded. */
  readonly path: string
  readonly status: number
  readonly type: string
  readonly reply: unknown
}

const readRecorded = (file: string): readonly Recorded[] =>
  readFileSync(new URL(`../../harness/real/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Recorded)

/** Replies that the storefront and the seller office received. */
export const recorded = readRecorded('screens.jsonl')

/** Replies that the admin office received, including its menu. */
export const recordedAdmin = readRecorded('admin-screens.jsonl')

const placeOf = (path: string): string => path.split('?')[0] ?? path

/** The recorded reply that fits a call best: one of the same screen before others, then one with the same path and query. */
const replyTo = (among: readonly Recorded[], method: string, path: string, screen: string): Recorded | undefined => {
  const likeness = (one: Recorded) => Number(one.screen.split('#')[0] === screen) * 2 + Number(one.path === path)
  return among
    .filter(one => one.method === method && placeOf(one.path) === placeOf(path))
    .sort((a, b) => likeness(b) - likeness(a))[0]
}

/** Views of the screens whose view name does not follow from their path. */
const views: Readonly<Record<string, string>> = {
  '/Seller/orders/wait': 'Seller/orders/wait',
  '/Seller/returns': 'Seller/refunds/return',
  '/Seller/distribution_logs': 'Seller/distributions/log',
  '/Seller/coupon_logs': 'Seller/coupons/log',
  '/Seller/dashboard/order': 'Seller/dashboard/order',
}

/** A menu with all recorded screens, because the recorded menu is incomplete. */
const menu = [...new Set(recorded.map(({ screen }) => screen.split('#')[0] ?? ''))]
  .filter(screen => /^\/Seller\/(?!login|sales)/.test(screen))
  .map((apis, at) => ({
    id: at + 1,
    pid: 0,
    lev: 0,
    name: apis,
    ename: apis,
    icon: '',
    is_open: 0,
    apis,
    view: views[apis] ?? `${apis.slice(1)}/index`,
  }))

/**
 * Answers every call of the page with a recorded reply. Other calls get what that server answers to unknown ones: a web page for
 * GET, status 405 otherwise.
 * @param among the replies to choose from.
 * @returns `prefer` names the screen whose replies come before those of other screens.
 */
export const answerAsRecorded = async (page: Page, among: readonly Recorded[]) => {
  let preferred = ''
  await page.route('**/api/**', async (route: Route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('/Seller/load_menu')) return route.fulfill({ json: { code: 200, msg: 'ok', data: menu } })
    const found = replyTo(among, request.method(), decodeURIComponent(pathname + search), preferred)
    if (found) {
      const body = typeof found.reply === 'string' ? found.reply : JSON.stringify(found.reply)
      return route.fulfill({ status: found.status, contentType: found.type, body })
    }
    if (request.method() === 'GET')
      return route.fulfill({ status: 200, contentType: 'text/html; charset=UTF-8', body: '<!DOCTYPE html><title>Shop</title>' })
    return route.fulfill({ status: 405, json: { message: 'The method is not supported for this route.' } })
  })
  return { prefer: (screen: string): void => void (preferred = screen) }
}

/** Stores a session in the page that the recorded replies belong to. */
export const signInAsRecorded = (page: Page, audience: Audience): Promise<unknown> =>
  page.addInitScript(keys => {
    localStorage.setItem(keys.token, 'recorded')
    localStorage.setItem(keys.user, JSON.stringify({ id: 1, username: 'recorded', nickname: 'Recorded' }))
  }, storageKeys(audience))

/** Opens a screen, signed in, with the replies that the real server gave to it. */
export const openRecorded = async (page: Page, screen: string, audience: Audience): Promise<void> => {
  await signInAsRecorded(page, audience)
  const answers = await answerAsRecorded(page, recorded)
  answers.prefer(screen)
  await page.goto(screen)
}
