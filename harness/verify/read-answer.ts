/** The server replied, but the reply cannot be read: a finding, not a missing reply. */
export class Unreadable extends Error {}

/** Limits of a reply: bytes, depth of nesting and redirects; all larger than any reply of the contract. Source: VRF-12. */
export const [mostBytes, mostDepth, mostRedirects] = [32 * 1024 * 1024, 500, 5]

const reasonOf = (reason: unknown): string => {
  const cause: unknown = reason instanceof Error ? (reason.cause ?? reason) : reason
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause ? `${String(cause.code)} ${cause.message}` : cause.message
}

const isTimeout = (reason: unknown): boolean => reason instanceof Error && reason.name === 'TimeoutError'

const joined = (chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

const bytesOf = async (body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > mostBytes) {
      await reader.cancel()
      throw new Unreadable(`The body does not end: more than ${mostBytes / 1024 / 1024} MB came.`)
    }
    chunks.push(next.value)
  }
  return joined(chunks, size)
}

/** The depth of nested brackets in a JSON text, without those inside strings. */
const depthOf = (text: string): number => {
  let [depth, deepest] = [0, 0]
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth)
    else if (token === ']' || token === '}') depth -= 1
  }
  return deepest
}

/** Reads the whole body of a response. @throws Unreadable if that is not possible */
const wholeAnswer = async (response: Response): Promise<Response> => {
  const { status, statusText, headers } = response
  if (!response.body) return response
  const bytes = await bytesOf(response.body).catch((reason: unknown) => {
    if (reason instanceof Unreadable) throw reason
    throw new Unreadable(
      isTimeout(reason) ? 'The body does not end within the time.' : `The body cannot be read to its end: ${reasonOf(reason)}.`,
    )
  })
  const depth = depthOf(new TextDecoder().decode(bytes))
  if (depth > mostDepth) throw new Unreadable(`The body is nested ${depth} deep; ${mostDepth} is the most.`)
  const kept = new Headers(headers)
  // The bytes are decoded now.
  for (const name of ['content-encoding', 'content-length']) kept.delete(name)
  return new Response(bytes.length > 0 ? bytes : null, { status, statusText, headers: kept })
}

const targetOf = (response: Response, url: string): URL | undefined => {
  const place = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
  return place !== null && URL.canParse(place, url) ? new URL(place, url) : undefined
}

/**
 * Sends a request and reads the whole response, following redirects within the same origin.
 * @throws Unreadable if the response cannot be read; the error of `fetch` if none comes
 */
export const fetchWhole = async (request: Request, timeout: number): Promise<Response> => {
  const signal = AbortSignal.timeout(timeout)
  const { method, headers } = request
  // On a local server compression costs more time than it saves.
  headers.set('accept-encoding', 'identity')
  let response = await fetch(request, { signal, redirect: 'manual' })
  let { url } = request
  for (let hops = 0; ; hops++) {
    const target = targetOf(response, url)
    if (!target) return wholeAnswer(response)
    await response.body?.cancel()
    const { origin } = new URL(url)
    if (target.origin !== origin)
      throw new Unreadable(`HTTP ${response.status} redirects to another origin, ${target.origin}, which was not followed.`)
    if (hops === mostRedirects)
      throw new Unreadable(`HTTP ${response.status} redirects in a loop, to ${target.pathname} at last.`)
    if (method !== 'GET') throw new Unreadable(`HTTP ${response.status} redirects a ${method} request to ${target.pathname}.`)
    url = target.href
    response = await fetch(url, { method, headers, signal, redirect: 'manual' })
  }
}
