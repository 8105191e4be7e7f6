import { catalogueVersion } from './catalogue.ts'
import { kinds, type Defect } from './defect.ts'
import { places, type Notice, type Place } from './notice.ts'

/** The smallest share of defects that has to be detected. */
export const wanted = 0.97

const columns = [...places, 'survived'] as const

const counts = (notices: readonly Notice[]): number[] =>
  columns.map(column => notices.filter(({ seen }) => (column === 'survived' ? seen.length === 0 : seen.includes(column))).length)

const line = (name: string, notices: readonly Notice[]): string =>
  [name.padEnd(24), ...[notices.length, ...counts(notices)].map(count => String(count).padStart(10))].join('')

const table = (notices: readonly Notice[]): string[] => [
  ['kind'.padEnd(24), ...['defects', ...columns].map(word => word.padStart(10))].join(''),
  ...kinds.flatMap(kind => {
    const own = notices.filter(({ defect }) => defect.kind === kind)
    return own.length > 0 ? [line(kind, own)] : []
  }),
  line('all', notices),
]

const lineOf = ({ id, kind, call, about }: Defect): string => `  ${id}: ${call} ${about} (${kind})`

/** The share of detected defects. */
export const share = (notices: readonly Notice[]): number =>
  notices.length === 0 ? 0 : notices.filter(({ seen }) => seen.length > 0).length / notices.length

/** The detected defects by kind and layer, and those that were not. One defect may show in several layers. */
export const reportText = (notices: readonly Notice[], only: Place | undefined): string => {
  const survivors = notices.filter(({ seen }) => seen.length === 0).map(({ defect }) => lineOf(defect))
  const calls = new Set(notices.map(({ defect }) => defect.call)).size
  const noticed = notices.length - survivors.length
  return [
    ...table(notices),
    ...(survivors.length > 0 ? ['', `Not noticed${only ? ` by ${only}` : ''}:`, ...survivors] : []),
    '',
    `${noticed} of ${notices.length} defects on ${calls} calls were noticed: ${(share(notices) * 100).toFixed(1)} % (catalogue ${catalogueVersion}).`,
  ].join('\n')
}
