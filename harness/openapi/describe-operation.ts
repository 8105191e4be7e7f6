import { errors, type ErrorName } from '#contracts/api/errors.ts'
import { refusalsOf } from '#contracts/api/kit/refusals.ts'
import { callerOf, wayOf } from './callers.ts'
import type { Named } from './named.ts'

/** Refusals of calls, each once. Any call may be refused because it comes too often. */
export const refusalsOfAll = (calls: readonly Named[]): ErrorName[] => [
  ...new Set([...calls.flatMap(({ to }) => refusalsOf(to)), 'tooManyRequests' as const]),
]

/** What the description says beside the summary: the docstring of the call (or of its `crud()`), and that of its query. */
export const remarksOn = ({ to, id }: Named, docs: ReadonlyMap<string, string>): string[] =>
  [docs.get(id) ?? docs.get(id.split('.')[0] ?? ''), to.query?.description].filter(text => text !== undefined)

/**
 * The description of an operation in Markdown: remarks, who may call it, how the body is sent, and every refusal with its code.
 * Source: CON-11.
 */
export const descriptionOf = (calls: readonly Named[], docs: ReadonlyMap<string, string>): string => {
  const remarks = [...new Set(calls.flatMap(call => remarksOn(call, docs)))]
  const [first] = calls
  const way = first ? wayOf(first.to) : ''
  const refusals = refusalsOfAll(calls).map(name => `- \`${name}\` (${errors[name].code}): ${errors[name].when}`)
  return [
    ...remarks,
    ...(first ? [`Caller: ${callerOf(first.to)}.${way ? ` The body is sent ${way}.` : ''}`] : []),
    `Refusals:\n${refusals.join('\n')}`,
  ].join('\n\n')
}
