import { z } from 'zod'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { layers, verdicts, type CallReport, type Finding } from './verdict.ts'

const difference = z.object({ field: z.string(), expected: z.string(), actual: z.string() })
const finding = z.object({
  layer: z.enum(layers),
  title: z.string(),
  verdict: z.enum(verdicts),
  source: z.string().optional(),
  because: z.string().optional(),
  differences: z.array(difference).optional(),
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

/** `report.json`: what was found out about every call, for programs and for `--since`. */
export const SavedReport = z.object({
  version: z.literal(1),
  api: z.string(),
  at: z.string(),
  seconds: z.number(),
  summary: z.partialRecord(z.enum(verdicts), z.int()),
  calls: z.array(call),
})
export type SavedReport = z.infer<typeof SavedReport>
export type SavedCall = z.infer<typeof call>
export type SavedFinding = z.infer<typeof finding>

/** What conforms is told in one line. */
const saved = ({ layer, title, verdict, source, because, differences, curl, steps }: Finding): SavedFinding => ({
  layer,
  title,
  verdict,
  ...(source && { source }),
  ...(because && { because }),
  ...(verdict === 'wrong' && { differences: [...differences], curl, ...(steps && { steps: [...steps] }) }),
})

const consumerOf = ({ auth }: Endpoint): string => (auth === 'admin' || auth === 'seller' ? auth : 'storefront')

type Run = { readonly api: string; readonly began: Date; readonly usage: ReadonlyMap<Endpoint, readonly string[]> }

/** A run as it is kept. */
export const savedReport = (reports: readonly CallReport[], { api, began, usage }: Run): SavedReport => ({
  version: 1,
  api,
  at: began.toISOString(),
  seconds: Math.round((Date.now() - began.getTime()) / 100) / 10,
  summary: Object.fromEntries(
    verdicts
      .map(verdict => [verdict, reports.filter(report => report.verdict === verdict).length] as const)
      .filter(([, count]) => count > 0),
  ),
  calls: reports.map(({ to, verdict, findings }) => ({
    call: nameOf(to),
    about: to.about,
    consumer: consumerOf(to),
    verdict,
    usedBy: [...(usage.get(to) ?? [])],
    findings: findings.map(saved),
  })),
})
