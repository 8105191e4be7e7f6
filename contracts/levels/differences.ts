import type { z } from 'zod'
import type { Endpoint } from '../api/kit/endpoint.ts'
import type { Level } from '../api/kit/level.ts'
import { coreReplyOf } from './core-reply.ts'

type Issue = z.core.$ZodIssue

/** One place where a value is not as its schema has it. */
export type Mismatch = { readonly path: readonly PropertyKey[]; readonly message: string }

const depthOf = (issues: readonly Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length))

/** Of a union the option that the value was meant to be: the one that it fits furthest, or the first, which is the description. */
const meant = (options: readonly (readonly Issue[])[]): readonly Issue[] => {
  const furthest = Math.max(0, ...options.map(depthOf))
  return options.find(issues => depthOf(issues) === furthest) ?? []
}

const flat = (issue: Issue, before: readonly PropertyKey[]): Mismatch[] => {
  const path = [...before, ...issue.path]
  const inside = issue.code === 'invalid_union' ? meant(issue.errors) : []
  return inside.length > 0 ? inside.flatMap(one => flat(one, path)) : [{ path, message: issue.message }]
}

/** Where a value differs from a schema, inside unions as well. */
export const mismatchesIn = (schema: z.ZodType, value: unknown): Mismatch[] =>
  (schema.safeParse(value).error?.issues ?? []).flatMap(issue => flat(issue, []))

/** Where the data of a reply differs from what the call has to answer by that level. Source: LEV-2. */
export const replyMismatches = (to: Endpoint, data: unknown, level: Level): Mismatch[] =>
  mismatchesIn(level === 'core' ? coreReplyOf(to) : to.reply, data)
