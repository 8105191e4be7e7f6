import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { openEnvelope } from '#contracts/wire/envelope.ts'
import { mismatchesIn, mismatchText } from '#contracts/wire/mismatch.ts'

/**
 * How a response compares with the contract: it conforms, is a refusal, is wrong, is missing, or belongs to a call that is not
 * described.
 */
export type Verdict = {
  readonly result: 'conforming' | 'refused' | 'wrong' | 'no answer' | 'not described'
  /** From the envelope. */
  readonly code?: number
  readonly msg?: string
  /** The first few fields that do not match the schema. */
  readonly problems: readonly string[]
}

/** Checks a response against the description of its call. Status 0 means no response. */
export const judge = (to: Endpoint | undefined, status: number, text: string): Verdict => {
  if (!to) return { result: 'not described', problems: [] }
  if (status === 0) return { result: 'no answer', problems: [] }
  if (status !== 200) return { result: 'wrong', problems: [`HTTP ${status}`] }
  const envelope = openEnvelope(text)
  if (!envelope) return { result: 'wrong', problems: ['{code, msg, data}'] }
  const { code, msg, data } = envelope
  const facts = { code, ...(msg && { msg }) }
  if (code !== OK) return { result: 'refused', ...facts, problems: [] }
  const problems = mismatchesIn(to.reply, data).slice(0, 8).map(mismatchText)
  return { result: problems.length > 0 ? 'wrong' : 'conforming', ...facts, problems }
}
