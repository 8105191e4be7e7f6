import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { nameOf, type Endpoint, type ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { states, type Given } from '#contracts/states/index.ts'
import { openEnvelope } from '#contracts/wire/envelope.ts'
import { replyMismatches } from '#contracts/levels/reply-mismatches.ts'
import { mismatchText } from '#contracts/wire/mismatch.ts'
import { fetchToken, type Ask } from '#contracts/wire/sign-in.ts'
import { readTolerantly } from '#contracts/wire/tolerant.ts'
import type { Example } from './kit.ts'
import { requestOf, wireOf } from '#contracts/wire/request.ts'

/** Where a provider is reached: its API, and its states protocol if it has one. */
export type Provider = {
  /** Without `/api`. */
  readonly origin: string
  readonly statesUrl?: string | undefined
  readonly send: (request: Request) => Promise<Response>
}

/** A state could not be entered or does not hold, so the example says nothing about the provider. */
export class SetUpFailed extends Error {
  /** The call that should confirm the state but returned a reply of another shape, which is a finding of its own. */
  readonly misshapen: Endpoint | undefined
  constructor(message: string, misshapen?: Endpoint) {
    super(message)
    this.misshapen = misshapen
  }
}

/** The provider refused to enter a state: it does not know it, or not these facts. */
export class StateRefused extends SetUpFailed {
  readonly given: Given
  constructor(given: Given, message: string) {
    super(message)
    this.given = given
  }
}

/** Receives the envelopes that are returned while states are read back. */
type ReplyListener = (to: Endpoint, reply: { text: string; code: number; msg: string; data: unknown }) => void

type Parts = { params?: Record<string, string | number>; query?: unknown; body?: unknown }

/** The state that every example starts with; `as` names the account whose token is sent. */
export const readyAccounts = (as: AccountName | undefined): Given => ['the ready accounts exist', as ? { as } : {}]

/** Every state that has to hold before an example, in order. */
export const statesOf = ({ as, given }: Example): readonly Given[] => [readyAccounts(as), ...given]

const known = new WeakMap<Provider['send'], Set<AccountName>>()

/** The accounts that have signed in at a provider before. */
const signedIn = (send: Provider['send']): Set<AccountName> => {
  const names = known.get(send) ?? new Set()
  known.set(send, names)
  return names
}

/** What an unwritten call answers. */
const isMissing = (status: number): boolean => [404, 405, 501].includes(status)

/** Number of further attempts to sign in and the pause between them in milliseconds: enough to outlast a limit per minute. */
const [patience, pause] = [4, 16_000]

/** The request that enters a state. */
export const entering = ([state, params]: Given, statesUrl: string): Request =>
  new Request(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params }),
  })

/** Signs in, enters states and reads them back at a provider. Every failure is a `SetUpFailed` with a message. */
export const preparer = ({ origin, statesUrl, send }: Provider, onReply: ReplyListener = () => undefined) => {
  const tokens = new Map<AccountName, string>()

  const plain = async (to: Endpoint, parts: Parts, token?: string): Promise<{ code: number; data: unknown }> => {
    const wire = wireOf({ to, ...parts })
    const response = await send(requestOf(origin, wire, token)).catch((reason: Error) => {
      throw new SetUpFailed(`${nameOf(to)} does not answer: ${reason.message}`)
    })
    const text = await response.text()
    const envelope = openEnvelope(text)
    if (!envelope) return { code: response.status, data: undefined }
    onReply(to, { text, ...envelope })
    return envelope
  }

  /** A fresh token of a ready account; retried if it could sign in before, because servers limit the rate. Source: VRF-3. */
  const signIn = async (name: AccountName): Promise<string> => {
    for (let left = signedIn(send).has(name) ? patience : 0; ; left--) {
      try {
        const token = await newToken(name)
        signedIn(send).add(name)
        return token
      } catch (reason) {
        if (left <= 0 || !(reason instanceof SetUpFailed)) throw reason
        await new Promise(resolve => void setTimeout(resolve, pause))
      }
    }
  }

  const newToken = async (name: AccountName): Promise<string> => {
    const { audience, username, password } = accounts[name]
    const ask: Ask = async (to, input) => {
      const { code, data } = await plain(to, input)
      if (code !== OK || replyMismatches(to, data, 'core').length > 0)
        throw new SetUpFailed(`The ready account "${username}" cannot sign in (code ${code}).`)
      return readTolerantly(to.reply, data) as ReplyOf<typeof to>
    }
    return fetchToken(ask, audience, username, password)
  }

  const answerTo = async (
    to: Endpoint,
    parts: Parts,
    as: AccountName | undefined,
    retry = true,
  ): Promise<{ code: number; data: unknown }> => {
    const token = as && (tokens.get(as) ?? (await signIn(as)))
    if (as && token) tokens.set(as, token)
    const { code, data } = await plain(to, parts, token)
    if (code === 401 && as && retry) {
      tokens.delete(as)
      return answerTo(to, parts, as, false)
    }
    return code === OK ? { code, data } : { code, data: undefined }
  }

  const askAs = async (to: Endpoint, parts: Parts, as: AccountName | undefined): Promise<unknown> =>
    (await answerTo(to, parts, as)).data

  const enter = async (given: Given): Promise<void> => {
    if (!statesUrl) return
    const response = await send(entering(given, statesUrl)).catch((reason: Error) => {
      throw new SetUpFailed(`The states protocol at ${statesUrl} does not answer: ${reason.message}`)
    })
    if (response.ok) return
    const message = `"${given[0]}" was not entered: HTTP ${response.status} ${(await response.text()).slice(0, 300)}`
    throw response.status === 400 ? new StateRefused(given, message) : new SetUpFailed(message)
  }

  const readBack = async ([state, facts]: Given): Promise<void> => {
    for (const { to, input, as, holds } of states[state].readBack(facts)) {
      const { code, data } = await answerTo(to, input as Parts, as)
      if (holds(data)) continue
      if (isMissing(code)) throw new SetUpFailed(`"${state}" cannot be read back: ${nameOf(to)} is not built yet (HTTP ${code}).`)
      const [issue] = data === undefined ? [] : replyMismatches(to, data, 'core')
      const shows = issue ? `answers in another shape (${mismatchText(issue)})` : 'returns something else'
      throw new SetUpFailed(`"${state}" does not hold: ${nameOf(to)} with ${JSON.stringify(input)} ${shows}.`, issue && to)
    }
  }

  return {
    signIn,
    /** Makes a call as a ready account; returns undefined if the call is refused. */
    ask: askAs,
    /** Enters a state; without a states protocol the state has to hold already. */
    enter,
    /** Checks through the API that a state holds. Call it after all states were entered, because one may undo another. */
    readBack,
  }
}
