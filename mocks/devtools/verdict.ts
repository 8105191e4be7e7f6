import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { openEnvelope } from '#contracts/wire/envelope.ts'

/**
 * What the contract says to an answer: as described, a refusal in an envelope, something else, nothing at all,
 * or an answer to a call that is not described.
 */
export type Verdict = {
  readonly says: 'conforming' | 'refused' | 'wrong' | 'no answer' | 'not described'
  /** Of the envelope. */
  readonly code?: number
  readonly msg?: string
  /** Places that differ from the description, a few at most. */
  readonly problems: readonly string[]
}

/** Holds an answer against the description of its call. Status 0 is no answer. */
export const judge = (to: Endpoint | undefined, status: number, text: string): Verdict => {
  if (!to) return { says: 'not described', problems: [] }
  if (status === 0) return { says: 'no answer', problems: [] }
  if (status !== 200) return { says: 'wrong', problems: [`HTTP ${status}`] }
  const envelope = openEnvelope(text)
  if (!envelope) return { says: 'wrong', problems: ['{code, msg, data}'] }
  const { code, msg, data } = envelope
  const facts = { code, ...(msg && { msg }) }
  if (code !== OK) return { says: 'refused', ...facts, problems: [] }
  const reply = to.reply.safeParse(data)
  if (reply.success) return { says: 'conforming', ...facts, problems: [] }
  const problems = reply.error.issues.slice(0, 8).map(({ path, message }) => `${path.join('.') || 'data'}: ${message}`)
  return { says: 'wrong', ...facts, problems }
}
