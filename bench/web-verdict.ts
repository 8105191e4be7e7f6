import { z } from 'zod'
import { median, type Line } from './measure.ts'

/** Lighthouse's categories. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const Audit = z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() })

/** The fields of a Lighthouse report that are used here. */
export const Report = z.object({
  lhr: z.object({
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

/** Lists what Lighthouse would improve. */
export const suggestionsOf = ({ audits }: Verdict): string[] =>
  Object.entries(audits).flatMap(([id, { title, score }]) =>
    score !== null && score < 0.9 ? [`${title} (${id}, ${score})`] : [],
  )
