import { OK } from '#contracts/api/kit/envelope.ts'
import { isCodeOf, type ErrorName } from '#contracts/api/errors.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { SetUpFailed } from '#contracts/examples/provider.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import type { Call } from '#contracts/wire/request.ts'
import { NotBuilt } from '#harness/verify/client.ts'
import type { Coverage } from './coverage.ts'
import type { Difference } from './compare-values.ts'
import type { Ids } from './ids.ts'
import type { Baseline } from './known.ts'
import type { Both, Memory, Sent } from './memory.ts'
import { refusalOf, type Answer, type ReferenceSide, type ServerSide } from './side.ts'
import { filled, type Step } from './step.ts'

/** Where the server's answers part from the reference's. */
export type Parting = Difference & {
  /** The call that answered otherwise. */
  readonly to: Endpoint
  /** Whether it was a step, or a look at what the steps left behind. */
  readonly where: 'set-up' | 'step' | 'look'
  /** The refusal that was expected, or given instead of the expected success. */
  readonly refusal: ErrorName | undefined
  /** What was sent, the last one being the call that differs. */
  readonly sent: readonly Sent[]
}

/** How a server is held against the reference. */
export type Match = {
  readonly server: ServerSide
  /** Lives through the same calls as the server, sequence by sequence, so that what one leaves behind is on both sides. */
  readonly reference: ReferenceSide
  /** What both sides answered last, through all sequences. */
  readonly memory: Memory
  /** Turns the server's clock by hours; undefined where that cannot be done. */
  readonly turn?: ((hours: number) => Promise<void>) | undefined
  /** By core what pages do not read is left out, and codes that they treat alike are the same. */
  readonly level: Level
  /** Hears of each step that was played. */
  readonly met?: Coverage['met'] | undefined
}

/** A sequence while it is played. */
export type Run = Match & {
  readonly ids: Ids
  readonly baseline: Baseline
  readonly texts: Set<string>
  readonly log: Sent[]
  now: number
}

/** The reference itself breaks: nothing can be said about the server. Source: MDL-9. */
export class ReferenceBroken extends SetUpFailed {}

const callFor = (step: Step, run: Run, side: 0 | 1): Sent => {
  const fill = (value: unknown): unknown => filled(value, { now: run.now, id: made => run.ids.made(made)?.[side] })
  return { to: step.to, as: step.as, params: fill(step.params) as Call['params'], query: fill(step.query), body: fill(step.body) }
}

/** What an unwritten call looks like from outside. */
const looksUnbuilt = ({ code, status, msg }: Answer): boolean =>
  code === -1 && ([404, 405, 501].includes(status) || /^\s*</.test(msg))

/**
 * A parameter that is no id may lead to no call at all: that is a refusal, where the reference refuses.
 * @throws NotBuilt where the call itself is not there
 */
const builtAnswer = ({ to, params }: Step, expected: Answer, actual: Answer): Answer => {
  if (!looksUnbuilt(actual)) return actual
  if (params === undefined || expected.code === OK) throw new NotBuilt(to, `The server answers HTTP ${actual.status}.`)
  return { ...actual, code: expected.code, data: [] }
}

const unbroken = (to: Endpoint, expected: Answer): Answer => {
  if (expected.code === -1 && expected.status === 500)
    throw new ReferenceBroken(`The reference breaks, which is no fault of the server: ${nameOf(to)} ${expected.msg}`)
  return expected
}

const askServer = async (sent: Sent, run: Run): Promise<Answer> => {
  const actual = await run.server.send(sent, sent.as)
  run.now = actual.at ?? Date.now()
  run.reference.setTime(run.now)
  return actual
}

/** Asks the server, then the reference at the time that the server says it is. @throws ReferenceBroken, NotBuilt */
export const askBoth = async (step: Step, run: Run): Promise<Both> => {
  const [wanted, sent] = [callFor(step, run, 0), callFor(step, run, 1)]
  const actual = await askServer(sent, run)
  const expected = unbroken(step.to, await run.reference.send(wanted, step.as))
  return { expected, actual: builtAnswer(step, expected, actual), sent }
}

/**
 * When the server is asked again what it has answered before: where the reference answers otherwise than then, or also where
 * anything was written since.
 */
export type Asking = 'where the reference has changed' | 'where anything was written'

/**
 * Reads from both sides, from the server only where it may have changed. Source: MDL-8.
 * @returns what they answer, and what they answered before
 */
export const readBoth = async (
  step: Step,
  run: Run,
  asking: Asking,
): Promise<{ readonly both: Both; readonly before: Both | undefined; readonly isRecalled: boolean }> => {
  const { memory, reference } = run
  const [wanted, sent] = [callFor(step, run, 0), callFor(step, run, 1)]
  const key = JSON.stringify([
    nameOf(step.to),
    step.as,
    wanted.params,
    wanted.query,
    wanted.body,
    sent.params,
    sent.query,
    sent.body,
  ])
  const before = memory.find(key)
  const writes = reference.writes()
  const expected = unbroken(step.to, await reference.ask(wanted, step.as))
  // Some reads write, too: these are always asked on both sides.
  const hasWritten = reference.writes() !== writes
  if (hasWritten) memory.wrote()
  const isSame = before !== undefined && (before.expected === expected || before.expected.text === expected.text)
  if (isSame && !hasWritten && (memory.isFresh(before) || asking === 'where the reference has changed'))
    return { both: before, before, isRecalled: true }
  const actual = await askServer(sent, run)
  const both = { expected, actual: builtAnswer(step, expected, actual), sent }
  memory.keep(key, both)
  return { both, before, isRecalled: false }
}

/** What differs in the codes of two answers, as far as the level tells them apart. */
export const codeDifference = ({ expected, actual }: Pick<Both, 'expected' | 'actual'>, level: Level): Difference | undefined => {
  if (expected.code === actual.code) return undefined
  const name = refusalOf(expected)
  if (name !== undefined && level === 'core' && isCodeOf(name, actual.code)) return undefined
  const shownCode = ({ code, status, msg }: Answer, refusal?: string): string =>
    code === -1 ? `HTTP ${status}` : code === OK ? '200' : `${code} (${refusal ?? msg})`
  return { field: 'code', expected: shownCode(expected, name), actual: shownCode(actual) }
}

/** A difference as what parts both sides. */
export const parted = (
  difference: Difference | undefined,
  step: Step,
  where: Parting['where'],
  both: Both,
  run: Run,
): Parting | undefined =>
  difference && {
    ...difference,
    to: step.to,
    where,
    refusal: refusalOf(both.expected) ?? refusalOf(both.actual),
    sent: [...run.log, both.sent],
  }
