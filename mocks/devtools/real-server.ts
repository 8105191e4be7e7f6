import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { openEnvelope } from '#contracts/wire/envelope.ts'
import { requestOf, wireOf } from '#contracts/wire/request.ts'
import { fetchToken, type Ask } from '#contracts/wire/sign-in.ts'
import { tokenIn } from '../sessions.ts'
import type { World } from '../world.ts'

/** Why this page cannot reach a server. */
type Reason = 'unreachable' | 'cors' | 'mixed' | 'timeout'

/** Thrown if a server does not respond, with the reason as far as a page can tell. */
export class Unreachable extends Error {
  readonly why: Reason
  constructor(why: Reason) {
    super(`The real server does not respond: ${why}.`)
    this.why = why
  }
}

/** Sends a request of the app to the same path at `address`. @throws Unreachable */
export type RealServer = (
  address: string,
  request: Request,
  authorization: string | null,
) => Promise<{ status: number; text: string }>

const longest = 30_000

/** A `no-cors` request tells whether the server is up even if CORS hides its responses. */
const reasonOf = async (address: string, error: unknown): Promise<Reason> => {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  const here = globalThis.location?.protocol
  if (here === 'https:' && address.startsWith('http:') && !/\/\/(localhost|127\.)/.test(address)) return 'mixed'
  const isThere = await fetch(address, { mode: 'no-cors', signal: AbortSignal.timeout(3000) }).then(
    () => true,
    () => false,
  )
  return isThere ? 'cors' : 'unreachable'
}

/** Sends requests over the network. */
export const overNetwork: RealServer = async (address, request, authorization) => {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers({ accept: 'application/json' })
  for (const name of ['accept-language', 'content-type']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  if (authorization) headers.set('authorization', authorization)
  const body = request.method === 'GET' || request.method === 'DELETE' ? undefined : await request.arrayBuffer()
  try {
    const response = await fetch(`${address}${pathname}${search}`, {
      method: request.method,
      headers,
      ...(body && { body }),
      signal: AbortSignal.timeout(longest),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    throw new Unreachable(await reasonOf(address, error))
  }
}

/** Finds the ready account that a token of the mock belongs to. */
const accountBehind = ({ db, clock }: World, authorization: string | null): AccountName | undefined => {
  const token = tokenIn(db, clock, authorization)
  const owner = token && (token.provider === 'admins' ? db.admins : db.users).find(token.owner_id)
  const names = Object.keys(accounts) as AccountName[]
  return names.find(
    name =>
      accounts[name].username === owner?.username && (accounts[name].audience === 'admin') === (token?.provider === 'admins'),
  )
}

/**
 * Manages sessions at the real server: the ready account signed in on the mock is signed in there once, too.
 * @param address base URL of the real server.
 */
export const createRealSessions = (world: World, server: RealServer, address: string) => {
  const tokens = new Map<AccountName, Promise<string>>()

  const ask: Ask = async (to, input) => {
    const { status, text } = await server(address, requestOf('http://localhost', wireOf({ to, ...input })), null)
    const envelope = openEnvelope(text)
    if (envelope?.code !== OK) throw new Error(`HTTP ${status}, ${envelope?.code ?? ''} ${envelope?.msg ?? text.slice(0, 80)}`)
    return to.reply.parse(envelope.data) as ReplyOf<typeof to>
  }

  const signIn = (who: AccountName): Promise<string> => {
    const { audience, username, password } = accounts[who]
    return fetchToken(ask, audience, username, password)
  }

  return {
    /**
     * Returns the Authorization header for the real server; `problem` says why signing in failed. Headers of other accounts are
     * passed on unchanged.
     */
    authorizationFor: async (header: string | null): Promise<{ authorization: string | null; problem?: string }> => {
      const who = accountBehind(world, header)
      if (!who) return { authorization: header }
      const token = tokens.get(who) ?? signIn(who)
      tokens.set(who, token)
      try {
        return { authorization: `Bearer ${await token}` }
      } catch (reason) {
        tokens.delete(who)
        return { authorization: null, problem: reason instanceof Error ? reason.message : String(reason) }
      }
    },
  }
}
