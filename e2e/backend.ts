import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import type { Facts, StateName } from '#contracts/states/index.ts'

/** A request as both kinds of backend take it. */
export type Sent = { method: string; path: string; headers?: Record<string, string>; body?: string }

/** What a test can ask of whatever stands behind the app. */
export type Backend = {
  readonly given: <S extends StateName>(state: S, facts: Facts<S>) => Promise<void>
  /** Waits until it answers. An app whose frame is there may still be waiting for it. */
  readonly isUp: () => Promise<void>
  /** The parsed answer. @throws when it is no JSON. */
  readonly send: (sent: Sent) => Promise<unknown>
  /** Has the first page start with this account signed in. @returns false when that is too late, or not in the backend's hands. */
  readonly startAs: (who: AccountName) => Promise<boolean>
  /** Moves the backend's clock on; a real server's clock moves by itself. */
  readonly pass: (seconds: number) => Promise<void>
  /** Leaves nothing behind. */
  readonly end: () => Promise<void>
}

/** A wish to the control API, which takes JSON alone. */
export const post = (path: string, body: unknown = {}): Sent => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Loads the smallest page when nothing is loaded yet, and waits until the backend in the page answers. */
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

/** The backend inside the page. Before the first load states are handed to it as it starts. */
export const backendInPage = async (page: Page, now: string): Promise<Backend> => {
  const states: [state: string, facts: unknown][] = []
  const signedIn: AccountName[] = []
  // What mocks/hosts/page/page-start.ts reads before the app starts.
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

/** A server at `api`; each test has a world of its own there, named in a header. */
export const backendAt = async (api: string, request: APIRequestContext, world: string, now: string): Promise<Backend> => {
  const states = process.env.E2E_STATES ?? `${api}/_mock/states`
  const isOurs = process.env.E2E_STATES === undefined
  const send = async ({ method, path, headers, body }: Sent): Promise<unknown> => {
    const answer = await request.fetch(path.startsWith('http') ? path : `${api}${path}`, {
      method,
      headers: { ...headers, 'x-mock-world': world },
      ...(body !== undefined && { data: body }),
    })
    return answer.json()
  }
  if (isOurs) await send(post('/_mock/reset', { now }))
  return {
    send,
    isUp: () => Promise.resolve(),
    given: async (state, facts) => confirm(await send(post(states, { state, params: facts })), state),
    startAs: () => Promise.resolve(false),
    pass: async seconds => {
      if (isOurs) await send(post('/_mock/clock', { step: seconds * 1000 }))
    },
    end: async () => {
      if (isOurs) await send({ method: 'DELETE', path: '/_mock/world' })
    },
  }
}

/** A state that was not entered must not look like a wrong app. */
const confirm = (answer: unknown, state: string): void => {
  if (typeof answer === 'object' && answer !== null && 'error' in answer)
    throw new Error(`Set-up failed, "${state}": ${String(answer.error)}`)
}
