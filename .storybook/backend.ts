import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import type { Given } from '#contracts/states/index.ts'
import { startMock } from '#mocks/hosts/page/browser.ts'
import { audiences } from '#contracts/wire/audience.ts'
import { endSession } from '#src/lib/session/sessions.ts'
import { signIn } from '#src/lib/session/sign-in.ts'

/** The state of the mock that a story needs. */
export type Preparation = {
  /** Provider states to enter, in this order. */
  readonly given?: readonly Given[]
  /** Who is signed in. */
  readonly signedIn?: AccountName | readonly AccountName[]
}

/** The clock of the mock is stopped at this time. */
const now = '2026-06-15 10:00:00'

let started: Promise<unknown> | undefined

const control = async (path: string, body: unknown) => {
  const response = await fetch(`/_mock/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`/_mock/${path}: ${await response.text()}`)
}

/** Resets the mock, enters the story's provider states and signs in. @throws Error if a state or a login is refused. */
export const prepare = async ({ given = [], signedIn = [] }: Preparation): Promise<void> => {
  await (started ??= startMock())
  await control('reset', { now })
  for (const [state, params] of given) await control('states', { state, params })
  for (const audience of audiences) endSession(audience)
  const names = typeof signedIn === 'string' ? [signedIn] : signedIn
  for (const name of names) {
    const { audience, username, password } = accounts[name]
    if (!(await signIn(audience, username, password))) throw new Error(`Signing in as ${name} failed.`)
  }
}
