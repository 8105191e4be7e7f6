import { OK } from '#contracts/api/kit/envelope.ts'
import { isCodeOf, type ErrorName } from '#contracts/api/errors.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Given } from '#contracts/states/index.ts'
import { NotBuilt } from '#harness/verify/client.ts'
import type { Call } from '#contracts/wire/request.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import { compareData } from './compare.ts'
import type { Around, Difference } from './compare-values.ts'
import { createIds, kindOfField, type Ids } from './ids.ts'
import { createBaseline, textsIn, type Baseline, isWhole } from './known.ts'
import { isWrite, keyOf, namedIn, observationsOf } from './observe.ts'
import { Apart, isFreeToDo } from './apart.ts'
import { readAnswers } from './read-answers.ts'
import { refusalOf, type Answer, type ReferenceSide, type ServerSide } from './side.ts'
import { filled, isWait, needsMade, sceneOf, type Plan, type Step } from './step.ts'

/** A request as it was sent to the server under test. */
export type Sent = Call & { readonly as: Step['as'] }

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
  /** Turns the server's clock by hours; undefined where that cannot be done. */
  readonly turn?: ((hours: number) => Promise<void>) | undefined
  /** By core what pages do not read is left out, and codes that they treat alike are the same. */
  readonly level: Level
  readonly met?: ((step: Step, code: number) => void) | undefined
}

type Both = { readonly expected: Answer; readonly actual: Answer; readonly sent: Sent }

type Run = Match & {
  readonly ids: Ids
  readonly baseline: Baseline
  readonly texts: Set<string>
  readonly log: Sent[]
  now: number
}

const callFor = (step: Step, run: Run, side: 0 | 1): Sent => {
  const fill = (value: unknown): unknown => filled(value, { now: run.now, id: made => run.ids.made(made)?.[side] })
  return { to: step.to, as: step.as, params: fill(step.params) as Call['params'], query: fill(step.query), body: fill(step.body) }
}

/** Asks the server, then the reference at the time that the server says it is. */
const askBoth = async (step: Step, run: Run): Promise<Both> => {
  const [wanted, sent] = [callFor(step, run, 0), callFor(step, run, 1)]
  const actual = await run.server.send(sent, step.as)
  run.now = actual.at ?? Date.now()
  run.reference.setTime(run.now)
  const expected = await run.reference.send(wanted, step.as)
  return { expected, actual: builtAnswer(step, expected, actual), sent }
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

const codeDifference = ({ expected, actual }: Both, level: Level): Difference | undefined => {
  if (expected.code === actual.code) return undefined
  const name = refusalOf(expected)
  if (name !== undefined && level === 'core' && isCodeOf(name, actual.code)) return undefined
  const shownCode = ({ code, status, msg }: Answer, refusal?: string): string =>
    code === -1 ? `HTTP ${status}` : code === OK ? '200' : `${code} (${refusal ?? msg})`
  return { field: 'code', expected: shownCode(expected, name), actual: shownCode(actual) }
}

/** Which rows of a list both sides can have alike. */
const extentOf = ({ query }: Step): Around['extent'] => {
  const { id, page, per_page } = Object(query) as { id?: unknown; page?: unknown; per_page?: unknown }
  if (typeof id === 'string' && id.endsWith('|in')) return 'all'
  return (page === undefined || page === 1) && (per_page === undefined || Number(per_page) >= 30) ? 'known' : 'page'
}

const dataDifference = (
  step: Step,
  { expected, actual }: Both,
  run: Run,
  options: { records: boolean; strict: boolean },
): Difference | undefined => {
  const read = readAnswers(step.to, { expected: expected.data, actual: actual.data }, run.level)
  if ('field' in read) return read
  const { ids, baseline, texts, now } = run
  const around = {
    ...options,
    path: step.to.path,
    ids,
    baseline,
    texts,
    now,
    extent: extentOf(step),
    isFresh: needsMade(step.params),
  }
  return compareData(read.expected, read.actual, { field: 'data', keys: [keyOf(step)], name: '' }, around)
}

/** Ids that a write answers are the first that is known of what it made. */
const learn = (step: Step, expected: unknown, actual: unknown, { ids }: Run): void => {
  if (typeof expected !== 'object' || typeof actual !== 'object' || !expected || !actual) return
  for (const [name, value] of Object.entries(expected)) {
    const kind = kindOfField(name, step.to.path)
    const other: unknown = Reflect.get(actual, name)
    const [wanted, got] = [[value].flat(), [other].flat()]
    if (kind && wanted.length === got.length)
      wanted.forEach((id, at) => {
        if (typeof id === 'number' && typeof got[at] === 'number') ids.learn(kind, id, got[at])
      })
  }
}

const parted = (
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

/** What cannot be looked at yet is left out. */
const unlessNotBuilt = (reason: unknown): undefined => {
  if (!(reason instanceof NotBuilt)) throw reason
}

/** Looks at everything beside the steps; the first time to remember how both sides began. */
const look = async (steps: readonly Step[], run: Run, records: boolean): Promise<Parting | undefined> => {
  for (const step of steps) {
    if (needsMade([step.params, step.query, step.body]) && (records || !isKnown(step, run))) continue
    const both = await askBoth(step, run).catch((reason: unknown) => unlessNotBuilt(reason))
    if (!both || isFreeToDo(step.to, both, run.level)) continue
    const code = codeDifference(both, run.level)
    if (records && [both.expected, both.actual].every(answer => answer.code === OK && isWhole(answer))) markWhole(step, run)
    const difference =
      code ?? (both.expected.code === OK ? dataDifference(step, both, run, { records, strict: true }) : undefined)
    const found = parted(difference, step, records ? 'set-up' : 'look', both, run)
    if (found) return found
  }
  return undefined
}

const markWhole = (step: Step, { baseline }: Run): void => {
  for (const key of [keyOf(step), `${keyOf(step)}.data`]) baseline.whole.add(key)
}

const isKnown = ({ params }: Step, { ids }: Run): boolean =>
  Object.values(params ?? {}).every(value => !needsMade(value) || ids.made(value as never) !== undefined)

/** @returns where the answers part, or whether the step has gone well */
const playStep = async (step: Step, run: Run): Promise<Parting | boolean> => {
  const both = await askBoth(step, run)
  run.met?.(step, both.expected.code)
  for (const text of textsIn([both.sent.params, both.sent.query, both.sent.body])) run.texts.add(text)
  const code = codeDifference(both, run.level)
  if (isFreeToDo(step.to, both, run.level)) {
    if (isWrite(step.to)) throw new Apart()
    return false
  }
  const atCode = parted(code, step, 'step', both, run)
  if (atCode) return atCode
  if (both.expected.code === OK) {
    if (isWrite(step.to)) learn(step, both.expected.data, both.actual.data, run)
    const strict = isWrite(step.to) || run.baseline.whole.has(keyOf(step)) || step.params !== undefined
    const atData = parted(dataDifference(step, both, run, { records: false, strict }), step, 'step', both, run)
    if (atData) return atData
  }
  run.log.push(both.sent)
  // Sessions may have ended: everybody signs in again before the next sequence.
  if (both.expected.code === 401 || /logout|password|auth\/edit|users|admins/.test(step.to.path)) run.reference.expire()
  return both.expected.code === OK
}

/** Brings both sides into the states of a plan. @throws SetUpFailed where the server cannot be brought there */
const setUp = async (plan: Plan, match: Match): Promise<Run> => {
  const scene: readonly Given[] = [['the ready accounts exist', {}], ...sceneOf(plan)]
  const { reference } = match
  if (reference.hasExpired()) for (const side of [match.server, reference]) side.forget()
  for (const given of scene) {
    await match.server.enter(given)
    reference.enter(given)
  }
  return {
    ...match,
    ids: createIds(namedIn(scene)),
    baseline: createBaseline(),
    texts: textsIn(scene),
    log: [],
    now: reference.world.clock.now(),
  }
}

/**
 * Plays a plan on the server and on the reference, and compares every answer and what can be read beside it.
 * @returns where they part first; undefined where they do not
 * @throws SetUpFailed, NotBuilt for a step that the server does not know
 */
export const play = async (plan: Plan, match: Match): Promise<Parting | undefined> => {
  const run = await setUp(plan, match)
  const looks = observationsOf(plan)
  const atFirst = await look(looks, run, true)
  if (atFirst) return atFirst
  let pending = false
  for (const step of plan) {
    if (isWait(step)) {
      await run.turn?.(step.wait)
      pending = true
      continue
    }
    const answered = await playStep(step, run)
    if (typeof answered === 'object') return answered
    if (!isWrite(step.to)) continue
    // A refusal has to leave everything as it was: seen at the end.
    const left = answered ? await look(looks, run, false) : undefined
    if (left) return left
    pending = !answered
  }
  return pending ? look(looks, run, false) : undefined
}
