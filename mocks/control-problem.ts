import type { z } from 'zod'
import { mismatchesOf, mismatchText } from '#contracts/wire/mismatch.ts'

type Issue = z.core.$ZodIssue

const withPlace = ({ path, message }: Issue): string => (path.length > 0 ? `${path.join('.')}: ${message}` : message)

/** The first three problems of a value, each with its field: `scale is missing; clock.offset: expected a number, got text`. */
export const problemsIn = (issues: readonly Issue[], value: unknown): string =>
  issues
    .slice(0, 3)
    .flatMap(issue => (issue.code === 'custom' ? withPlace(issue) : mismatchesOf([issue], value).map(mismatchText)))
    .join('; ')

/** Reads the body of a control request. @throws Error that names the fields that do not match. Source: CTL-1. */
export const readControl = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  throw new Error(problemsIn(read.error.issues, body))
}

/** The message for a refused control request. Source: CTL-1. */
export const controlProblem = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason))
