import { Unreadable } from './replies/read-answer.ts'

/** How often a call is asked whose body does not end in time; each further check of it would wait as long. */
const mostWaits = 2

/** Requests to the same path with other ids count as the same call. */
const callOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname.replaceAll(/\d+/g, '{id}')}`

/** Remembers the calls whose bodies do not end, so that a server that sends byte by byte is not waited for at every check. Source: VRF-12. */
export const createSlowCalls = () => {
  const waits = new Map<string, number>()
  return {
    /** Sends a request by `send`. @throws Unreadable at once if the call has been too slow before */
    ask: async (request: Request, send: () => Promise<Response>): Promise<Response> => {
      const call = callOf(request)
      const past = waits.get(call) ?? 0
      if (past >= mostWaits) throw new Unreadable('The body does not end within the time, so it was not asked for again.', true)
      try {
        return await send()
      } catch (reason) {
        if (reason instanceof Unreadable && reason.isSlow) waits.set(call, past + 1)
        throw reason
      }
    },
  }
}
