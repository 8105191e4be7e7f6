/**
 * How a call failed: `refused` by the envelope's code, `status` by the HTTP status, `page` an HTML page instead of data,
 * `broken` unreadable response, `silence` no response or a timeout, `aborted` by the caller.
 */
export type FailureKind = 'refused' | 'status' | 'page' | 'broken' | 'silence' | 'aborted'

/** Details of a failed call. */
export type FailureFacts = {
  kind: FailureKind
  /** Code of the envelope, otherwise the HTTP status; 0 without a response. */
  code?: number
  /** The server's message, in the user's language; may be empty. */
  msg?: string
  /** HTTP status; 0 without a response. */
  status?: number
  statusText?: string
  /** Inner data of a refusal. */
  data?: unknown
  /** Method and path: `POST /user/order/pay`. */
  call?: string
}

/** The only error that `call` throws. */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly code: number
  readonly msg: string
  readonly status: number
  readonly statusText: string
  readonly data: unknown

  constructor({ kind, code = 0, msg = '', status = 0, statusText = '', data, call = 'call' }: FailureFacts) {
    super(`${call}: ${kind}${code ? ` ${code}` : ''}${msg ? `: ${msg}` : ''}`)
    this.name = 'Failure'
    this.kind = kind
    this.code = code
    this.msg = msg
    this.status = status
    this.statusText = statusText
    this.data = data
  }
}

/**
 * True if the request was rejected for good (not found, invalid), so retrying cannot help: the screen shows that instead of the
 * content. Other failures can be retried: not allowed now, too many requests (402, 429), or no response.
 */
export const isFinalNo = (failure: Failure | undefined): failure is Failure =>
  failure?.kind === 'refused' && failure.code !== 402 && failure.code !== 429

/** True if the server does not have the endpoint: it answered with a web page, 404 or 405. Source: TOL-13. */
export const isNotOffered = (failure: Failure | undefined): boolean =>
  failure !== undefined && (failure.kind === 'page' || (failure.kind === 'status' && [404, 405].includes(failure.status)))
