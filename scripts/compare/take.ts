import { shoot, type Camera } from '../pictures/camera.ts'
import { wordsOf, type Look } from '../pictures/look.ts'
import { differenceOf, type Difference } from './difference.ts'
import { looksFor, type Chain, type Choice, type Subject } from './subject.ts'

/** The cameras on both revisions; one is missing for a subject that only the other revision has. */
export type Pair = { readonly before?: Camera; readonly after?: Camera }

/** What is known about one look of one subject. Pictures without a difference are not kept. */
export type Finding = {
  readonly group: string
  readonly name: string
  readonly look: Look
  readonly before?: Buffer
  readonly after?: Buffer
  readonly difference?: Difference
}

/** Receives results as they come. */
export type Listener = {
  /** One look of one subject was compared. */
  readonly compared: () => void
  readonly found: (finding: Finding) => void
  /** Something that makes a picture less reliable, or that there is none. */
  readonly noted: (sentence: string) => void
}

type Showing = (camera: Camera) => Promise<boolean>

/** Does the same on both revisions at the same time. @returns whether both came to rest. */
const onBoth = async ({ before, after }: Pair, show: Showing): Promise<boolean> => {
  const rested = await Promise.all([before, after].map(async camera => camera === undefined || show(camera)))
  return rested.every(Boolean)
}

const shootBoth = async ({ before, after }: Pair): Promise<Pick<Finding, 'before' | 'after'>> => {
  const [one, two] = await Promise.all([before && shoot(before), after && shoot(after)])
  return { ...(one && { before: one }), ...(two && { after: two }) }
}

const compare = async (pair: Pair, { group, name }: Subject, look: Look): Promise<Finding | undefined> => {
  const shots = await shootBoth(pair)
  if (!shots.before || !shots.after) return { group, name, look, ...shots }
  const difference = differenceOf(shots.before, shots.after)
  return difference && { group, name, look, ...shots, difference }
}

const nameOf = ({ group, name }: Subject, look: Look): string => `${[group, name].filter(Boolean).join(', ')} (${wordsOf(look)})`

/** Compares all looks of a subject that belong to a stage; the first one is shown already. @returns the looks that differ. */
const compareLooks = async (pair: Pair, subject: Subject, looks: readonly Look[]): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const [at, look] of looks.entries()) {
    if (at > 0) await onBoth(pair, camera => subject.turn(camera, look))
    const finding = await compare(pair, subject, look)
    if (finding) findings.push(finding)
  }
  return findings
}

/**
 * Takes a picture that differs again, each revision in a freshly loaded page. So no difference is told that comes from timing or
 * from what was shown before. Source: PCT-3.
 */
const confirm = async (pair: Pair, subject: Subject, { look }: Finding, { found, noted }: Listener): Promise<void> => {
  const isCalm = await onBoth(pair, camera => subject.open(camera, look))
  const again = await compare(pair, subject, look)
  if (!again) return noted(`${nameOf(subject, look)} differed only once.`)
  if (!isCalm) noted(`${nameOf(subject, look)} was still loading when its picture was taken.`)
  found(again)
}

/** Subjects with the looks that can be shown without a reload. */
type Stage = (readonly [subject: Subject, looks: readonly Look[]])[]

const stagesOf = (chain: Chain, choice: Choice): Stage[] => {
  const stages = new Map<string, Stage>()
  for (const subject of chain)
    for (const [stage, looks] of Map.groupBy(looksFor(subject, choice), subject.stageOf))
      stages.set(stage, [...(stages.get(stage) ?? []), [subject, looks]])
  return [...stages.values()]
}

type Suspect = readonly [subject: Subject, finding: Finding]

const takeStage = async (pair: Pair, stage: Stage, { compared, noted }: Listener): Promise<Suspect[]> => {
  const suspects: Suspect[] = []
  let isOpen = false
  for (const [subject, looks] of stage) {
    const [first] = looks
    if (!first) continue
    try {
      await onBoth(pair, camera => (isOpen ? subject.follow(camera, first) : subject.open(camera, first)))
      for (const finding of await compareLooks(pair, subject, looks)) suspects.push([subject, finding])
      isOpen = true
    } catch (error) {
      isOpen = false
      noted(`${nameOf(subject, first)} could not be shown: ${String(error).split('\n')[0]}`)
    }
    looks.forEach(compared)
  }
  return suspects
}

/** Takes the pictures of a chain on both revisions and compares them. Results arrive as the listener's calls. */
export const takeChain = async (pair: Pair, chain: Chain, choice: Choice, listener: Listener): Promise<void> => {
  for (const stage of stagesOf(chain, choice))
    for (const [subject, finding] of await takeStage(pair, stage, listener)) {
      if (finding.difference) await confirm(pair, subject, finding, listener)
      else listener.found(finding)
    }
}
