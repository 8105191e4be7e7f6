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
import type { Baseline, Shown } from './known.ts'
import type { Both, Memory, Sent } from './memory.ts'
import { refusalOf, type Answer, type ReferenceSide, type ServerSide } from './side.ts'
import { filled, type Step } from './step.ts'

/** The first place where a reply of the server differs from that of the reference. */
export type Divergence = Difference & {
  /** The call whose reply differs. */
  readonly to: Endpoint
  /** Whether the reply is that of a step, or of a read before or after the steps. */
  readonly where: 'set-up' | 'step' | 'look'
  /** The refusal that was expected, or that was returned instead of the expected success. */
  readonly refusal: ErrorName | undefined
  /** The requests that were sent; the last one is the call that differs. */
  readonly sent: readonly Sent[]
  /** The step of the sequence at or after which it was noticed; undefined before the first step. */
  readonly after?: Step | undefined
}

/**
 * Which reads are made. quick: after a step those of its noun, at the end its neighbours, each if its reply has changed on the
 * reference. thorough: at the end all reads. close: also the neighbours after every step, to find the first place that differs.
 */
export type Closeness = 'quick' | 'thorough' | 'close'

/** The two sides that are compared, and how. */
export type Match = {
  readonly server: ServerSide
  /** Receives the same calls as the server in all sequences, so that the changes of earlier sequences exist on both sides. */
  readonly reference: ReferenceSide
  /** The last replies of both sides to each read, across sequences. */
  readonly memory: Memory
  /** Turns the server's clock forward by hours; undefined if it cannot be turned. */
  readonly turn?: ((hours: number) => Promise<void>) | undefined
  /** At level core, fields that no page reads are ignored, and codes that pages treat alike are equal. */
  readonly level: Level
  readonly closeness: Closeness
  /** The states that the server has shown after they were entered, across sequences. */
  readonly kept: Set<string>
  /** What both sides have shown since the last write. */
  readonly shown: Shown
  /** Called with each step that was played. */
  readonly met?: Coverage['met'] | undefined
}

/** The state of a sequence that is being played. */
export type Run = Match & {
  ids: Ids
  baseline: Baseline
  readonly texts: Set<string>
  readonly log: Sent[]
  now: number
}

/** The reference itself failed, so the sequence proves nothing about the server. Source: MDL-9. */
export class ReferenceBroken extends SetUpFailed {}

const callFor = (step: Step, run: Run, side: 0 | 1): Sent => {
  const fill = (value: unknown): unknown => filled(value, { now: run.now, id: made => run.ids.made(made)?.[side] })
  return { to: step.to, as: step.as, params: fill(step.params) as Call['params'], query: fill(step.query), body: fill(step.body) }
}

/** Whether a reply looks like that of a call which is not built. */
const looksUnbuilt = ({ code, status, msg }: Answer): boolean =>
  code === -1 && ([404, 405, 501].includes(status) || /^\s*</.test(msg))

/**
 * The server's reply. Routers may answer 404 to a parameter that is no id: that counts as a refusal if the reference refuses.
 * @throws NotBuilt if the call itself is not built
 */
const builtAnswer = ({ to, params }: Step, expected: Answer, actual: Answer): Answer => {
  if (!looksUnbuilt(actual)) return actual
  if (params === undefined || expected.code === OK) throw new NotBuilt(to, `The server answers HTTP ${actual.status}.`)
  return { ...actual, code: expected.code, data: [] }
}

const unbroken = (to: Endpoint, expected: Answer): Answer => {
  if (expected.code === -1 && expected.status === 500)
    throw new ReferenceBroken(`The reference breaks, which is no bug of the server: ${nameOf(to)} ${expected.msg}`)
  return expected
}

const askServer = async (sent: Sent, run: Run): Promise<Answer> => {
  const actual = await run.server.send(sent, sent.as)
  run.now = actual.at ?? Date.now()
  run.reference.setTime(run.now)
  return actual
}

/**
 * Sends a step to the server, then to the reference with its clock set to the server's time. What the server refuses leaves the
 * reference as it was, too. @throws ReferenceBroken, NotBuilt. Source: MDL-17.
 */
export const askBoth = async (step: Step, run: Run): Promise<Both> => {
  const [wanted, sent] = [callFor(step, run, 0), callFor(step, run, 1)]
  const actual = await askServer(sent, run)
  const { reference } = run
  const send = actual.code === OK ? reference.send : reference.tryOut
  const expected = unbroken(step.to, await send(wanted, step.as))
  return { expected, actual: builtAnswer(step, expected, actual), sent }
}

/**
 * When a read is sent to the server again: if the reply of the reference has changed since the last time, or also if anything was
 * written since.
 */
export type Asking = 'where the reference has changed' | 'where anything was written'

/**
 * Reads from both sides; from the server only if its reply may have changed. Source: MDL-8.
 * @returns the replies, the former ones, and whether the replies are recalled instead of requested
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
  // Some reads also write: these are always sent to both sides.
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

/** The difference between the codes of two replies; at level core, codes that pages treat alike are equal. */
export const codeDifference = ({ expected, actual }: Pick<Both, 'expected' | 'actual'>, level: Level): Difference | undefined => {
  if (expected.code === actual.code) return undefined
  const name = refusalOf(expected)
  if (name !== undefined && level === 'core' && isCodeOf(name, actual.code)) return undefined
  const shownCode = ({ code, status, msg }: Answer, refusal?: string): string =>
    code === -1 ? `HTTP ${status}` : code === OK ? '200' : `${code} (${refusal ?? msg})`
  return { field: 'code', expected: shownCode(expected, name), actual: shownCode(actual) }
}

/** The divergence that a difference is, with the requests that led to it. */
export const divergenceOf = (
  difference: Difference | undefined,
  step: Step,
  where: Divergence['where'],
  both: Both,
  run: Run,
): Divergence | undefined =>
  difference && {
    ...difference,
    to: step.to,
    where,
    refusal: refusalOf(both.expected) ?? refusalOf(both.actual),
    sent: [...run.log, both.sent],
  }
