import { reservedKeys } from '#contracts/api/kit/list-query.ts'
import type { Injection } from '../defect.ts'

/** A copy of a request with another URL, token or form. */
export const requestLike = async (
  request: Request,
  { url = request.url, token, body }: { url?: string; token?: string | undefined; body?: string },
): Promise<Request> => {
  const headers = new Headers(request.headers)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const sent = request.method === 'GET' ? null : (body ?? (await request.clone().arrayBuffer()))
  return new Request(url, { method: request.method, headers, body: sent })
}

/** Reads the query in another way than it was sent. */
export const query =
  (change: (asked: URLSearchParams) => void): Injection =>
  ({ mock }) =>
  async request => {
    const url = new URL(request.url)
    change(url.searchParams)
    return mock(await requestLike(request, { url: url.href }))
  }

/** Ignores these keys of the query. */
export const ignores = (...keys: string[]): Injection => query(asked => keys.forEach(key => asked.delete(key)))

const isReserved = (key: string): boolean => (reservedKeys as readonly string[]).includes(key.replace(/\[\]$/, ''))

const conditions = (asked: URLSearchParams): [string, string][] => [...asked].filter(([key]) => !isReserved(key))

/** Ignores all filters. A column that does not exist is still refused. */
export const ignoresConditions: Injection = query(asked => {
  for (const [key] of conditions(asked)) if (key !== 'no_such_column') asked.delete(key)
})

/** Replaces or ignores an operator. */
export const misreads = (operator: string, as: string): Injection =>
  query(asked => {
    for (const [key, value] of conditions(asked)) {
      if (value.endsWith(`|${operator}`)) asked.set(key, `${value.slice(0, -operator.length - 1)}${as && `|${as}`}`)
    }
  })

/** Reads a form in another way than it was sent. */
export const form =
  (change: (sent: URLSearchParams) => void): Injection =>
  ({ mock }) =>
  async request => {
    const sent = new URLSearchParams(await request.clone().text())
    change(sent)
    return mock(await requestLike(request, { body: sent.toString() }))
  }

/** Ignores these fields of the form. */
export const drops = (...names: string[]): Injection => form(sent => names.forEach(name => sent.delete(name)))

/** Reads the conditions that travel as base64 in another way than they were sent. */
export const search = (change: (sent: Record<string, unknown>) => Record<string, unknown>): Injection =>
  query(asked => {
    try {
      asked.set('params', btoa(JSON.stringify(change(JSON.parse(atob(asked.get('params') ?? '')) as Record<string, unknown>))))
    } catch {
      // What cannot be parsed stays as it is.
    }
  })
