import type { Provider } from '#contracts/examples/provider.ts'
import { Misuse } from '#harness/command/command.ts'
import type { Options } from './options.ts'
import { fetchWhole, isTimeout, Unreadable } from './read-answer.ts'

const reasonOf = (reason: unknown): string => {
  if (!(reason instanceof Error)) return String(reason)
  return 'code' in reason ? String(reason.code) : reason.message
}

/** Calls that every server has and that need no token. */
const doors = ['/api/common', '/api/home', '/api/goods'] as const

/** Number of consecutive missing replies after which the server counts as gone. */
const mostSilences = 3

const isPage = (response: Response | undefined): boolean =>
  response?.ok === true && (response.headers.get('content-type')?.includes('html') ?? false)

/** Checks that an API answers. @throws Misuse if nothing answers in time, or web pages do */
export const mustAnswer = async ({ origin, timeout }: Options): Promise<void> => {
  const look = async (path: string): Promise<Response | undefined> =>
    fetchWhole(new Request(`${origin}${path}`), timeout).catch((reason: unknown) => {
      // Something answers; the checks report what is wrong with it.
      if (reason instanceof Unreadable) return undefined
      throw new Misuse(
        isTimeout(reason)
          ? `${origin} does not answer within ${timeout / 1000} s. Does the server hang? --timeout says how long to wait.`
          : `Nothing answers at ${origin} (${reasonOf(reason)}). Is the server running, and is --api right?`,
      )
    })
  const answers = await Promise.all(doors.map(look))
  if (answers.every(isPage))
    throw new Misuse(`${origin}/api answers every call with a web page. Is --api right? Calls go to ${origin}/api/...`)
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
  const sendTo =
    (world: string | undefined) =>
    async (request: Request): Promise<Response> => {
      // On the mock, use separate worlds, so that no other one changes.
      if (world) request.headers.set('x-mock-world', world)
      try {
        const response = await fetchWhole(request, timeout)
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
