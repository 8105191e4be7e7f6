import { OK } from '#contracts/api/kit/envelope.ts'
import { states, type Given } from '#contracts/states/index.ts'
import { differencesIn, shown } from '#contracts/rules/first-difference.ts'
import type { Difference } from '../compare-values.ts'
import type { Divergence, Match } from '../match.ts'
import { isRead } from '../observe.ts'
import type { Answer } from '../side.ts'

/** The first field that shows a fact of the state on the reference and something else on the server. */
const differenceOf = ([name, facts]: Given, expected: Answer, actual: Answer): Difference => {
  const told = new Set(Object.values(facts).map(shown))
  const first = differencesIn('data', expected.data, actual.data).find(one => told.has(one.expected))
  return first ?? { field: 'data', expected: `"${name}" with ${shown(facts)}`, actual: shown(actual.data) }
}

/** Whether the reference shows what a state promises; not if no call reads it back. */
export const isShown = async ([name, facts]: Given, { ask }: Match['reference']): Promise<boolean> => {
  const looks = states[name].readBack(facts)
  for (const { to, input, as, holds } of looks) {
    const { code, data } = await ask({ to, ...Object(input) }, as)
    if (!isRead(to) || code !== OK || !holds(data)) return false
  }
  return looks.length > 0
}

/**
 * Reads back a state that was just entered, before another one can undo it: a server in any shop has to show what a state promises,
 * if the reference does. Each state is read back until it was shown once. Source: MDL-19.
 * @returns the first read that does not show it
 */
export const brokenPromise = async (
  given: Given,
  { server, reference, kept }: Pick<Match, 'server' | 'reference' | 'kept'>,
): Promise<Divergence | undefined> => {
  const key = JSON.stringify(given)
  if (!server.entersStates || kept.has(key)) return undefined
  const [name, facts] = given
  for (const { to, input, as, holds } of states[name].readBack(facts)) {
    if (!isRead(to)) continue
    const sent = { to, as, ...Object(input) }
    const actual = await server.send(sent, as)
    reference.setTime(actual.at ?? Date.now())
    const expected = await reference.ask(sent, as)
    // A read that is refused or not built is compared before the first step.
    if (expected.code !== OK || actual.code !== OK || !holds(expected.data) || holds(actual.data)) continue
    return { ...differenceOf(given, expected, actual), to, where: 'set-up', refusal: undefined, sent: [sent] }
  }
  kept.add(key)
  return undefined
}
