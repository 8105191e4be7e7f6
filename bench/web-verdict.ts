import { z } from 'zod'
import { median, type Line } from './measure.ts'

/** Lighthouse's categories. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const Audit = z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() })

/** The fields of a Lighthouse report that are used here. */
export const Report = z.object({
  lhr: z.object({
    environment: z.object({ benchmarkIndex: z.number() }),
    categories: z.record(z.enum(categories), z.object({ score: z.number().nullable() })),
    audits: z.record(z.string(), Audit),
  }),
})
export type Verdict = z.infer<typeof Report>['lhr']

/** Scores and times of one page with one Lighthouse setting, and their targets. */
export const linesOf = (page: string, setting: 'desktop' | 'mobile', verdicts: readonly Verdict[]): Line[] => {
  const score = (name: (typeof categories)[number]) => median(verdicts.map(one => (one.categories[name].score ?? 0) * 100))
  const time = (name: string) => median(verdicts.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  const what = (name: string) => `${page}, ${setting}: ${name}`
  const isPhone = setting === 'mobile'
  return [
    { what: what('performance'), value: score('performance'), unit: '', ...(isPhone && { least: 95 }) },
    ...categories.slice(1).map(name => ({ what: what(name), value: score(name), unit: '', least: 100 })),
    { what: what('LCP'), value: time('largest-contentful-paint'), unit: 'ms', ...(!isPhone && { most: 2000 }) },
    { what: what('CLS'), value: time('cumulative-layout-shift'), unit: '', ...(!isPhone && { most: 0.02 }) },
    { what: what('TBT'), value: time('total-blocking-time'), unit: 'ms', ...(isPhone && { most: 100 }) },
  ]
}

/** The median speed of the machine while it was measured, in Lighthouse's own unit (`benchmarkIndex`). */
export const speedOf = (verdicts: readonly Verdict[]): number =>
  Math.round(median(verdicts.map(({ environment }) => environment.benchmarkIndex)))

/** Lists what Lighthouse would improve: the audits whose median score is below 0.9. */
export const suggestionsOf = (verdicts: readonly Verdict[]): string[] =>
  Object.entries(verdicts[0]?.audits ?? {}).flatMap(([id, { title }]) => {
    const scores = verdicts.flatMap(({ audits }) => audits[id]?.score ?? [])
    const score = scores.length > 0 ? median(scores) : 1
    return score < 0.9 ? [`${title} (${id}, ${score})`] : []
  })
