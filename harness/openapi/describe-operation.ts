import { errors, type ErrorName } from '#contracts/api/errors.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import { refusalsOf } from '#contracts/api/kit/refusals.ts'
import { levelOfRefusal } from '#contracts/api/refusal-levels.ts'
import { callerOf, wayOf } from './callers.ts'
import type { Named } from './named.ts'

/** Refusals of calls, each once; `tooFrequent` applies to every call. */
export const refusalsOfAll = (calls: readonly Named[]): ErrorName[] => [
  ...new Set([...calls.flatMap(({ to }) => refusalsOf(to)), 'tooManyRequests' as const]),
]

/** The level of calls that share an operation: core if one of them is. Source: LEV-6. */
export const levelOfAll = (calls: readonly Named[]): Level => (calls.every(({ to }) => to.level === 'full') ? 'full' : 'core')

/** The refusals of calls with their levels: core if it is core for one of the calls. Source: LEV-5, LEV-9. */
export const refusalLevels = (calls: readonly Named[]): Readonly<Partial<Record<ErrorName, Level>>> =>
  Object.fromEntries(
    refusalsOfAll(calls).map(name => [
      name,
      calls.every(({ to }) => levelOfRefusal(to, name) === 'full') ? ('full' as const) : ('core' as const),
    ]),
  )

const aboutChanges = 'This GET changes something: send it once, and not ahead of time.'

/** The remarks of a description: the docstrings of the call (or of its `crud()`) and of its query, and that a GET changes something. */
export const remarksOn = ({ to, id }: Named, docs: ReadonlyMap<string, string>): string[] =>
  [docs.get(id) ?? docs.get(id.split('.')[0] ?? ''), to.query?.description, to.changes && aboutChanges].filter(
    text => text !== undefined,
  )

/**
 * The description of an operation in Markdown: remarks, who may call it, how the body is sent, and every refusal with its code.
 * Source: CON-11, LEV-9.
 */
export const descriptionOf = (calls: readonly Named[], docs: ReadonlyMap<string, string>): string => {
  const remarks = [...new Set(calls.flatMap(call => remarksOn(call, docs)))]
  const [first] = calls
  const way = first ? wayOf(first.to) : ''
  const levels = refusalLevels(calls)
  const refusals = refusalsOfAll(calls).map(name => `- \`${name}\` (${errors[name].code}, ${levels[name]}): ${errors[name].when}`)
  return [
    ...remarks,
    ...(first ? [`Caller: ${callerOf(first.to)}.${way ? ` The body is sent ${way}.` : ''}`] : []),
    `Level: ${levelOfAll(calls)}. Refusals, each with its code and level:\n${refusals.join('\n')}`,
  ].join('\n\n')
}
