import { OK } from '#contracts/api/kit/envelope.ts'
import type { Given } from '#contracts/states/index.ts'
import { accountFor } from '#contracts/states/ready-accounts.ts'
import { Apart, isFreeToDo } from './apart.ts'
import { createIds, kindOfField } from './ids.ts'
import { createBaseline, textsIn } from './known.ts'
import { dataDifference, look } from './look.ts'
import { askBoth, codeDifference, divergenceOf, readBoth, type Match, type Divergence, type Run } from './match.ts'
import type { Both } from './memory.ts'
import { isNear, isWrite, keyOf, namedIn, observationsOf, sweeps } from './observe.ts'
import { brokenPromise, isShown } from './states/promises.ts'
import { removeRules } from './remove-rules.ts'
import { refusalOf } from './side.ts'
import { watchSession } from './states/sessions.ts'
import { isWait, sceneOf, type Plan, type Step, type Wait } from './step.ts'

/** Pairs the ids in the replies to a write: they identify what it has created. */
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

const firstId = (data: unknown): unknown => Reflect.get(Object([Reflect.get(Object(data), 'data')].flat()[0]), 'id')

/** Remembers the first row that each side lists. */
const find = ({ finds }: Step, { expected, actual }: Both, { ids }: Run): void => {
  const [here, there] = [firstId(expected.data), firstId(actual.data)]
  if (finds !== undefined && typeof here === 'number' && typeof there === 'number') ids.learn(finds, here, there)
}

const ask = async (step: Step, run: Run): Promise<Both> => {
  if (!isWrite(step.to)) return (await readBoth(step, run, 'where anything was written')).both
  const both = await askBoth(step, run)
  run.memory.wrote()
  run.shown.values.clear()
  return both
}

const hour = 3_600_000

/** Sessions end after a week: whoever waits longer signs in again. Source: SGN-3. */
const sessionHours = 7 * 24

/** Calls that may end a session. */
const endsSessions = /logout|password|auth\/edit|users|admins/

/** The server has accepted a write that the reference refuses at level full alone: from here on both differ. */
const apart = 'apart'

/** @returns the divergence, or whether the step succeeded, or `apart` */
const playStep = async (step: Step, run: Run): Promise<Divergence | boolean | typeof apart> => {
  const endedAlike = await watchSession(step, run)
  const both = await ask(step, run)
  run.met?.({
    step,
    refusal: refusalOf(both.expected),
    well: both.expected.code === OK,
    after: run.log.findLast(({ to }) => isWrite(to))?.to,
  })
  for (const text of textsIn([both.sent.params, both.sent.query, both.sent.body])) run.texts.add(text)
  const code = codeDifference(both, run.level)
  if (isFreeToDo(step, both, run.level)) return isWrite(step.to) && apart
  const atCode = divergenceOf(code, step, 'step', both, run)
  if (atCode) return atCode
  if (both.expected.code === OK) {
    if (isWrite(step.to)) learn(step, both.expected.data, both.actual.data, run)
    find(step, both, run)
    const strict = isWrite(step.to) || run.baseline.whole.has(keyOf(step)) || step.params !== undefined
    const atData = divergenceOf(dataDifference(step, both, run, { records: false, strict }), step, 'step', both, run)
    if (atData) return atData
  }
  run.log.push(both.sent)
  const atSession = await endedAlike?.()
  if (atSession) return atSession
  // A session may have ended: all accounts sign in again before the next sequence.
  if ((both.expected.code === 401 && step.as !== undefined) || (isWrite(step.to) && endsSessions.test(step.to.path)))
    run.reference.expire()
  return both.expected.code === OK
}

/** Processes everything that is due before the states are entered: later only records of the sequence are. Source: MDL-4. */
const sweep = async (plan: Plan, { server, reference }: Match): Promise<void> => {
  for (const step of plan) {
    if (isWait(step) || !sweeps(step.to)) continue
    const { to } = step
    const { at = Date.now() } = await server.send({ to }, accountFor(to))
    reference.setTime(at)
    await reference.send({ to }, accountFor(to))
  }
}

/** Enters a state on both sides. */
const enter = async (given: Given, { server, reference }: Match): Promise<void> => {
  await server.enter(given)
  // What holds already on both sides is left as it is: to enter it would also undo what earlier sequences have done beside it.
  if (server.entersStates || !(await isShown(given, reference))) reference.enter(given)
}

/** Enters the states of a plan on both sides. @returns the first that is not shown @throws SetUpFailed if the server cannot enter one */
const enterAll = async (plan: Plan, match: Match): Promise<Divergence | undefined> => {
  const { reference } = match
  if (reference.hasExpired()) for (const side of [match.server, reference]) side.forget()
  await enter(['the ready accounts exist', {}], match)
  await sweep(plan, match)
  let broken: Divergence | undefined
  for (const given of sceneOf(plan)) {
    await enter(given, match)
    broken ??= await brokenPromise(given, match)
  }
  match.memory.wrote()
  return broken
}

const runOf = (plan: Plan, match: Match): Run => {
  const scene = sceneOf(plan)
  return {
    ...match,
    ids: createIds(namedIn(scene)),
    baseline: createBaseline(),
    texts: textsIn(scene),
    log: [],
    now: match.reference.world.clock.now(),
  }
}

/** Enters states again and takes a new baseline. What earlier steps have created is no longer compared. Source: MDL-25. */
const beginAnew = async (
  states: readonly Given[],
  plan: Plan,
  looks: readonly Step[],
  run: Run,
): Promise<Divergence | undefined> => {
  await removeRules(run)
  for (const given of states) await enter(given, run)
  run.memory.wrote()
  run.ids = createIds(namedIn(sceneOf(plan)))
  run.baseline = createBaseline()
  return look(looks, run, 'at first')
}

/** Whether each step of a plan can be played without the others, as those of a sweep. */
const isSweep = (plan: Plan): boolean => plan.some(step => !isWait(step) && step.renews === true)

/**
 * Goes on after the server has accepted what it may accept: the states are entered again, so that the other steps of a sweep are
 * tried, too. Source: MDL-28.
 * @returns the divergence, if any
 * @throws Apart if later steps need what earlier ones have done
 */
const goOn = async (plan: Plan, looks: readonly Step[], run: Run): Promise<Divergence | undefined> => {
  if (!isSweep(plan) || !run.server.entersStates) throw new Apart()
  // The server has changed without the reference.
  run.memory.clear()
  return beginAnew(sceneOf(plan), plan, looks, run)
}

/** Turns the clock of both sides, if that of the server can be turned. @returns whether it was */
const pass = async ({ wait }: Wait, run: Run): Promise<boolean> => {
  if (!run.turn) return false
  await run.turn(wait)
  if (wait >= sessionHours) for (const side of [run.server, run.reference]) side.forget()
  run.now += wait * hour
  run.reference.setTime(run.now)
  run.reference.wait()
  run.memory.wrote()
  return true
}

/** @returns the first divergence, if any, without the step after which it was noticed */
const playEach = async (plan: Plan, run: Run, begin: (step: Step) => void): Promise<Divergence | undefined> => {
  const looks = observationsOf(plan)
  const begins = plan.findIndex(one => !isWait(one))
  // What passes before the first step makes the records of the states older.
  for (const one of plan.slice(0, begins)) if (isWait(one)) await pass(one, run)
  const atFirst = await look(looks, run, 'at first')
  if (atFirst) return atFirst
  let [pending, used] = [false, false]
  for (const step of plan.slice(begins)) {
    if (isWait(step)) {
      if (!(await pass(step, run))) continue
      pending = true
      const overdue = await look(looks, run, 'after a wait')
      if (overdue) return overdue
      continue
    }
    begin(step)
    const atOnce: Divergence | boolean | typeof apart = await playStep(step, run)
    const isUsedUp: boolean = atOnce === false && used && step.renews === true && run.server.entersStates
    const answered: Divergence | boolean | typeof apart = isUsedUp
      ? ((await beginAnew(step.given, plan, looks, run)) ?? (await playStep(step, run)))
      : atOnce
    if (typeof answered === 'object') return answered
    if (answered === apart) {
      const divergence = await goOn(plan, looks, run)
      if (divergence) return divergence
      used = false
      continue
    }
    if (!isWrite(step.to)) continue
    used = answered || (used && !isUsedUp)
    // Reads that have not changed on the reference are checked at the end: they must not have changed on the server.
    pending = true
    const near = run.closeness === 'close' ? looks : looks.filter(({ to }) => isNear(to, step.to))
    const left = answered ? await look(near, run, 'after a step') : undefined
    if (left) return left
  }
  return pending ? look(looks, run, 'at last') : undefined
}

/** @returns the first divergence, if any */
const playSteps = async (plan: Plan, run: Run): Promise<Divergence | undefined> => {
  let after: Step | undefined
  const divergence = await playEach(plan, run, step => void (after = step))
  return divergence && { ...divergence, after }
}

/**
 * Plays a plan on the server and on the reference, and compares every reply and what can be read beside it.
 * @returns the first divergence, if any
 * @throws SetUpFailed; NotBuilt for a step that the server has not built
 */
export const play = async (plan: Plan, match: Match): Promise<Divergence | undefined> => {
  const broken = await enterAll(plan, match)
  if (broken) return broken
  const run = runOf(plan, match)
  try {
    return await playSteps(plan, run)
  } finally {
    await removeRules(run)
  }
}
