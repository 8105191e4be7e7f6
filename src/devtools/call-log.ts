import { z } from 'zod'

/** The verdicts of the contract on a response. */
const verdicts = ['conforming', 'refused', 'wrong', 'no answer', 'not described'] as const
export type VerdictResult = (typeof verdicts)[number]

const Verdict = z.object({
  result: z.enum(verdicts),
  code: z.int().optional(),
  msg: z.string().optional(),
  problems: z.array(z.string()),
})

/** One call of the log. */
const LoggedCall = z.object({
  id: z.int(),
  at: z.string(),
  method: z.string(),
  path: z.string(),
  ms: z.number(),
  status: z.int(),
  call: z.string().nullable(),
  verdict: Verdict,
  real: z.object({ trouble: z.string().nullable(), differences: z.int() }).optional(),
})
export type LoggedCall = z.infer<typeof LoggedCall>

/** The calls after a sequence number. */
export const LoggedCalls = z.object({ calls: z.array(LoggedCall) })

const Difference = z.object({
  field: z.string(),
  kind: z.enum(['missing', 'extra', 'type', 'value']),
  mock: z.string(),
  real: z.string(),
})

/** Why a real server sent no response. */
const Trouble = z.enum(['unreachable', 'cors', 'mixed', 'timeout'])

const RealAnswer = z.object({
  address: z.string(),
  status: z.int(),
  ms: z.number(),
  reply: z.string(),
  verdict: Verdict,
  differences: z.array(Difference),
  trouble: Trouble.optional(),
  session: z.string().optional(),
})
export type RealAnswer = z.infer<typeof RealAnswer>

/** All details of one call. */
export const LoggedCallDetail = LoggedCall.extend({
  about: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  reply: z.string(),
  real: RealAnswer.nullable(),
})
export type LoggedCallDetail = z.infer<typeof LoggedCallDetail>

/** True if the mock's or the real server's response needs a look. */
export const needsAttention = ({ verdict, real }: LoggedCall): boolean =>
  !['conforming', 'refused'].includes(verdict.result) || (real !== undefined && (real.trouble !== null || real.differences > 0))
