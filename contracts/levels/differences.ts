import type { z } from 'zod'
import type { Endpoint } from '../api/kit/endpoint.ts'
import type { Level } from '../api/kit/level.ts'
import { coreReplyOf } from './core-reply.ts'

type Issue = z.core.$ZodIssue

/** One place where a value does not match its schema. */
export type Mismatch = { readonly path: readonly PropertyKey[]; readonly message: string }

const depthOf = (issues: readonly Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length))

/** The issues of the most likely option of a union: of the one that matches furthest, or of the first, the description. */
const meant = (options: readonly (readonly Issue[])[]): readonly Issue[] => {
  const furthest = Math.max(0, ...options.map(depthOf))
  return options.find(issues => depthOf(issues) === furthest) ?? []
}

const flat = (issue: Issue, before: readonly PropertyKey[]): Mismatch[] => {
  const path = [...before, ...issue.path]
  const inside = issue.code === 'invalid_union' ? meant(issue.errors) : []
  return inside.length > 0 ? inside.flatMap(one => flat(one, path)) : [{ path, message: issue.message }]
}

/** Where a value differs from a schema, also inside unions. */
export const mismatchesIn = (schema: z.ZodType, value: unknown): Mismatch[] =>
  (schema.safeParse(value).error?.issues ?? []).flatMap(issue => flat(issue, []))

/** Where the data of a reply differs from what that level requires of the call. Source: LEV-2. */
export const replyMismatches = (to: Endpoint, data: unknown, level: Level): Mismatch[] =>
  mismatchesIn(level === 'core' ? coreReplyOf(to) : to.reply, data)
