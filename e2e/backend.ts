import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import type { Facts, StateName } from '#contracts/states/index.ts'
import { isForeign, leaveOut } from './foreign.ts'

/** A request that works for both kinds of backend. */
export type Sent = { method: string; path: string; headers?: Record<string, string>; body?: string }

/** The backend behind the app, as tests control it: the mock in the page or a server. */
export type Backend = {
  readonly given: <S extends StateName>(state: S, facts: Facts<S>) => Promise<void>
  /** Waits until the backend answers. The app may show its shell before that. */
  readonly isUp: () => Promise<void>
  /** Sends a request. @returns the parsed body. @throws if it is not JSON. */
  readonly send: (sent: Sent) => Promise<unknown>
  /** Starts the first page signed in as this account. @returns false if a page is loaded already or the backend cannot do it. */
  readonly startAs: (who: AccountName) => Promise<boolean>
  /** Advances the backend's clock. On a server whose clock cannot be changed the test is skipped. */
  readonly pass: (seconds: number) => Promise<void>
  /** Deletes the test's world. */
  readonly end: () => Promise<void>
}

/** A request to the control API, which accepts JSON only. */
export const post = (path: string, body: unknown = {}): Sent => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Loads the smallest page if nothing is loaded yet, and waits until the backend in the page answers. */
const open = async (page: Page): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto('/login')
  const answers = () =>
    page.evaluate(async () => {
      const answer = await fetch('/_mock/clock')
      return answer.headers.get('content-type')?.includes('json') ?? false
    })
  // A first visit installs the worker, seeds the shop and compiles the app.
  await expect.poll(answers, { message: 'the backend in the page answers', timeout: 45_000, intervals: [50] }).toBe(true)
}

/** The mock inside the page. States entered before the first load are applied when the mock starts. */
export const backendInPage = async (page: Page, now: string): Promise<Backend> => {
  const states: [state: string, facts: unknown][] = []
  const signedIn: AccountName[] = []
  // mocks/hosts/page/page-start.ts reads it before the app starts.
  const hand = async (): Promise<void> => {
    const prepared = { now, states, ...(signedIn.length > 0 && { signedIn }) }
    await page.addInitScript(start => Object.assign(window, { __mockStart: start }), prepared)
  }
  await hand()
  const send = async (sent: Sent): Promise<unknown> => {
    await open(page)
    return page.evaluate(async ({ path, ...init }) => (await fetch(path, init)).json(), sent)
  }
  return {
    send,
    isUp: () => open(page),
    given: async (state, facts) => {
      if (page.url() !== 'about:blank') return confirm(await send(post('/_mock/states', { state, params: facts })), state)
      states.push([state, facts])
      return hand()
    },
    startAs: async who => {
      if (page.url() !== 'about:blank') return false
      signedIn.push(who)
      await hand()
      return true
    },
    pass: async seconds => void (await send(post('/_mock/clock', { step: seconds * 1000 }))),
    end: () => Promise.resolve(),
  }
}

const reasons = {
  clock: 'needs a clock that the test can move',
  control: "needs the mock's control API",
  states: 'needs provider states: set E2E_STATES to their URL',
} as const

/**
 * A server at `api`. On our mock each test has a world of its own, named in a request header; other servers have one for all
 * tests. What a server cannot do skips the test, with the reason. Source: STE-6.
 */
export const backendAt = async (api: string, request: APIRequestContext, world: string, now: string): Promise<Backend> => {
  const isOurs = process.env.E2E_STATES === undefined && !isForeign
  const states = process.env.E2E_STATES ?? (isOurs ? `${api}/_mock/states` : undefined)
  const send = async ({ method, path, headers, body }: Sent): Promise<unknown> => {
    if (!isOurs && path.startsWith('/_mock')) return leaveOut(reasons.control)
    const answer = await request.fetch(path.startsWith('http') ? path : `${api}${path}`, {
      method,
      headers: { ...headers, ...(!isForeign && { 'x-mock-world': world }) },
      ...(body !== undefined && { data: body }),
    })
    return answer.json()
  }
  if (isOurs) await send(post('/_mock/reset', { now }))
  return {
    send,
    isUp: () => Promise.resolve(),
    given: async (state, facts) =>
      states === undefined ? leaveOut(reasons.states) : confirm(await send(post(states, { state, params: facts })), state),
    startAs: () => Promise.resolve(false),
    pass: async seconds => (isOurs ? void (await send(post('/_mock/clock', { step: seconds * 1000 }))) : leaveOut(reasons.clock)),
    end: async () => {
      if (isOurs) await send({ method: 'DELETE', path: '/_mock/world' })
    },
  }
}

/** Fails the set-up if a state was not entered, so that it does not look like a bug of the app. */
const confirm = (answer: unknown, state: string): void => {
  if (typeof answer === 'object' && answer !== null && 'error' in answer)
    throw new Error(`Set-up failed, "${state}": ${String(answer.error)}`)
}
