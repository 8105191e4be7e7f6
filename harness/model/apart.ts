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

/** Rules of the descriptions without which a campaign gives away more than it takes. Source: CMP-3, CPN-6, RED-2, RFL-1. */
const boundsOfMoney: ReadonlySet<unknown> = new Set(['upTo100', 'takesLess', 'levels'])
const amounts = /(?:^|_)(?:money|price|discount|stock)$|^lev_\d$/

/** Whether a step sends a negative amount, or more percent or money than a campaign may take off. Source: LEV-5. */
const givesMoneyAway = ({ to, body }: Step): boolean => {
  const issues = to.body?.safeParse(body ?? {}).error?.issues ?? []
  return issues.some(issue => {
    const field = String(issue.path[0])
    const isNegative = amounts.test(field) && Number(Reflect.get(Object(body), field)) < 0
    return isNegative || (issue.code === 'custom' && boundsOfMoney.has(issue.params?.rule))
  })
}

/** Whether the reference refused a step that a server may accept by level core. Source: LEV-5. */
export const isFreeToDo = (step: Step, { expected, actual }: Both, level: Level): boolean => {
  const name = refusalOf(expected)
  if (level !== 'core' || name === undefined || actual.code !== OK) return false
  return levelOfRefusal(step.to, name) === 'full' && !takesFromOthers(step) && !givesMoneyAway(step)
}
