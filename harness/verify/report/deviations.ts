import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { Misuse } from '#harness/command/command.ts'
import type { Finding } from '../verdict.ts'

/** An intended deviation: the call, the field or rule (without either, the whole call), and the reason. */
const Deviation = z
  .object({ call: z.string(), field: z.string().optional(), rule: z.string().optional(), reason: z.string().min(1) })
  .strict()
export type Deviation = z.infer<typeof Deviation>

/** Reads `deviations.json`. @throws Misuse if it cannot be read */
export const deviationsIn = (file: string): readonly Deviation[] => {
  try {
    return z.array(Deviation).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Misuse(`--deviations "${file}" is not a list of {"call", "field" or "rule", "reason"}.`)
  }
}

/** Whether a deviation names a field: `data.data[id 7].total` is named by `data.data.total` or `total`. */
const namesField = (field: string, named: string): boolean => {
  const plain = field.replace(/\[[^\]]*\]/g, '')
  return plain === named || plain.endsWith(`.${named}`) || plain.endsWith(` ${named}`)
}

const covers = ({ call, field, rule }: Deviation, finding: Finding): boolean =>
  call === nameOf(finding.to) &&
  (field === undefined || (finding.differences.length > 0 && finding.differences.every(one => namesField(one.field, field)))) &&
  (rule === undefined || rule === finding.title || (finding.source?.split(/,\s*/).includes(rule) ?? false))

/** Marks intended deviations as skipped, with their reason. Source: MDL-7. */
export const withDeviations = (findings: readonly Finding[], deviations: readonly Deviation[]): Finding[] =>
  findings.map(finding => {
    const own = finding.verdict === 'wrong' ? deviations.find(one => covers(one, finding)) : undefined
    return own ? { ...finding, verdict: 'skipped', because: `Differs on purpose: ${own.reason}` } : finding
  })
