import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { errors, type ErrorName } from '#contracts/api/errors.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { nameOf, type ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { states, type Given } from '#contracts/states/index.ts'
import { openEnvelope } from '#contracts/wire/envelope.ts'
import { requestOf, wireOf, type Call } from '#contracts/wire/request.ts'
import { fetchToken, type Ask } from '#contracts/wire/sign-in.ts'
import { preparer, SetUpFailed, StateRefused, type Provider } from '#contracts/examples/provider.ts'
import { Unreadable } from '#harness/verify/replies/read-answer.ts'
import { createApp } from '#mocks/app.ts'
import { enterState } from '#mocks/control.ts'
import { createWorld, type World } from '#mocks/world.ts'
import { createAnswers, trackReads } from './tracked-reads.ts'

/** A reply. `code` is -1 if the body is no envelope; `at` is the server's time in milliseconds, from its `Date` header. */
export type Answer = {
  readonly status: number
  readonly code: number
  readonly msg: string
  readonly data: unknown
  readonly at: number | undefined
  /** The raw body: replies with the same text are equal. */
  readonly text: string
}

type Send = (request: Request) => Promise<Response>

/** Sends a request; an unreadable reply counts as one without an envelope. @throws SetUpFailed if none comes. Source: VRF-12. */
const sent = (send: Send, request: Request): Promise<Response> =>
  send(request).catch((reason: unknown) => {
    if (reason instanceof Unreadable) return new Response(reason.message, { status: 200 })
    throw new SetUpFailed(`${request.url} does not answer: ${reason instanceof Error ? reason.message : String(reason)}`)
  })

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  const date = Date.parse(response.headers.get('date') ?? '')
  const at = Number.isNaN(date) ? undefined : date
  const envelope = openEnvelope(text)
  const { status } = response
  return envelope ? { status, at, text, ...envelope } : { status, at, text, code: -1, msg: text.slice(0, 200), data: undefined }
}

/** The accounts of one side; each signs in when it is first used. */
const people = (send: Send, origin: string) => {
  const tokens = new Map<AccountName, string>()
  const ask: Ask = async (to, input) => {
    const { code, data, msg } = await answerOf(await sent(send, requestOf(origin, wireOf({ to, ...input }))))
    if (code !== OK) throw new SetUpFailed(`A ready account cannot sign in (${code} ${msg}).`)
    return data as ReplyOf<typeof to>
  }
  const newToken = (name: AccountName): Promise<string> => {
    const { audience, username, password } = accounts[name]
    return fetchToken(ask, audience, username, password)
  }
  const tokenOf = async (name: AccountName): Promise<string> => {
    const token = tokens.get(name) ?? (await newToken(name))
    tokens.set(name, token)
    return token
  }
  const withToken = async (call: Call, token: string | undefined): Promise<Answer> =>
    answerOf(await sent(send, requestOf(origin, wireOf(call), token)))
  return {
    /** Signs an account in unless it is. */
    signIn: async (name: AccountName): Promise<void> => void (await tokenOf(name)),
    /** Makes a call as an account, or without a token. */
    send: async (call: Call, as: AccountName | undefined): Promise<Answer> => withToken(call, as && (await tokenOf(as))),
    /** Opens another session of an account. @returns a function that makes a call in it; undefined if its password has changed */
    signInAgain: async (name: AccountName): Promise<((call: Call) => Promise<Answer>) | undefined> => {
      const token = await newToken(name).catch((reason: unknown) => {
        if (!(reason instanceof SetUpFailed)) throw reason
      })
      return token === undefined ? undefined : call => withToken(call, token)
    },
    /** Discards all tokens, so that accounts sign in again. */
    forget: (): void => tokens.clear(),
  }
}

/**
 * Takes a state that holds already for entered: nothing else can be done without a states protocol. What no call reads back is not
 * known to hold. @throws StateRefused if the state does not hold. Source: MDL-24.
 */
const mustHold =
  (readBack: (given: Given) => Promise<void>) =>
  async (given: Given): Promise<void> => {
    const [name, facts] = given
    // Whoever cannot sign in is noticed then.
    if (name === 'the ready accounts exist') return
    const isKnown = states[name].readBack(facts).length > 0
    const reason = isKnown ? await readBack(given).catch((failed: unknown) => failed) : new StateRefused(given, '')
    if (reason instanceof SetUpFailed) throw new StateRefused(given, `needs the state «${name}»`)
    if (reason !== undefined) throw reason
  }

/** The server under test. */
export const serverSide = (provider: Provider) => {
  const { enter, readBack } = preparer(provider)
  const entersStates = provider.statesUrl !== undefined
  return { ...people(provider.send, provider.origin), enter: entersStates ? enter : mustHold(readBack), entersStates }
}
export type ServerSide = ReturnType<typeof serverSide>

/** Ends a transaction whose writes are to be undone. */
class Undone extends Error {}

/** Runs `work` and undoes its writes. @returns its result */
const undone = <Result>({ db }: Pick<World, 'db'>, work: () => Result): Result => {
  const done: { result?: Result } = {}
  try {
    db.transaction(() => {
      done.result = work()
      throw new Undone()
    })
  } catch (reason) {
    if (!(reason instanceof Undone)) throw reason
  }
  return done.result as Result
}

/** A new world of the reference, whose clock is set explicitly. @param seededAt when its seeded history ends, in milliseconds */
export const referenceSide = (seededAt: number) => {
  let undoes = false
  const world: World = createWorld({
    seededAt,
    scale: 0.3,
    // The invariants are checked in the world under test, if that is the mock.
    checks: false,
    around: work => (undoes ? undone(world, work) : work()),
  })
  world.clock.set(seededAt)
  const reads = trackReads(world.db)
  const app = createApp(() => ({ ...world, db: reads.db }))
  const own = people(async request => app.fetch(request), 'http://reference')
  let expired = false
  const answers = createAnswers<Answer>(reads)
  return {
    ...own,
    /** Makes a read. Its reply is cached until a table that it was read from changes. */
    ask: (call: Call, as: AccountName | undefined): Promise<Answer> =>
      answers.get([nameOf(call.to), as, call.params, call.query, call.body], () => own.send(call, as)),
    /** Makes a call that the server has refused, for its reply alone: what it writes is undone. Source: MDL-17. */
    tryOut: async (call: Call, as: AccountName | undefined): Promise<Answer> => {
      if (as) await own.signIn(as)
      // What is due is done in any case.
      world.tick()
      undoes = true
      try {
        return await own.send(call, as)
      } finally {
        undoes = false
      }
    },
    forget: (): void => {
      own.forget()
      expired = false
    },
    /** Reports that a session may have ended. */
    expire: (): void => void (expired = true),
    hasExpired: (): boolean => expired,
    enter: ([name, facts]: Given): void => enterState(world, name, facts),
    setTime: (time: number): void => world.clock.set(time),
    /** Reports that time has passed, on which replies may depend. */
    wait: (): void => answers.clear(),
    /** A counter that grows with every write. */
    writes: (): number => world.db.writes(),
    world,
  }
}
export type ReferenceSide = ReturnType<typeof referenceSide>

/** The name of the refusal in a reply of the reference; refusals with the same code are distinguished by their message. */
export const refusalOf = ({ code, msg }: Answer): ErrorName | undefined =>
  code === OK
    ? undefined
    : (Object.keys(errors) as ErrorName[]).find(name => errors[name].code === code && msg.startsWith(errors[name].zh))
