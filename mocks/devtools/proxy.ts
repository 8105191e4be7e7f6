import { z } from 'zod'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { parseJson } from '#contracts/wire/envelope.ts'
import { noAnswerStatus } from '../faults.ts'
import type { World } from '../world.ts'
import { differencesOf, type Difference } from './differences.ts'
import { createRealSessions, Unreachable, type RealServer } from './real-server.ts'
import { judge, type Verdict } from './verdict.ts'

/** The base URL of a real server, without `/api`, and the names of the calls to send there. */
export const ProxyChoice = z.object({ address: z.union([z.literal(''), z.url()]), calls: z.array(z.string()) })
type ProxyChoice = z.infer<typeof ProxyChoice>

/** The real server's response and how it compares with the mock's. */
export type RealAnswer = {
  readonly address: string
  readonly status: number
  readonly ms: number
  readonly reply: string
  readonly verdict: Verdict
  readonly differences: readonly Difference[]
  /** Why there was no response, if the user can do something about it. */
  readonly trouble?: string
  /** Why the proxy could not sign in at the real server. */
  readonly session?: string
}

/** Calls that only the mock answers. The proxy signs in at the real server on its own. */
export const mockOnly: readonly string[] = ['/login', '/captcha', '/logout', '/is_login']

/** Parses a body as JSON; other bodies stay text. */
const bodyIn = (text: string): unknown => parseJson(text) ?? text

const known = new Map(endpoints.filter(({ path }) => !mockOnly.includes(path)).map(to => [nameOf(to), to]))

/**
 * Sends the chosen calls to a real server. The mock answers each of them, too: its reply is compared, and its state stays in
 * step.
 * @param answer answers a request from the mock.
 * @param server sends a request to the real server; tests pass their own.
 */
export const createProxy = (world: World, answer: (request: Request) => Promise<Response>, server: RealServer) => {
  let choice: ProxyChoice = { address: '', calls: [] }
  let sessions = createRealSessions(world, server, '')

  const ask = async (to: Endpoint, request: Request): Promise<Omit<RealAnswer, 'differences'>> => {
    const { address } = choice
    const started = performance.now()
    const { authorization, problem } = await sessions.authorizationFor(request.headers.get('authorization'))
    const reply = { address, ...(problem && { session: problem }) }
    try {
      const { status, text } = await server(address, request, authorization)
      return { ...reply, status, ms: Math.round(performance.now() - started), reply: text, verdict: judge(to, status, text) }
    } catch (reason) {
      const trouble = reason instanceof Unreachable ? reason.why : 'unreachable'
      return { ...reply, status: 0, ms: Math.round(performance.now() - started), reply: '', verdict: judge(to, 0, ''), trouble }
    }
  }

  return {
    choice: () => choice,
    /** @throws Error if a call is unknown or may only go to the mock. */
    choose: (next: ProxyChoice): void => {
      const strange = next.calls.find(name => !known.has(name))
      if (strange) throw new Error(`"${strange}" cannot be sent to a real server.`)
      choice = { address: next.address.replace(/\/+(api\/?)?$/, ''), calls: next.calls }
      sessions = createRealSessions(world, server, choice.address)
    },
    /** Answers one request from the mock or from the real server. */
    answer: async (to: Endpoint | undefined, request: Request): Promise<{ response: Response; real?: RealAnswer }> => {
      if (!to || !choice.address || !choice.calls.includes(nameOf(to))) return { response: await answer(request) }
      const copy = request.clone()
      const mock = await answer(request)
      const real = await ask(to, copy)
      const differences = real.trouble ? [] : differencesOf(bodyIn(await mock.text()), bodyIn(real.reply))
      const status = real.trouble ? noAnswerStatus : real.status
      const response = new Response(status === 204 || status === 304 ? null : real.reply, {
        status,
        headers: { 'content-type': 'application/json', date: mock.headers.get('date') ?? '' },
      })
      return { response, real: { ...real, differences } }
    },
  }
}
