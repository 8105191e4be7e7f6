import { causeKinds, type Cause, type CauseKind, type SavedCall, type SavedDifference, type SavedFinding } from './report-file.ts'
import { causeOfDifference } from './cause-of.ts'

type Place = {
  readonly cause: string
  readonly kind: CauseKind
  readonly bug: boolean
  readonly call: SavedCall
  readonly finding: SavedFinding
  readonly difference?: SavedDifference
}

const ids = /\b\d{4,}\b/g

/** «"a brand exists" does not hold: GET … with {"id": 90001} returns something else» is one reason for all ids and requests. */
const reasonOf = (because: string): string =>
  because.replace(/(?:\. The server answers [^.]*\.)? Asked: .*$/, '').replace(ids, 'N')

/** The reply is not the record that was asked for, so that one cause explains whatever it has. */
const otherRecord = { cause: 'another record than the one asked for is answered', bug: true }
const isOtherRecord = ({ call }: SavedCall, all: readonly SavedDifference[]): boolean =>
  /^GET .*\/\{id\}$/.test(call) && all.some(({ field, mismatch }) => field === 'data.id' && !mismatch)

const placesIn = (call: SavedCall): Place[] =>
  call.findings.flatMap(finding => {
    const { verdict, because = '', differences = [], advice = [] } = finding
    const placesOf = (all: readonly SavedDifference[], kind: CauseKind): Place[] =>
      all.map(difference => {
        const reason = isOtherRecord(call, all) ? otherRecord : causeOfDifference(difference, finding, kind)
        return { ...reason, kind, call, finding, difference }
      })
    const reason: Place[] =
      verdict === 'conforming' || verdict === 'wrong'
        ? []
        : [{ cause: reasonOf(because), kind: verdict, bug: false, call, finding }]
    return [...placesOf(differences, 'wrong'), ...placesOf(advice, 'advice'), ...reason]
  })

const causeOf = (places: readonly [Place, ...Place[]]): Cause => {
  const [{ cause, kind, bug, call, finding, difference }] = places
  const { title, curl } = finding
  return {
    cause,
    kind,
    bug,
    calls: new Set(places.map(place => place.call)).size,
    checks: new Set(places.map(place => place.finding)).size,
    at: [...new Set(places.map(place => place.call.call))],
    first: { call: call.call, title, ...(difference && { difference }), ...(curl && { curl }) },
  }
}

/** The causes of all findings, the most widespread of each kind first. */
export const causesOf = (calls: readonly SavedCall[]): Cause[] => {
  const places = calls.flatMap(placesIn)
  return [...Map.groupBy(places, ({ kind, cause }) => `${kind} ${cause}`).values()]
    .flatMap(([first, ...others]) => (first ? [causeOf([first, ...others])] : []))
    .toSorted((a, b) => causeKinds.indexOf(a.kind) - causeKinds.indexOf(b.kind) || b.calls - a.calls || b.checks - a.checks)
}
