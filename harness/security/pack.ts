import type { Audience } from '#contracts/wire/audience.ts'
import { troubleOf, type AccountKey, type Check, type PersonName, type Trouble, type Visit } from './check.ts'
import { audienceChecks } from './checks/audiences.ts'
import { assignmentChecks } from './checks/assignment.ts'
import { guessingChecks } from './checks/guessing.ts'
import { leakChecks } from './checks/leaks.ts'
import { ownershipChecks } from './checks/ownership.ts'
import { paymentChecks } from './checks/payment.ts'
import { scriptChecks } from './checks/scripts.ts'
import { sessionChecks } from './checks/sessions.ts'
import type { Options } from './options.ts'
import { personAt, signIn, Skipped, type Person, type Send } from './person.ts'

/** The result of a check: the holes it found, and why it or a part of it was skipped. */
export type Result = {
  readonly check: string
  readonly about: string
  readonly troubles: readonly Trouble[]
  readonly skipped?: string
  /** Calls that the server does not have yet. */
  readonly notBuilt: readonly string[]
  /** Notes for the report. */
  readonly remarks: readonly string[]
}

/** All checks; those that only read come first. */
const checksFor = (origin: string, send: Send): readonly Check[] => [
  ...leakChecks,
  ...guessingChecks,
  ...audienceChecks,
  ...sessionChecks(origin, send),
  ...scriptChecks,
  ...assignmentChecks,
  ...paymentChecks,
  ...ownershipChecks,
]

/** The names of all checks. */
export const checkNames: readonly string[] = checksFor('', fetch).map(({ name }) => name)

const audienceOf = (name: AccountKey): Audience => {
  if (name === 'admin' || name === 'clerk') return 'admin'
  return name === 'seller' || name === 'otherSeller' ? 'seller' : 'buyer'
}

const verdictOf = async ({ run }: Check, visit: Visit): Promise<Pick<Result, 'troubles' | 'skipped' | 'notBuilt'>> => {
  const found = await run(visit).catch((reason: unknown) => [troubleOf(reason)])
  const missing = new Set(found.filter(one => one.notBuilt).map(({ call }) => call))
  const skipped = [...new Set(found.filter(one => one.notMade).map(({ actual }) => actual))].join(' ')
  return {
    troubles: found.filter(one => !one.notBuilt && !one.notMade),
    notBuilt: [...missing],
    ...(skipped && { skipped }),
  }
}

const resultOf = async (check: Check, visit: Omit<Visit, 'remark'>): Promise<Result> => {
  const remarks: string[] = []
  const remark = (sentence: string | undefined): void => void (sentence && remarks.push(sentence))
  const verdict = await verdictOf(check, { ...visit, remark })
  return { check: check.name, about: check.about, ...verdict, remarks }
}

/** All accounts of the pack. A missing optional account only skips the checks that need it. */
const signedIn = async (guest: Person, accounts: Visit['accounts'], again: Visit['again']): Promise<Visit['people']> => {
  const people = { guest } as Record<PersonName, Person>
  for (const name of Object.keys(accounts) as AccountKey[]) {
    try {
      people[name] = await again(name)
    } catch (reason) {
      if (!(reason instanceof Skipped && accounts[name].isOptional)) throw reason
      Object.defineProperty(people, name, {
        get: () => {
          throw reason
        },
      })
    }
  }
  return people
}

/** How the pack sends requests and waits. */
export type Host = { readonly send: Send; readonly rest: Visit['rest'] }

/** Runs the checks one after the other. @throws Skipped when an account cannot sign in. */
export const runPack = async (
  { origin, accounts, only }: Options,
  { send, rest }: Host,
  report: (result: Result) => void = () => undefined,
): Promise<Result[]> => {
  const again = (name: AccountKey): Promise<Person> => signIn(origin, send, name, accounts[name], audienceOf(name))
  const people = await signedIn(personAt(origin, send, 'guest'), accounts, again)
  const found: Result[] = []
  for (const check of checksFor(origin, send).filter(({ name }) => !only || only.includes(name))) {
    const result = await resultOf(check, { people, accounts, again, rest })
    found.push(result)
    report(result)
  }
  return found
}
