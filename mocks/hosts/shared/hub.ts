import { z } from 'zod'

/** `POST /_mock/people`: what a browser tells the others about itself. */
export const PersonRequest = z.strictObject({
  tab: z.string().regex(/^[\w-]{8,64}$/),
  name: z.string().max(40),
  /** The title of the screen. */
  screen: z.string().max(120),
})
type Person = z.output<typeof PersonRequest>

type Listener = { readonly send: (text: string) => void; person: Person }

/** How many browsers may listen to one world. */
const mostListeners = 200
/** Keeps proxies from closing a silent connection, in milliseconds. */
const heartbeat = 20_000

const message = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Connects the browsers that look at one world: they hear what changes, and who else is there. Source: HST-5, HST-6.
 */
export const createHub = () => {
  const listeners = new Map<string, Listener>()
  let beat: ReturnType<typeof setInterval> | undefined

  const broadcast = (text: string): void => {
    for (const { send } of listeners.values()) send(text)
  }
  const broadcastPeople = (): void =>
    broadcast(message('people', { people: [...listeners.values()].map(({ person }) => person) }))

  const leave = (tab: string, listener: Listener): void => {
    if (listeners.get(tab) !== listener) return
    listeners.delete(tab)
    if (listeners.size === 0) clearInterval(beat)
    broadcastPeople()
  }

  return {
    /** Answers `GET /_mock/events` with a stream of server-sent events. */
    listen: (tab: string): Response => {
      if (listeners.size >= mostListeners)
        return Response.json({ error: `Only ${mostListeners} browsers can follow one world.` }, { status: 503 })
      const utf8 = new TextEncoder()
      let listener: Listener
      const stream = new ReadableStream<Uint8Array>({
        start: controller => {
          listener = {
            // A connection that has broken is noticed here first.
            send: text => {
              try {
                controller.enqueue(utf8.encode(text))
              } catch {
                leave(tab, listener)
              }
            },
            person: { tab, name: '', screen: '' },
          }
          if (listeners.size === 0) beat = setInterval(() => broadcast(': still here\n\n'), heartbeat)
          listeners.set(tab, listener)
          listener.send('retry: 1000\n\n')
          broadcastPeople()
        },
        cancel: () => leave(tab, listener),
      })
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
      return new Response(stream, { headers })
    },
    /** Tells everybody that the replies of these calls have changed; `*` stands for all. */
    changed: (calls: readonly string[]): void => broadcast(message('change', { calls })),
    /** Notes who sits at a browser that listens, and tells the others. */
    meet: (person: Person): void => {
      const listener = listeners.get(person.tab)
      if (!listener) return
      listener.person = person
      broadcastPeople()
    },
  }
}

export type Hub = ReturnType<typeof createHub>
