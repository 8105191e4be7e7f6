import { entering, type Provider } from '#contracts/examples/provider.ts'
import { Misuse } from '#harness/command/command.ts'
import type { Options } from './options.ts'
import { fetchWhole, isTimeout, Unreadable } from './replies/read-answer.ts'
import { createSlowCalls } from './slow-calls.ts'

const reasonOf = (reason: unknown): string => {
  if (!(reason instanceof Error)) return String(reason)
  return 'code' in reason && reason.code !== undefined ? String(reason.code) : reason.message
}

/** Calls that every server has and that need no token. */
const doors = ['/api/common', '/api/home', '/api/goods'] as const

/** Number of consecutive missing replies after which the server counts as gone. */
const mostSilences = 3

const isPage = (response: Response | Unreadable): boolean =>
  response instanceof Response && response.ok && (response.headers.get('content-type')?.includes('html') ?? false)

/** Why a URL cannot be asked, in one sentence. @param option the option that names it */
export const silenceAt = (url: string, option: string, timeout: number, reason: unknown): Misuse => {
  const seconds = `${timeout / 1000} s`
  if (isTimeout(reason))
    return new Misuse(`${url} does not answer within ${seconds}. Does the server hang? --timeout says how long to wait.`)
  if (reason instanceof Unreadable) return new Misuse(`${url} answers what cannot be read: ${reason.message} Is ${option} right?`)
  if (reason instanceof Error && reason.name === 'HTTPParserError')
    return new Misuse(`${url} answers, but not in HTTP. Is ${option} right?`)
  return new Misuse(`Nothing answers at ${url} (${reasonOf(reason)}). Is the server running, and is ${option} right?`)
}

/** Checks that an API answers. @throws Misuse if nothing answers in time, or something else than an API does. Source: VRF-3, VRF-19 */
export const mustAnswer = async ({ origin, timeout }: Pick<Options, 'origin' | 'timeout'>): Promise<void> => {
  const look = async (path: string): Promise<Response | Unreadable> =>
    fetchWhole(new Request(`${origin}${path}`), timeout).catch((reason: unknown) => {
      // Something answers; the checks report what is wrong with it.
      if (reason instanceof Unreadable) return reason
      throw silenceAt(origin, '--api', timeout, reason)
    })
  const answers = await Promise.all(doors.map(look))
  if (answers.every(answer => answer instanceof Unreadable && answer.isSlow))
    throw new Misuse(`${origin} begins to answer, but no body ends within ${timeout / 1000} s. --timeout says how long to wait.`)
  if (answers.every(isPage))
    throw new Misuse(`${origin}/api answers every call with a web page. Is --api right? Calls go to ${origin}/api/...`)
}

/** Checks that the states protocol enters a state that every server has. @throws Misuse. Source: VRF-19 */
export const mustEnterStates = async ({ statesUrl, timeout }: Pick<Options, 'statesUrl' | 'timeout'>): Promise<void> => {
  if (statesUrl === undefined) return
  const response = await fetchWhole(entering(['the ready accounts exist', {}], statesUrl), timeout).catch((reason: unknown) => {
    throw silenceAt(statesUrl, '--states', timeout, reason)
  })
  const isWeb = isPage(response)
  if (response.ok && !isWeb) return
  const answer = isWeb
    ? 'answers with a web page'
    : `answers HTTP ${response.status} ${(await response.text()).slice(0, 200)}`.trim()
  throw new Misuse(`The states protocol at ${statesUrl} ${answer} to "the ready accounts exist". Is --states right?`)
}

/** The URL of the mock's states protocol; undefined if the server is not the mock. */
const mockStates = async ({ origin, timeout }: Options): Promise<string | undefined> => {
  const url = `${origin}/_mock/states`
  const response = await fetchWhole(new Request(url), timeout).catch(() => undefined)
  const isMock = response?.ok && response.headers.get('content-type')?.includes('json')
  return isMock ? url : undefined
}

/** A server under test: one provider per world, and whether it has stopped answering. */
export type Server = {
  readonly providers: readonly Provider[]
  readonly gone: () => boolean
  /** Deletes the worlds of this run, because a mock keeps a limited number. */
  readonly end: () => Promise<void>
}

/** Connects to a server. @throws Misuse if several worlds are wanted and it keeps only one */
export const serverAt = async (options: Options): Promise<Server> => {
  const { origin, statesUrl, timeout, jobs } = options
  const mock = await mockStates(options)
  if (!mock && (jobs ?? 1) > 1)
    throw new Misuse(`--jobs ${jobs} needs a server that keeps worlds apart (X-Mock-World); ${origin} does not.`)
  let silences = 0
  const slow = createSlowCalls()
  const sendTo =
    (world: string | undefined) =>
    async (request: Request): Promise<Response> => {
      // On the mock, use separate worlds, so that no other one changes.
      if (world) request.headers.set('x-mock-world', world)
      try {
        const response = await slow.ask(request, () => fetchWhole(request, timeout))
        silences = 0
        return response
      } catch (reason) {
        if (reason instanceof Unreadable) throw reason
        silences += 1
        throw isTimeout(reason) ? new Error(`no answer within ${timeout / 1000} s`) : new Error(reasonOf(reason))
      }
    }
  const worlds = mock ? Array.from({ length: jobs ?? 4 }, (_, at) => `verify-${process.pid}-${at}`) : [undefined]
  return {
    providers: worlds.map(world => ({ origin, statesUrl: statesUrl ?? mock, send: sendTo(world) })),
    gone: () => silences >= mostSilences,
    end: async () => {
      const ask = () => new Request(`${origin}/_mock/world`, { method: 'DELETE' })
      if (mock) await Promise.all(worlds.map(world => sendTo(world)(ask()).catch(() => undefined)))
    },
  }
}
