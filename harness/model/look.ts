import { nameOf, onlyReads } from '#contracts/api/kit/endpoint.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { NotBuilt } from '#harness/verify/client.ts'
import { isFreeToDo } from './apart.ts'
import { compareData } from './compare.ts'
import { isOtherChoice } from './comparison/equally-good.ts'
import { listDifference } from './comparison/list-rules.ts'
import { isMade, isOfEachSide, kindOfPath } from './ids.ts'
import type { Around, Difference } from './compare-values.ts'
import { isNewestFirst, isWhole } from './known.ts'
import { codeDifference, divergenceOf, readBoth, type Divergence, type Run } from './match.ts'
import type { Both } from './memory.ts'
import { enoughRows, keyOf } from './observe.ts'
import { readAnswers } from './read-answers.ts'
import type { Answer } from './side.ts'
import { choicesIn } from './schemas/choices.ts'
import { needsMade, type Step } from './step.ts'

/**
 * Which rows of a list can be compared. A row that is changed may move to another page, unless the list has only one or shows the
 * newest rows first.
 */
const extentOf = ({ query }: Step, answers: readonly Answer[]): Around['extent'] => {
  const { id, page = 1, per_page = enoughRows } = Object(query) as { id?: unknown; page?: unknown; per_page?: unknown }
  if (typeof id === 'string' && id.endsWith('|in')) return 'all'
  if (page !== 1 || Number(per_page) < enoughRows) return 'page'
  if (answers.every(isWhole)) return 'known'
  return answers.every(answer => isWhole(answer) || isNewestFirst(answer)) ? 'newest' : 'page'
}

/** Whether a query selects records by a range of ids; new ones have ids of any size. */
const isIdRange = ({ query }: Step): boolean => {
  const { id } = Object(query) as { id?: unknown }
  return Array.isArray(id) || (typeof id === 'string' && id.includes('|') && !id.endsWith('|in'))
}

/** The record that a call reads by its id: by that of the reference, as rows of lists are. */
const recordOf = ({ to, params }: Step, { ids }: Run): string | undefined => {
  const id = isMade(params?.id) ? ids.made(params.id)?.[0] : params?.id
  return onlyReads(to) && typeof id === 'number' && id > 0 ? `${kindOfPath(to.path)}#${id}` : undefined
}

/** The first difference in the data of two successful replies. */
export const dataDifference = (
  step: Step,
  { expected, actual }: Pick<Both, 'expected' | 'actual'>,
  run: Run,
  options: { records: boolean; strict: boolean; hasWaited?: boolean },
): Difference | undefined => {
  const read = readAnswers(step.to, { expected, actual }, run.level)
  if ('field' in read) return read
  const { ids, baseline, texts, now } = run
  if (isOtherChoice(step.to, read.expected, read.actual, ids)) return undefined
  const around = {
    hasWaited: false,
    ...options,
    path: step.to.path,
    ids,
    baseline,
    texts,
    choices: choicesIn(step.to.reply),
    now,
    call: `${nameOf(step.to)}${step.as ? ` of ${step.as}` : ''}`,
    shown: run.shown,
    extent: extentOf(step, [expected, actual]),
    isIdRange: isIdRange(step),
    isById: step.to.path.includes('{') && step.params?.id !== 0,
    isFresh: needsMade(step.params),
  }
  const place = { field: 'data', keys: [keyOf(step)], name: '', record: recordOf(step, run) }
  const isOwn = Object.values(step.params ?? {}).some(isOfEachSide)
  return (
    (isOwn ? undefined : compareData(read.expected, read.actual, place, around)) ?? listDifference(read.expected, read.actual)
  )
}

/** Skips reads that the server has not built yet. */
const unlessNotBuilt = (reason: unknown): undefined => {
  if (!(reason instanceof NotBuilt)) throw reason
}

const markWhole = (step: Step, { baseline }: Run): void => {
  for (const key of [keyOf(step), `${keyOf(step)}.data`]) baseline.whole.add(key)
}

const isKnown = ({ params }: Step, { ids }: Run): boolean =>
  Object.values(params ?? {}).every(value => !needsMade(value) || ids.made(value as never) !== undefined)

/**
 * When the reads are made: at first, to record the baseline; after a step, those whose reply has changed on the reference; after a
 * wait, to update which rows of other people exist; at last, unless the sequence is quick, all of them, because what does not change on
 * the reference must not change on the server either.
 */
type Moment = 'at first' | 'after a step' | 'after a wait' | 'at last'

const isSame = (one: Both, other: Both | undefined): boolean =>
  other !== undefined && one.expected.text === other.expected.text && one.actual.text === other.actual.text

const lookAt = async (step: Step, run: Run, moment: Moment): Promise<Divergence | undefined> => {
  const records = moment === 'at first'
  const asksAgain = moment === 'after a wait' || (moment === 'at last' && run.closeness !== 'quick')
  const asking = asksAgain ? 'where anything was written' : 'where the reference has changed'
  const read = await readBoth(step, run, asking).catch((reason: unknown) => unlessNotBuilt(reason))
  if (!read || isFreeToDo(step, read.both, run.level)) return undefined
  const { both, before, isRecalled } = read
  if (records && isRecalled) run.memory.recalled()
  if (!records && (isRecalled || isSame(both, before))) return undefined
  if (records && [both.expected, both.actual].every(answer => answer.code === OK && isWhole(answer))) markWhole(step, run)
  const difference =
    codeDifference(both, run.level) ??
    (both.expected.code === OK
      ? dataDifference(step, both, run, { records, strict: true, hasWaited: moment === 'after a wait' })
      : undefined)
  return divergenceOf(difference, step, records ? 'set-up' : 'look', both, run)
}

/** Makes all reads beside the steps. @returns the first divergence */
export const look = async (steps: readonly Step[], run: Run, moment: Moment): Promise<Divergence | undefined> => {
  run.shown.values.clear()
  for (const step of steps) {
    const needsId = needsMade([step.params, step.query, step.body])
    if (needsId && (moment === 'at first' || !isKnown(step, run))) continue
    const found = await lookAt(step, run, moment)
    if (found) return found
  }
  return undefined
}
