import type { Method } from '#contracts/api/kit/endpoint.ts'
import type { Failure, FailureKind } from './failure.ts'
import { currentPath, goTo } from '../browser/navigation.ts'
import { loginPathWithBack } from '../browser/local-path.ts'
import { notify } from '../browser/notify.ts'
import { audienceOfPath, loginPathOf, type Audience } from '#contracts/wire/audience.ts'
import { endSession, tokenOf } from '../session/sessions.ts'
import { text } from '../format/text.ts'

/** Envelope codes whose inner data is returned. Source: ANS-1. */
export const codesWithData: readonly number[] = [200, 405]

/** What the handling of a failure needs. `sent` is the token of the request. */
export type Sent = { audience: Audience; method: Method; sent: string | undefined; quiet?: boolean }

type Answer = {
  readonly kind: FailureKind
  /** Envelope code or HTTP status; undefined matches all others of this kind. */
  readonly code?: number
  /** The toast for the user; undefined or empty for none. */
  readonly message?: (failure: Failure, request: Sent) => string
  /** Ends the audience's session and goes to its login page. */
  readonly signsOut?: true
  /** The message for the console. */
  readonly logs?: (failure: Failure) => string
}

const server = ({ msg }: Failure) => msg || text('msg.error')
const mustSignIn = ({ msg }: Failure) => msg || text('msg.signInFirst')
/** Shows the message only for writes: screens that read show the error themselves. */
const whenWriting =
  (message: () => string) =>
  (_: Failure, { method }: Sent) =>
    method === 'GET' ? '' : message()

/** The specified text, and a sentence for those to whom a status says nothing. Source: ANS-8. */
const serverBroke = ({ msg }: Failure) => ['500 (Internal Server Error)', msg, text('msg.serverBroke')].filter(Boolean).join(' ')

/** How to handle each failure; the first matching row applies. Source: ANS-2, ANS-3, ANS-4, ANS-5, ANS-6, ANS-7, ANS-8, ANS-9. */
const answers: readonly Answer[] = [
  { kind: 'refused', code: 401, message: mustSignIn, signsOut: true },
  { kind: 'refused', code: 402, message: server },
  { kind: 'refused', code: 429, message: () => text('msg.tooFrequent') },
  { kind: 'refused', message: server },
  { kind: 'status', code: 401, message: mustSignIn, signsOut: true },
  { kind: 'status', code: 404, message: () => text('msg.notFoundPages') },
  { kind: 'status', code: 429, message: () => text('msg.tooFrequent') },
  { kind: 'status', code: 500, message: serverBroke },
  // HTTP/2 responses have no status text.
  { kind: 'status', message: ({ status, statusText }) => `${statusText || text('msg.abnormal')} error_code ${status}` },
  {
    kind: 'page',
    message: whenWriting(() => text('msg.dataThr')),
    logs: ({ message }) => `${message}: a web page came instead of data.`,
  },
  {
    kind: 'broken',
    message: ({ msg }) => msg || text('msg.dataThr'),
    logs: ({ message }) => `${message}: the answer cannot be read.`,
  },
  {
    kind: 'silence',
    message: whenWriting(() => text('msg.networkAbnormal')),
    logs: ({ message }) => `${text('msg.networkAbnormal')} (${message})`,
  },
  { kind: 'aborted' },
]

const signOut = (audience: Audience, sent: string | undefined) => {
  // A late refusal of an older token must not end the newer session.
  if (tokenOf(audience) !== sent) return
  endSession(audience)
  const from = currentPath()
  const isThere = from.split('?', 1)[0] === loginPathOf(audience)
  if (!isThere && audienceOfPath(from) === audience) goTo(loginPathWithBack(audience, from))
}

/**
 * Handles a failed call by the table above: toast, end of the session, console. Never throws.
 * Source: ANS-2, ANS-3, ANS-4, ANS-5, ANS-6, ANS-7, ANS-8, ANS-9.
 */
export const handleFailure = (failure: Failure, request: Sent): void => {
  const row = answers.find(({ kind, code }) => kind === failure.kind && (code === undefined || code === failure.code))
  if (!row) return
  if (row.logs) console.error(row.logs(failure))
  // Before a redirect to the login page the message is shown, even for a quiet call.
  if (!request.quiet || row.signsOut) notify.error(row.message?.(failure, request) ?? '')
  if (row.signsOut) signOut(request.audience, request.sent)
}
