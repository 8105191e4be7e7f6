import { z } from 'zod'
import { median, type Line } from './measure.ts'

/** What Lighthouse judges. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const Audit = z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() })

/** What is read of a report of Lighthouse. */
export const Report = z.object({
  lhr: z.object({
    categories: z.record(z.enum(categories), z.object({ score: z.number().nullable() })),
    audits: z.record(z.string(), Audit),
  }),
})
export type Verdict = z.infer<typeof Report>['lhr']

/** Scores and times of one page in one of Lighthouse's settings, with the targets of that setting. */
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

/** Sentences about what Lighthouse would change. */
export const suggestionsOf = ({ audits }: Verdict): string[] =>
  Object.entries(audits).flatMap(([id, { title, score }]) =>
    score !== null && score < 0.9 ? [`${title} (${id}, ${score})`] : [],
  )
