import type { Level } from '#contracts/api/kit/level.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { causesOf } from './causes.ts'
import type { SavedFinding, SavedReport } from './report-file.ts'
import { verdicts, type CallReport, type Finding, type Verdict } from '../verdict.ts'

/** A finding as it is saved; one that conforms without details. */
const saved = ({
  layer,
  title,
  verdict,
  source,
  bug,
  because,
  differences,
  advice = [],
  curl,
  steps,
}: Finding): SavedFinding => ({
  layer,
  title,
  verdict,
  ...(source && { source }),
  ...(because && { because }),
  ...(verdict === 'wrong' && bug && { bug }),
  ...(verdict === 'wrong' && { differences: [...differences], ...(steps && { steps: [...steps] }) }),
  ...(advice.length > 0 && { advice: [...advice] }),
  ...((verdict === 'wrong' || advice.length > 0) && { curl }),
})

const consumerOf = ({ auth }: Endpoint): string => (auth === 'admin' || auth === 'seller' ? auth : 'storefront')

type Run = {
  readonly api: string
  readonly level: Level
  readonly began: Date
  readonly usage: ReadonlyMap<Endpoint, readonly string[]>
}

const countsOf = (found: readonly { readonly verdict: Verdict }[]): Partial<Record<Verdict, number>> =>
  Object.fromEntries(
    verdicts
      .map(verdict => [verdict, found.filter(one => one.verdict === verdict).length] as const)
      .filter(([, count]) => count > 0),
  )

/** A run in the format of `report.json`. */
export const savedReport = (reports: readonly CallReport[], { api, level, began, usage }: Run): SavedReport => {
  const calls = reports.map(({ to, verdict, findings }) => ({
    call: nameOf(to),
    about: to.about,
    consumer: consumerOf(to),
    verdict,
    usedBy: [...(usage.get(to) ?? [])],
    findings: findings.map(saved),
  }))
  return {
    version: 2,
    level,
    api,
    at: began.toISOString(),
    seconds: Math.round((Date.now() - began.getTime()) / 100) / 10,
    summary: countsOf(reports),
    checks: countsOf(reports.flatMap(({ findings }) => findings)),
    causes: causesOf(calls),
    calls,
  }
}
