import { OK } from '#contracts/api/kit/envelope.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import { levelOfRefusal } from '#contracts/api/refusal-levels.ts'
import { numbersIn } from './known.ts'
import { refusalOf, type Answer } from './side.ts'
import type { Step } from './step.ts'

type Both = { readonly expected: Answer; readonly actual: Answer }

/** The server accepted what only level full refuses: both sides now differ, so the rest of the sequence proves nothing. */
export class Apart extends Error {}

/** Whether a step sends the id of a record that a state gives to somebody else: the refusal protects ownership. Source: LEV-5. */
const takesFromOthers = ({ given, params, query, body }: Step): boolean => {
  const sent = JSON.stringify([params, query, body])
  const others = given.filter(([name]) => /\banother\b/.test(name)).map(([, facts]) => facts)
  return [...numbersIn(others)].some(id => new RegExp(`(?<!\\d)${id}(?!\\d)`).test(sent))
}

/** Whether the reference refused a step that a server may accept by level core. Source: LEV-5. */
export const isFreeToDo = (step: Step, { expected, actual }: Both, level: Level): boolean => {
  const name = refusalOf(expected)
  if (level !== 'core' || name === undefined || actual.code !== OK) return false
  return levelOfRefusal(step.to, name) === 'full' && !takesFromOthers(step)
}
