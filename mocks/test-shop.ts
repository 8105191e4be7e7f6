import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { errors, type ErrorName } from '#contracts/api/errors.ts'
import type { Endpoint, InputOf, ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { requestOf as wireRequest, wireOf } from '#contracts/wire/request.ts'
import { fetchToken, type Ask } from '#contracts/wire/sign-in.ts'
import { createApp } from './app.ts'
import { enterState } from './control.ts'
import { createWorld } from './world.ts'

/** The time of tested worlds: Saturday noon in the shop's time zone. */
export const noon = Date.UTC(2026, 10, 21, 4)

/** Sends a request to the app itself, or to a server. */
export type Send = (request: Request) => Response | Promise<Response>

type Parts = { params?: Record<string, string | number>; query?: unknown; body?: unknown }
type Opened<E extends Endpoint> = { code: number; msg: string; data: ReplyOf<E> }

/** The request that a call makes, as the client would send it. */
export const requestOf = (to: Endpoint, parts: Parts, token?: string): Request =>
  wireRequest('http://localhost', wireOf({ to, ...parts }), token)

/** Creates a client for the backend at `origin`. It signs in each account when the account is first used. */
export const clientOf = (send: Send, origin = 'http://localhost') => {
  const tokens = new Map<AccountName, string>()

  const plain = async <E extends Endpoint>(to: E, input: InputOf<E>, token?: string): Promise<Opened<E>> =>
    (await (await send(wireRequest(origin, wireOf({ to, ...input }), token))).json()) as Opened<E>

  const tokenOf = async (who: AccountName): Promise<string> => {
    const known = tokens.get(who)
    if (known) return known
    const { audience, username, password } = accounts[who]
    const guest: Ask = async (to, input) => (await plain(to, input)).data
    const token = await fetchToken(guest, audience, username, password)
    tokens.set(who, token)
    return token
  }

  /** Returns the whole envelope, successful or not. */
  const envelope = async <E extends Endpoint>(to: E, input: InputOf<E>, who?: AccountName): Promise<Opened<E>> =>
    plain(to, input, who && (await tokenOf(who)))

  /** Returns the data of the response, and throws if the response is a refusal. */
  const ask = async <E extends Endpoint>(to: E, input: InputOf<E>, who?: AccountName): Promise<ReplyOf<E>> => {
    const { code, msg, data } = await envelope(to, input, who)
    if (code !== 200) throw new Error(`${to.method} ${to.path}: ${code} ${msg}`)
    return data
  }

  /**
   * Returns the name of the refusal, or `none`. It compares messages, because many refusals share a code.
   * @throws Error if the call failed otherwise, for example because it broke an invariant.
   */
  const refusal = async <E extends Endpoint>(to: E, input: InputOf<E>, who?: AccountName): Promise<ErrorName | 'none'> => {
    const answer = await envelope(to, input, who)
    if (answer.code === 200) return 'none'
    const names = Object.keys(errors) as ErrorName[]
    const found = names.find(name => errors[name].code === answer.code && answer.msg.startsWith(errors[name].zh))
    if (!found) throw new Error(`${to.method} ${to.path}: ${JSON.stringify(answer)}`)
    return found
  }

  return { send, ask, envelope, refusal, tokenOf }
}

/** Creates a freshly seeded shop whose clock is stopped at noon, and a client that calls it without a network. */
export const createShop = () => {
  const world = createWorld({ seededAt: noon })
  world.clock.set(noon)
  const app = createApp(() => world)
  return {
    world,
    ...clientOf(request => app.fetch(request)),
    given: (state: string, facts: unknown) => enterState(world, state, facts),
  }
}
