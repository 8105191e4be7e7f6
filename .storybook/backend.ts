import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import type { Given } from '#contracts/states/index.ts'
import { startMock } from '#mocks/hosts/page/browser.ts'
import { audiences } from '#contracts/wire/audience.ts'
import { endSession } from '#src/lib/session/sessions.ts'
import { signIn } from '#src/lib/session/sign-in.ts'

/** What a story wants of the backend before it is shown. */
export type Preparation = {
  /** Provider states to enter, in this order. */
  readonly given?: readonly Given[]
  /** Who is signed in. */
  readonly signedIn?: AccountName | readonly AccountName[]
}

/** Every story stands at this time. */
const now = '2026-06-15 10:00:00'

let started: Promise<unknown> | undefined

const ask = async (path: string, body: unknown) => {
  const answer = await fetch(`/_mock/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`/_mock/${path}: ${await answer.text()}`)
}

/** Puts the backend inside the page into the state that the story names, and signs in. */
export const prepare = async ({ given = [], signedIn = [] }: Preparation): Promise<void> => {
  await (started ??= startMock())
  await ask('reset', { now })
  for (const [state, params] of given) await ask('states', { state, params })
  for (const audience of audiences) endSession(audience)
  const names = typeof signedIn === 'string' ? [signedIn] : signedIn
  for (const name of names) {
    const { audience, username, password } = accounts[name]
    if (!(await signIn(audience, username, password))) throw new Error(`Signing in as ${name} failed.`)
  }
}
