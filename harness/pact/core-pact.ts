import { isCodeOf } from '#contracts/api/errors.ts'
import { examples } from '#contracts/examples/index.ts'
import { titleOf, type Example } from '#contracts/examples/kit.ts'
import { levelOfExample } from '#contracts/examples/level.ts'
import { levelAtPath } from '#contracts/levels/core-reply.ts'
import type { Json } from '../json/json-lines.ts'
import type { Pact } from './pact-file.ts'

type Interaction = Pact['interactions'][number]
type Part = { readonly [key: string]: Json }

const byTitle = new Map(examples.map(example => [titleOf(example), example]))

const isPart = (value: Json | undefined): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)

const partOf = (value: Json | undefined): Part => (isPart(value) ? value : {})

/** `$.data.rows[*].id` as the steps below `data`; undefined for a path outside the data. */
const stepsOf = (place: string): PropertyKey[] | undefined =>
  place.startsWith('$.data')
    ? [...place.slice('$.data'.length).matchAll(/\.([\w-]+)|\['([^']+)'\]|\[(?:\*|\d+)\]/g)].map(
        ([, name, quoted]) => name ?? quoted ?? 0,
      )
    : undefined

/** The value without fields of level full; undefined if none is core. */
const pruned = (value: Json, example: Example, path: readonly PropertyKey[]): Json | undefined => {
  if (levelAtPath(example.to, path) === 'full') return undefined
  if (Array.isArray(value)) return value.flatMap(item => pruned(item, example, [...path, 0]) ?? [])
  if (!isPart(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const kept = inner === undefined ? undefined : pruned(inner, example, [...path, key])
      return kept === undefined ? [] : [[key, kept]]
    }),
  )
}

/** Accepts all codes that clients treat like the described one. Source: ENV-10. */
const codeRule = ({ error }: Example, rule: Json | undefined): Json | undefined => {
  const alike = error ? [402, 403, 500].filter(code => isCodeOf(error, code)) : []
  return error && alike.length > 1 ? { combine: 'AND', matchers: [{ match: 'regex', regex: `^(?:${alike.join('|')})$` }] } : rule
}

const coreRules = (rules: Part, example: Example): Part =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([place, rule]) => {
      if (place === '$.code') return [[place, codeRule(example, rule) ?? null]]
      const steps = example.error ? undefined : stepsOf(place)
      return steps && levelAtPath(example.to, steps) === 'full' ? [] : [[place, rule ?? null]]
    }),
  )

const coreResponse = (response: Part, example: Example): Part => {
  const [body, rules] = [partOf(response.body), partOf(response.matchingRules)]
  const { data, ...envelope } = partOf(body.content)
  const kept = example.error ? data : data === undefined ? undefined : pruned(data, example, [])
  return {
    ...response,
    body: { ...body, content: { ...envelope, ...(kept !== undefined && { data: kept }) } },
    matchingRules: { ...rules, body: coreRules(partOf(rules.body), example) },
  }
}

const coreOf = (interaction: Interaction): Interaction[] => {
  const example = byTitle.get(interaction.description)
  if (!example || levelOfExample(example) === 'full') return []
  return [{ ...interaction, comments: { text: ['core'] }, response: coreResponse(partOf(interaction.response), example) }]
}

/**
 * The part of a pact that every server has to fulfil: the examples of level core, with the fields that pages read. It is the pact for a broker; the
 * committed pacts describe every call at level full. Source: LEV-8.
 */
export const corePact = (pact: Pact): Pact => ({ ...pact, interactions: pact.interactions.flatMap(coreOf) })
