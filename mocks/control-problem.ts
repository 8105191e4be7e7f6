import { z } from 'zod'

const sentenceOf = ({ path, message }: z.core.$ZodIssue): string => (path.length > 0 ? `${path.join('.')}: ${message}` : message)

/** What a refused control request is told: of wrong fields each by its name, otherwise the error's message. Source: CTL-1. */
export const controlProblem = (reason: unknown): string => {
  if (reason instanceof z.ZodError) return reason.issues.map(sentenceOf).join('; ')
  return reason instanceof Error ? reason.message : String(reason)
}
