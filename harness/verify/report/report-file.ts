import { z } from 'zod'
import { levels } from '#contracts/api/kit/level.ts'
import { layers, verdicts } from '../verdict.ts'

const difference = z.object({
  field: z.string(),
  expected: z.string(),
  actual: z.string(),
  /** How the value does not match its schema. */
  mismatch: z.object({ problem: z.enum(['missing', 'type', 'value']), expected: z.string(), received: z.string() }).optional(),
})
const finding = z.object({
  layer: z.enum(layers),
  title: z.string(),
  verdict: z.enum(verdicts),
  source: z.string().optional(),
  /** What a server that breaks this rule does wrong, if that is a bug at any level. */
  bug: z.string().optional(),
  because: z.string().optional(),
  differences: z.array(difference).optional(),
  /** At level core: what differs from full. */
  advice: z.array(difference).optional(),
  curl: z.string().optional(),
  steps: z.array(z.string()).optional(),
})
const call = z.object({
  call: z.string(),
  about: z.string(),
  consumer: z.string(),
  verdict: z.enum(verdicts),
  /** Files of the interface that make the call. */
  usedBy: z.array(z.string()),
  findings: z.array(finding),
})

/** The kind of a cause: a verdict, or advice. */
export const causeKinds = ['wrong', 'set-up failed', 'not built yet', 'advice', 'skipped'] as const
export type CauseKind = (typeof causeKinds)[number]

const cause = z.object({
  cause: z.string(),
  kind: z.enum(causeKinds),
  /** Whether it is a bug of the server at any level: a crash, an SQL error, a secret. */
  bug: z.boolean(),
  calls: z.int(),
  checks: z.int(),
  /** The names of these calls. */
  at: z.array(z.string()),
  first: z.object({ call: z.string(), title: z.string(), difference: difference.optional(), curl: z.string().optional() }),
})

/** The format of `report.json`: the results of every call, for programs and for `--since`. */
export const SavedReport = z.object({
  version: z.literal(2),
  /** The level of the verdicts. */
  level: z.enum(levels),
  api: z.string(),
  at: z.string(),
  seconds: z.number(),
  summary: z.partialRecord(z.enum(verdicts), z.int()),
  /** Number of checks by verdict. */
  checks: z.partialRecord(z.enum(verdicts), z.int()),
  /** The causes, the most widespread of each kind first. */
  causes: z.array(cause),
  calls: z.array(call),
})
export type SavedReport = z.infer<typeof SavedReport>
export type SavedCall = z.infer<typeof call>
/** One reason for many findings, with the first place to look at. Source: VRF-11. */
export type Cause = z.infer<typeof cause>
export type SavedFinding = z.infer<typeof finding>
export type SavedDifference = z.infer<typeof difference>
