import type { Audience } from '#contracts/wire/audience.ts'
import type { AccountKey, Check, PersonName, Trouble, Visit } from './check.ts'
import { audienceChecks } from './checks/audiences.ts'
import { assignmentChecks } from './checks/assignment.ts'
import { leakChecks } from './checks/leaks.ts'
import { ownershipChecks } from './checks/ownership.ts'
import { paymentChecks } from './checks/payment.ts'
import { scriptChecks } from './checks/scripts.ts'
import { sessionChecks } from './checks/sessions.ts'
import type { Options } from './options.ts'
import { personAt, signIn, Skipped, Stuck, type Person, type Send } from './person.ts'

/** What one check said: holes, or why it could not be made. */
export type Result = {
  readonly check: string
  readonly about: string
  readonly troubles: readonly Trouble[]
  readonly skipped?: string
}

/** Every check, those that only look first. */
const checksFor = (origin: string, send: Send): readonly Check[] => [
  ...leakChecks,
  ...audienceChecks,
  ...sessionChecks(origin, send),
  ...scriptChecks,
  ...assignmentChecks,
  ...paymentChecks,
  ...ownershipChecks,
]

const audienceOf = (name: AccountKey): Audience => {
  if (name === 'admin' || name === 'clerk') return 'admin'
  return name === 'seller' || name === 'otherSeller' ? 'seller' : 'buyer'
}

const results = async ({ name: check, about, run }: Check, visit: Visit): Promise<Result> => {
  try {
    return { check, about, troubles: await run(visit) }
  } catch (reason) {
    if (reason instanceof Skipped) return { check, about, troubles: [], skipped: reason.message }
    if (!(reason instanceof Stuck)) throw reason
    return { check, about, troubles: [], skipped: `${reason.call} answered ${reason.message}` }
  }
}

/** How the pack reaches the server, and how it waits there. */
export type Host = { readonly send: Send; readonly rest: Visit['rest'] }

/** Makes the checks one after the other. @throws Skipped when an account cannot sign in. */
export const runPack = async (
  { origin, accounts, only }: Options,
  { send, rest }: Host,
  tell: (result: Result) => void = () => undefined,
): Promise<Result[]> => {
  const again = (name: AccountKey): Promise<Person> => signIn(origin, send, name, accounts[name], audienceOf(name))
  const people = { guest: personAt(origin, send, 'guest') } as Record<PersonName, Person>
  for (const name of Object.keys(accounts) as AccountKey[]) people[name] = await again(name)
  const found: Result[] = []
  for (const check of checksFor(origin, send).filter(({ name }) => !only || only.includes(name))) {
    const result = await results(check, { people, accounts, again, rest })
    found.push(result)
    tell(result)
  }
  return found
}
