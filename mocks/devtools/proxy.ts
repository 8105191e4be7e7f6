import { z } from 'zod'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { parseJson } from '#contracts/wire/envelope.ts'
import { noAnswerStatus } from '../faults.ts'
import type { World } from '../world.ts'
import { differencesOf, type Difference } from './differences.ts'
import { createRealSessions, Unreachable, type RealServer } from './real-server.ts'
import { judge, type Verdict } from './verdict.ts'

/** Which calls go to a real server: its address without `/api`, and the names of the calls. */
export const ProxyChoice = z.object({ address: z.union([z.literal(''), z.url()]), calls: z.array(z.string()) })
type ProxyChoice = z.infer<typeof ProxyChoice>

/** What a real server answered beside the mock. */
export type RealAnswer = {
  readonly address: string
  readonly status: number
  readonly ms: number
  readonly reply: string
  readonly verdict: Verdict
  readonly differences: readonly Difference[]
  /** Why there was no answer: which of the reasons that people can do something about. */
  readonly trouble?: string
  /** What went wrong with the session that the proxy keeps there. */
  readonly session?: string
}

/** Sessions are the mock's alone: the proxy signs in at the real server by itself. */
export const mockOnly: readonly string[] = ['/login', '/captcha', '/logout', '/is_login']

/** The JSON of a body; a body that is none stays text. */
const bodyIn = (text: string): unknown => parseJson(text) ?? text

const known = new Map(endpoints.filter(({ path }) => !mockOnly.includes(path)).map(to => [nameOf(to), to]))

/**
 * Sends chosen calls to a real server. The mock answers each of them, too, so that both can be compared and both worlds move on.
 * @param answer the mock.
 * @param server how the real server is reached; tests bring their own.
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
    /** @throws with a sentence when a call is not described or belongs to the mock alone. */
    choose: (next: ProxyChoice): void => {
      const strange = next.calls.find(name => !known.has(name))
      if (strange) throw new Error(`"${strange}" cannot be sent to a real server.`)
      choice = { address: next.address.replace(/\/+(api\/?)?$/, ''), calls: next.calls }
      sessions = createRealSessions(world, server, choice.address)
    },
    /** Answers one request, from the mock or from the real server. */
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
