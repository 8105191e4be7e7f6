/**
 * How a call went wrong: `refused` the envelope says no, `status` the HTTP status is no success, `page` an HTML page came
 * instead of data, `broken` the answer cannot be read, `silence` none came (in time), `aborted` the caller gave up.
 */
export type FailureKind = 'refused' | 'status' | 'page' | 'broken' | 'silence' | 'aborted'

/** What is known about a failed call. */
export type FailureFacts = {
  kind: FailureKind
  /** Code of the envelope; the HTTP status where there is none; 0 without an answer. */
  code?: number
  /** What the server says, in the user's language; may be empty. */
  msg?: string
  /** HTTP status; 0 without an answer. */
  status?: number
  statusText?: string
  /** Inner data of the refusing envelope. */
  data?: unknown
  /** Which call: `POST /user/order/pay`. */
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
 * Has the server said no to the thing itself, as to what does not exist? Only then a screen says so in place of the thing; what is
 * not allowed now or came too often (402, 429), and what never arrived, may be asked for again.
 */
export const isFinalNo = (failure: Failure | undefined): failure is Failure =>
  failure?.kind === 'refused' && failure.code !== 402 && failure.code !== 429

/** Whether the server does not have the call: it answered with a web page, or with 404 or 405. Source: TOL-13. */
export const isNotOffered = (failure: Failure | undefined): boolean =>
  failure !== undefined && (failure.kind === 'page' || (failure.kind === 'status' && [404, 405].includes(failure.status)))
