import type { z } from 'zod'
import { dateTimePattern, minutePattern, moneyPattern, picturePattern } from '../api/kit/values.ts'

type Issue = z.core.$ZodIssue

/** One place where a value does not match its schema. */
export type Mismatch = {
  readonly path: readonly PropertyKey[]
  /** Nothing is there, a value of another JSON type, or a value of the right type that the schema does not accept. */
  readonly problem: 'missing' | 'type' | 'value'
  /** What the schema accepts, such as `a number`, `at most 20 characters`, `0 or 1`. */
  readonly expected: string
  /** The JSON type that is there instead, such as `text`. */
  readonly received: string
}

/** JSON types, and zod's names of what it expects. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  undefined: 'nothing',
}

const wordOf = (type: string): string => typeWords[type] ?? type

const typeOf = (value: unknown): string => wordOf(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

const anyOf = (texts: readonly string[]): string => {
  const [last = '', ...others] = [...new Set(texts)].toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`
}

const inJson = (values: readonly unknown[]): string[] => values.map(value => JSON.stringify(value) ?? String(value))

const boundText = (issue: Issue & { code: 'too_big' | 'too_small' }): string => {
  const isUpper = issue.code === 'too_big'
  const bound = Number(isUpper ? issue.maximum : issue.minimum)
  const limit = isUpper ? 'at most' : 'at least'
  if (issue.origin === 'string') return `${limit} ${bound} ${bound === 1 ? 'character' : 'characters'}`
  if (issue.origin === 'array') return `${limit} ${bound} ${bound === 1 ? 'entry' : 'entries'}`
  if (issue.inclusive === false) return `${isUpper ? 'less' : 'more'} than ${bound}`
  return `${limit} ${bound}`
}

/** The formats of the wire; any other pattern is shown as it is. */
const formats = [
  [moneyPattern, 'an amount with two decimals, such as "12.00"'],
  [dateTimePattern, 'a time such as "2026-11-21 09:48:23"'],
  [minutePattern, 'a time such as "2026-11-21 09:48"'],
  [picturePattern, 'the URL of a picture'],
] as const

const formatText = ({ pattern, format }: Issue & { code: 'invalid_format' }): string => {
  if (format !== 'regex') return `a valid ${format}`
  return formats.find(([own]) => String(own) === pattern)?.[1] ?? `text that matches ${pattern}`
}

const isAtRoot = (issue: Issue | undefined): issue is Issue =>
  issue?.path.length === 0 && (issue.code !== 'invalid_union' || atRoot(issue).length > 0)

/** The first issue of each option, if none of the options fits the value itself, whatever is inside it. */
const atRoot = (issue: Issue): readonly Issue[] => {
  if (issue.code !== 'invalid_union') return []
  const firsts = issue.errors.map(([first]) => first).filter(isAtRoot)
  return firsts.length === issue.errors.length ? firsts : []
}

/** What a schema accepts at the place of an issue, in words. */
export const acceptedAt = (issue: Issue): string => {
  if (issue.code === 'invalid_value') return anyOf(inJson(issue.values))
  if (issue.code === 'too_big' || issue.code === 'too_small') return boundText(issue)
  if (issue.code === 'invalid_type') return wordOf(issue.expected)
  if (issue.code === 'invalid_format') return formatText(issue)
  if (issue.code === 'unrecognized_keys') return `no field ${anyOf(inJson(issue.keys))}`
  if (issue.code === 'custom')
    return issue.params?.rule ? `a value that keeps the rule «${String(issue.params.rule)}»` : 'another value'
  const options = atRoot(issue)
  return options.length > 0 ? anyOf(options.map(acceptedAt)) : 'a value of another form'
}

const isOfOtherType = (issue: Issue, value: unknown): boolean => {
  if (issue.code === 'invalid_type') return !(issue.expected === 'int' && typeof value === 'number')
  if (issue.code === 'invalid_value') return issue.values.every(choice => typeOf(choice) !== typeOf(value))
  const options = atRoot(issue)
  return options.length > 0 && options.every(option => isOfOtherType(option, value))
}

const depthOf = (issues: readonly Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length))

/** The issues inside a union: those of the option that matches furthest, or of the first, the description. */
const leaves = (issue: Issue): readonly Issue[] => {
  if (issue.code !== 'invalid_union' || atRoot(issue).length > 0) return [issue]
  const furthest = Math.max(0, ...issue.errors.map(depthOf))
  const inside = issue.errors.find(issues => depthOf(issues) === furthest) ?? []
  return inside.length === 0 ? [issue] : inside.flatMap(one => leaves({ ...one, path: [...issue.path, ...one.path] }))
}

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), value)

/** The places of a value that zod has found fault with, also inside unions. */
export const mismatchesOf = (issues: readonly Issue[], value: unknown): Mismatch[] =>
  issues.flatMap(leaves).map(issue => {
    const own = valueAt(value, issue.path)
    const problem = own === undefined ? 'missing' : isOfOtherType(issue, own) ? 'type' : 'value'
    return { path: issue.path, problem, expected: acceptedAt(issue), received: typeOf(own) }
  })

/** Where a value differs from a schema, also inside unions. */
export const mismatchesIn = (schema: z.ZodType, value: unknown): Mismatch[] =>
  mismatchesOf(schema.safeParse(value).error?.issues ?? [], value)

/** A mismatch as a text: `name is missing`, `id: expected a number, got text`. The value itself is called `data`. */
export const mismatchText = ({ path, problem, expected, received }: Mismatch): string => {
  const field = path.join('.') || 'data'
  if (problem === 'missing') return `${field} is missing`
  return `${field}: expected ${expected}${problem === 'type' ? `, got ${received}` : ''}`
}
