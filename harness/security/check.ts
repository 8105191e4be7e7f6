import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { isMissing, NoAnswer, Skipped, Stuck, type Account, type Answer, type Parts, type Person } from './person.ts'

/** The accounts of the pack: two of each kind, and a guest. */
export type People = {
  readonly shopper: Person
  readonly otherShopper: Person
  readonly seller: Person
  readonly otherSeller: Person
  /** May do everything. */
  readonly admin: Person
  /** Has a role that may only read orders. */
  readonly clerk: Person
  readonly guest: Person
}
export type PersonName = keyof People
export type AccountKey = Exclude<PersonName, 'guest'>

/** What a check gets. */
export type Visit = {
  readonly people: People
  readonly accounts: Readonly<Record<AccountKey, Account>>
  /** Signs an account in again, with another token. */
  readonly again: (name: AccountKey) => Promise<Person>
  /** Waits until the same shopper may pay again. */
  readonly rest: () => Promise<void>
  /** Adds a note to the report, such as what could not be restored; undefined adds none. */
  readonly remark: (sentence: string | undefined) => void
}

/** A hole: the request, the expected and the actual response. */
export type Trouble = {
  readonly call: string
  readonly expected: string
  readonly actual: string
  readonly curl: string
  /** No hole: the server has not implemented the call yet. */
  readonly notBuilt?: true
  /** No hole: a part of the check that could not be made; `actual` says why. */
  readonly notMade?: true
}

/** A check for one kind of hole. */
export type Check = {
  readonly name: string
  /** What holds on a safe server, in one sentence. */
  readonly about: string
  /** @throws Skipped if it cannot run. */
  readonly run: (visit: Visit) => Promise<readonly Trouble[]>
}

/** A hole at a call. */
export const trouble = (to: Endpoint, { curl }: Pick<Answer, 'curl'>, expected: string, actual: string): Trouble => ({
  call: nameOf(to),
  expected,
  actual: actual.slice(0, 200),
  curl,
})

/** A call that the server does not have yet. Source: VRF-13. */
export const notBuilt = (to: Endpoint, { status, curl }: Pick<Answer, 'status' | 'curl'>): Trouble => ({
  call: nameOf(to),
  expected: 'the call is built',
  actual: `HTTP ${status}`,
  curl,
  notBuilt: true,
})

/** What ended a check, or a part of it, before its end. @throws errors that are not about the server */
export const troubleOf = (reason: unknown): Trouble => {
  if (reason instanceof Skipped) return { call: '', expected: '', actual: reason.message, curl: '', notMade: true }
  if (reason instanceof NoAnswer)
    return { call: reason.call, expected: 'a whole answer', actual: reason.message, curl: reason.curl }
  if (!(reason instanceof Stuck)) throw reason
  const { call, curl, message, isMissing: isUnbuilt } = reason
  if (isUnbuilt) return { call, expected: 'the call is built', actual: message, curl, notBuilt: true }
  return { call, expected: 'an answer to go on with', actual: `${call} answered ${message}`, curl, notMade: true }
}

/** Runs parts one after the other; what ends one of them does not end the others. */
export const inParts = (parts: readonly (() => Promise<readonly Trouble[]>)[]): Promise<Trouble[]> =>
  inTurn(parts, async part => {
    try {
      return await part()
    } catch (reason) {
      return [troubleOf(reason)]
    }
  })

/** The caller must be refused with one of these codes; by default any refusal will do. */
export const mustRefuse = async (who: Person, to: Endpoint, parts: Parts, codes?: readonly number[]): Promise<Trouble[]> => {
  const answer = await who.send(to, parts)
  if (isMissing(answer)) return [notBuilt(to, answer)]
  const isRefused = codes ? codes.includes(answer.code) : answer.status === 200 && answer.code >= 400
  const expected = `${who.name} is refused${codes ? ` with ${codes.join(' or ')}` : ''}`
  return isRefused ? [] : [trouble(to, answer, expected, `HTTP ${answer.status} ${answer.text}`)]
}

/** One after the other, because checks must not affect each other. */
export const inTurn = async <Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<readonly Trouble[]>,
): Promise<Trouble[]> => {
  const found: Trouble[] = []
  for (const item of items) {
    try {
      found.push(...(await look(item)))
    } catch (reason) {
      if (!(reason instanceof NoAnswer)) throw reason
      found.push(troubleOf(reason))
    }
  }
  return found
}
