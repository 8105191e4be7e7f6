import { test as base, type BrowserContext } from '@playwright/test'
import { encodeParams } from '#contracts/wire/params.ts'
import { storageKeys } from '#contracts/wire/audience.ts'
import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { backOfficeOf, type BackOffice } from './back-office.ts'
import { backendAt, backendInPage, type Backend } from './backend.ts'
import { callsOf, signIn, type Call } from './calls.ts'
import { faultsOf, type Faults } from './faults.ts'
import { keepsFocus, noteFocus } from './focus.ts'
import { isForeign, serverTime } from './foreign.ts'
import { withSourcePositions } from './source-position.ts'
import { looksRight, watch } from './watch.ts'
import { anOrder, type OrderToBe } from './purchase/an-order.ts'
import { textOf, type Language, type T } from './words.ts'

/** The clock of every test is set to this time. */
export const now = '2026-06-15 10:00:00'

/** `now` in milliseconds since 1970. */
export const moment = Date.parse(`${now.replace(' ', 'T')}+08:00`)

/** Sets the clock of a profile: to `moment`, or on a foreign server to that server's time, which goes on. */
export const setClock = async ({ clock }: BrowserContext): Promise<void> => {
  if (isForeign) await clock.install({ time: await serverTime(process.env.E2E_API ?? '') })
  else await clock.setFixedTime(moment)
}

export type Options = {
  language: Language
  /** Whether axe scans the page at the end of each test. */
  axe: boolean
}

/** Fixtures added to those of Playwright. */
export type Fixtures = {
  backend: Backend
  watcher: ReturnType<typeof watch>
  /** Puts the backend (the mock in the page, or the server at E2E_API) into a state of contracts/states/index.ts. */
  given: Backend['given']
  /** Advances the clock of the backend. */
  pass: Backend['pass']
  /** Makes responses of the mock in the page fail or wait. */
  faults: Faults
  /** Signs the browser in as a ready account; sessions of other audiences stay. */
  signedIn: (who: AccountName) => Promise<void>
  /** Calls the API as a ready account or a guest, to check what a screen does not show. */
  api: (who: AccountName | 'guest') => Promise<Call>
  /** Page object for the screens of both back offices. */
  backOffice: BackOffice
  t: T
  /** An order of the shopper at sums with cents: `await anOrder().withCoupon().waitingFor('payment')`. */
  anOrder: () => OrderToBe
  /** Opens the confirmation of an order of these lines. */
  openCheckout: (lines: readonly { goods_id: number; sku_id: number; buy_num: number }[]) => Promise<void>
  /** Expects that axe finds nothing serious on the page; runs after every test unless `axe` is false. */
  looksRight: () => Promise<void>
  /** Expects that the focus did not go with an element that the page removed, such as a deleted row with its button. */
  keepsFocus: () => Promise<void>
  /** Allows console errors that match, because the test expects them. */
  allow: (pattern: RegExp) => void
}

/** Each test starts with a browser profile of its own, as on a first visit. Most tests use the shared profile of test.ts. */
export const test = base.extend<Options & Fixtures>({
  context: async ({ context }, use) => {
    await setClock(context)
    await use(context)
  },

  language: ['zh-cn', { option: true }],
  axe: [true, { option: true }],

  watcher: [
    async ({ axe, context, page, baseURL }, use) => {
      const watcher = watch(context, baseURL ?? '')
      await use(watcher)
      if (axe && !page.isClosed() && page.url().startsWith('http') && test.info().errors.length === 0)
        await looksRight(page, baseURL)
      watcher.stop()
      const errors = await Promise.all(watcher.seen().map(withSourcePositions))
      test.expect(errors, 'errors while the test ran').toEqual([])
    },
    { auto: true },
  ],

  backend: [
    async ({ context, page, request, watcher }, use) => {
      const api = process.env.E2E_API
      const { testId } = test.info()
      if (api && !isForeign) await context.setExtraHTTPHeaders({ 'x-mock-world': testId })
      const backend = api ? await backendAt(api, request, testId, now) : await backendInPage(page, now)
      await use(backend)
      watcher.seen()
      await backend.end()
    },
    { auto: true },
  ],

  given: async ({ backend }, use) => use(backend.given),
  pass: async ({ backend }, use) => use(backend.pass),
  faults: async ({ backend }, use) => use(faultsOf(backend)),
  allow: async ({ watcher }, use) => use(watcher.allow),
  keepsFocus: async ({ page }, use) => {
    await noteFocus(page)
    await use(() => keepsFocus(page))
  },
  looksRight: async ({ baseURL, page }, use) => use(() => looksRight(page, baseURL)),
  t: async ({ language }, use) => use((key, values) => textOf(language, key, values)),
  anOrder: async ({ given, api }, use) => use(() => anOrder({ given, api })),
  openCheckout: async ({ page }, use) =>
    use(
      async order =>
        void (await page.goto(`/order/before/${encodeURIComponent(encodeParams({ order: [...order], ifcart: 0 }))}`)),
    ),
  backOffice: async ({ page, t }, use) => use(backOfficeOf(page, t)),

  signedIn: async ({ backend, language, page }, use) => {
    await use(async who => {
      if (await backend.startAs(who)) return
      const { token, user } = await signIn(backend, who, language)
      if (page.url() === 'about:blank') await page.goto('/login')
      await page.evaluate(
        ([keys, text, profile]) => {
          localStorage.setItem(keys.token, text)
          localStorage.setItem(keys.user, profile)
        },
        [storageKeys(accounts[who].audience), token, JSON.stringify(user)] as const,
      )
    })
  },

  api: async ({ backend, language }, use) => {
    const signedIn = new Map<AccountName | 'guest', Call>()
    await use(async who => {
      const known =
        signedIn.get(who) ?? (who === 'guest' ? callsOf(backend, { language }) : (await signIn(backend, who, language)).call)
      signedIn.set(who, known)
      return known
    })
  },
})

export { expect } from '@playwright/test'
