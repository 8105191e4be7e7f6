import type { ErrorName } from '#contracts/api/errors.ts'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf, type Auth, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { rules } from '#contracts/rules/rules.ts'
import { serverRequirements, type Requirement } from './requirement.ts'
import { sentFields, type Step } from './step.ts'

/** A step that was played, with the result on the reference. */
export type Met = {
  readonly step: Step
  /** Undefined for a success, and for a refusal without a name. */
  readonly refusal: ErrorName | undefined
  readonly well: boolean
  /** The last write before it in the sequence. */
  readonly after: Endpoint | undefined
}

/** Counts of what the sequences have played. */
export type Coverage = {
  readonly met: (met: Met) => void
  readonly summary: () => CoverageSummary
}

type ConsumerCoverage = {
  readonly name: string
  readonly calls: readonly [played: number, all: number]
  readonly refusals: readonly [played: number, all: number]
  /** Number of distinct values of fields. */
  readonly values: number
  /** Number of distinct pairs of a write and a later call. */
  readonly pairs: number
}
type Topic = { readonly name: string; readonly played: number; readonly all: number; readonly missed: readonly string[] }

/** What was played by consumer, and which requirements were involved by topic; `missed` lists the others. */
export type CoverageSummary = {
  readonly byConsumer: readonly ConsumerCoverage[]
  readonly topics: readonly Topic[]
  readonly missed: readonly string[]
}

const consumers: readonly (readonly [name: string, auths: readonly Auth[]])[] = [
  ['storefront', ['none', 'optional', 'buyer']],
  ['seller', ['seller']],
  ['admin', ['admin']],
]

const refusalsOf = (to: Endpoint): string[] => (to.errors ?? []).map(name => `${nameOf(to)} ${name}`)

/** Whether a requirement was tried: it names a call or refusal that was played, or one of its rules is about such a call. */
const takesPart = ({ id, sentence }: Requirement, calls: ReadonlySet<string>, refusals: ReadonlySet<string>): boolean =>
  [...sentence.matchAll(/`(?:(?:GET|POST|PUT|DELETE) \/[^`\s]+|\w+)`/g)].some(([quoted]) => {
    const text = quoted.slice(1, -1)
    return calls.has(text) || refusals.has(text)
  }) || rules.some(({ source, about }) => source.split(/,\s*/).includes(id) && about.some(to => calls.has(nameOf(to))))

const topicsOf = (calls: ReadonlySet<string>, refusals: ReadonlySet<string>): Topic[] =>
  [...Map.groupBy(serverRequirements(), ({ topic }) => topic)].map(([name, own]) => {
    const missed = own.filter(one => !takesPart(one, calls, refusals)).map(({ id }) => id)
    return { name, played: own.length - missed.length, all: own.length, missed }
  })

/** Records which calls, refusals and values the sequences play. Source: MDL-10. */
export const createCoverage = (): Coverage => {
  const well = new Set<string>()
  const refused = new Set<string>()
  const values = new Map<string, Set<string>>()
  const pairs = new Map<string, Set<string>>()
  const note = (notes: Map<string, Set<string>>, key: string, text: string): void =>
    void notes.set(key, (notes.get(key) ?? new Set()).add(text))

  const coverageOf = ([name, auths]: (typeof consumers)[number]): ConsumerCoverage => {
    const own = endpoints.filter(({ auth }) => auths.includes(auth))
    const names = own.map(nameOf)
    const refusals = own.flatMap(refusalsOf)
    const sum = (notes: Map<string, Set<string>>): number => names.reduce((all, one) => all + (notes.get(one)?.size ?? 0), 0)
    return {
      name,
      calls: [names.filter(one => well.has(one)).length, names.length],
      refusals: [refusals.filter(one => refused.has(one)).length, refusals.length],
      values: sum(values),
      pairs: sum(pairs),
    }
  }

  return {
    met: ({ step, refusal, well: isWell, after }) => {
      const name = nameOf(step.to)
      if (isWell) well.add(name)
      if (refusal) refused.add(`${name} ${refusal}`)
      for (const [field, value] of sentFields(step)) note(values, name, `${field} ${JSON.stringify(value)}`)
      if (after) note(pairs, name, nameOf(after))
    },
    summary: () => {
      const names = new Set([...refused].map(one => one.slice(one.lastIndexOf(' ') + 1)))
      const all = endpoints.flatMap(to => [nameOf(to), ...refusalsOf(to)])
      return {
        byConsumer: consumers.map(coverageOf),
        topics: topicsOf(well, names),
        missed: all.filter(one => !well.has(one) && !refused.has(one)),
      }
    },
  }
}

const of = ([played, all]: readonly [number, number]): string => `${played} of ${all}`

/** The coverage as tables for a terminal. */
export const coverageText = ({ byConsumer, topics }: CoverageSummary): string =>
  [
    `${'played'.padEnd(14)}${'calls'.padStart(12)}${'refusals'.padStart(14)}${'values'.padStart(10)}${'pairs of calls'.padStart(17)}`,
    ...byConsumer.map(
      ({ name, calls, refusals, values, pairs }) =>
        `${name.padEnd(14)}${of(calls).padStart(12)}${of(refusals).padStart(14)}${String(values).padStart(10)}${String(pairs).padStart(17)}`,
    ),
    '',
    `${'requirements'.padEnd(14)}${'tried'.padStart(12)}   not tried`,
    ...topics.map(({ name, played, all, missed }) => {
      const few = missed.slice(0, 8)
      const rest = missed.length - few.length
      return `${name.padEnd(14)}${of([played, all]).padStart(12)}   ${few.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
    }),
  ].join('\n')
