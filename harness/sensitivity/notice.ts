import type { Level } from '#contracts/api/kit/level.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { verifyByModel } from '#harness/model/model.ts'
import type { Finding, Verdict } from '#harness/verify/verdict.ts'
import { verifyWith } from '#harness/verify/verify-with.ts'
import { defectiveMock, callNamed } from './defective-mock.ts'
import type { Defect } from './defect.ts'

/** Where a defect was detected: in a layer of the verification, or already by a state that does not hold. */
export const places = ['examples', 'shapes', 'rules', 'model', 'set-up'] as const
export type Place = (typeof places)[number]

/** The result for one defect; a defect that is detected nowhere survives. */
export type Notice = { readonly defect: Defect; readonly seen: readonly Place[] }

const counted: readonly Verdict[] = ['wrong', 'not built yet', 'set-up failed']

const counts = ({ verdict }: Finding): boolean => counted.includes(verdict)

const placeOf = ({ verdict, layer }: Finding): Place => (verdict === 'set-up failed' ? 'set-up' : layer)

/** Verifies one call in a world of its own. Sequences are played only if no other layer has detected the defect, or if they were selected. */
const findingsOf = async (call: string, level: Level, defect?: Defect, only?: Place): Promise<Finding[]> => {
  const to = callNamed(call)
  const wants = (one: Endpoint): boolean => one === to
  const checked = only === 'model' ? [] : (await verifyWith([defectiveMock(defect)], { wants, level })).filter(counts)
  const playsToo = only === 'model' || (only === undefined && checked.length === 0)
  if (!playsToo) return checked
  const found: Finding[] = []
  await verifyByModel([defectiveMock(defect)], {
    wants,
    level,
    shortens: false,
    onFinding: finding => void (counts(finding) && found.push(finding)),
    // A defect needs to be noticed once; the mock without one has to pass all sequences.
    enough: () => defect !== undefined && found.length > 0,
  })
  return [...checked, ...found]
}

/** Verifies a call with a defect. @param only the only layer to use. */
export const notice = async (defect: Defect, only?: Place, level: Level = 'full'): Promise<Notice> => {
  const findings = await findingsOf(defect.call, level, defect, only)
  const seen = places.filter(place => findings.some(finding => placeOf(finding) === place) && (!only || place === only))
  return { defect, seen }
}

/** The findings of the verification on the mock without a defect. */
export const findingsOn = async (call: string, level: Level = 'full'): Promise<string[]> =>
  (await findingsOf(call, level)).map(({ to, layer, title }) => `${nameOf(to)}: ${layer}: ${title}`)
