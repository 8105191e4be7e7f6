import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { request as ask, type Dispatcher } from 'undici'

type Received = Dispatcher.ResponseData

/** The server replied, but the reply cannot be read: a finding, not a missing reply. */
export class Unreadable extends Error {
  /** Whether the body had not ended when the time was over. */
  readonly isSlow: boolean
  constructor(message: string, isSlow = false) {
    super(message)
    this.isSlow = isSlow
  }
}

/** Limits of a reply: bytes, depth of nesting and redirects; all larger than any reply of the contract. Source: VRF-12. */
export const [mostReplyBytes, mostDepth, mostRedirects] = [32 * 1024 * 1024, 500, 5]

const reasonOf = (reason: unknown): string => {
  const cause: unknown = reason instanceof Error ? (reason.cause ?? reason) : reason
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause ? `${String(cause.code)} ${cause.message}` : cause.message
}

/** Whether a request failed because its time was over. */
export const isTimeout = (reason: unknown): boolean => reason instanceof Error && reason.name === 'TimeoutError'

const bytesOf = async (body: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > mostReplyBytes) throw new Unreadable(`The body does not end: more than ${mostReplyBytes / 1024 / 1024} MB came.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** Servers that compress although they were asked not to. */
const decoders: Readonly<Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

const [quote, backslash] = [0x22, 0x5c]
const [opening, closing] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])]

/** The depth of nested brackets in a JSON text, without those inside strings. */
const depthOf = (json: Uint8Array): number => {
  let [depth, deepest, isText] = [0, 0, false]
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number
    if (byte === quote) isText = !isText
    else if (isText) at += byte === backslash ? 1 : 0
    else if (opening.has(byte)) deepest = Math.max(deepest, ++depth)
    else if (closing.has(byte)) depth -= 1
  }
  return deepest
}

/** Reads the whole body of a response. @throws Unreadable if that is not possible */
const wholeAnswer = async ({ statusCode, headers, body }: Received): Promise<Response> => {
  if (statusCode < 200 || statusCode > 599) throw new Unreadable(`HTTP ${statusCode} is no status of a reply.`)
  const bytes = await bytesOf(body)
    .then(sent => decoders[String(headers['content-encoding'])]?.(sent, { maxOutputLength: mostReplyBytes }) ?? sent)
    .catch((reason: unknown) => {
      if (reason instanceof Unreadable) throw reason
      if (isTimeout(reason)) throw new Unreadable('The body does not end within the time.', true)
      throw new Unreadable(`The body cannot be read to its end: ${reasonOf(reason)}.`)
    })
  const depth = depthOf(bytes)
  if (depth > mostDepth) throw new Unreadable(`The body is nested ${depth} deep; ${mostDepth} is the most.`)
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    // The bytes are decoded now.
    name === 'content-encoding' || name === 'content-length'
      ? []
      : [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, { status: statusCode, headers: kept })
}

const targetOf = ({ statusCode, headers }: Received, url: string): URL | undefined => {
  const place = statusCode >= 300 && statusCode < 400 ? headers.location : undefined
  return typeof place === 'string' && URL.canParse(place, url) ? new URL(place, url) : undefined
}

/**
 * Sends a request and reads the whole response, following redirects within the same origin. It uses undici's plain client, because
 * `fetch` needs three times the CPU time. Source: VRF-12.
 * @param timeout in milliseconds, for everything together
 * @throws Unreadable if the response cannot be read; the error of undici if none comes
 */
export const fetchWhole = async (request: Request, timeout: number): Promise<Response> => {
  const { method, url: first } = request
  const options = {
    method: method as Dispatcher.HttpMethod,
    // On a local server compression costs more time than it saves.
    headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(timeout),
  }
  let response = await ask(first, { ...options, body: request.body && Buffer.from(await request.arrayBuffer()) })
  let url = first
  for (let hops = 0; ; hops++) {
    const target = targetOf(response, url)
    if (!target) return wholeAnswer(response)
    await response.body.dump()
    const { origin } = new URL(url)
    if (target.origin !== origin)
      throw new Unreadable(`HTTP ${response.statusCode} redirects to another origin, ${target.origin}, which was not followed.`)
    if (hops === mostRedirects)
      throw new Unreadable(`HTTP ${response.statusCode} redirects in a loop, to ${target.pathname} at last.`)
    if (method !== 'GET') throw new Unreadable(`HTTP ${response.statusCode} redirects a ${method} request to ${target.pathname}.`)
    url = target.href
    response = await ask(url, options)
  }
}
