import { z } from 'zod'

/** `POST /_mock/people`: what the other browsers show about this one. */
export const PersonRequest = z.strictObject({
  tab: z.string().regex(/^[\w-]{8,64}$/),
  name: z.string().max(40),
  /** The title of the screen. */
  screen: z.string().max(120),
})
type Person = z.output<typeof PersonRequest>

type Listener = { readonly send: (text: string) => void; person: Person }

/** Maximum number of browsers that subscribe to one world. */
const mostListeners = 200
/** Interval of keep-alive messages in milliseconds; proxies close idle connections. */
const heartbeat = 20_000

const message = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Notifies the browsers that show one world of changed calls, and of who else is present. Source: HST-5, HST-6. */
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
            // The first sign of a broken connection is that sending fails.
            send: text => {
              try {
                controller.enqueue(utf8.encode(text))
              } catch {
                leave(tab, listener)
              }
            },
            person: { tab, name: '', screen: '' },
          }
          if (listeners.size === 0) beat = setInterval(() => broadcast(': keep-alive\n\n'), heartbeat)
          listeners.set(tab, listener)
          listener.send('retry: 1000\n\n')
          broadcastPeople()
        },
        cancel: () => leave(tab, listener),
      })
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
      return new Response(stream, { headers })
    },
    /** Notifies all browsers that the replies of these calls have changed; `*` means all calls. */
    changed: (calls: readonly string[]): void => broadcast(message('change', { calls })),
    /** Stores who uses a subscribed browser, and notifies all browsers. */
    meet: (person: Person): void => {
      const listener = listeners.get(person.tab)
      if (!listener) return
      listener.person = person
      broadcastPeople()
    },
  }
}

export type Hub = ReturnType<typeof createHub>
