import { z } from 'zod'

const sentenceOf = ({ path, message }: z.core.$ZodIssue): string => (path.length > 0 ? `${path.join('.')}: ${message}` : message)

/** The message for a refused control request: one problem per invalid field, or the message of the error. Source: CTL-1. */
export const controlProblem = (reason: unknown): string => {
  if (reason instanceof z.ZodError) return reason.issues.map(sentenceOf).join('; ')
  return reason instanceof Error ? reason.message : String(reason)
}
