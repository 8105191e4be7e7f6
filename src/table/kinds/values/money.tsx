import { formatMoney, formatPoints } from '#src/lib/format/format.ts'
import { Movement } from '#src/ui/money/movement.tsx'
import { kind, type CellProps, type Row } from '../../kind.ts'
import { isEmpty, SearchBox, TextBox, useKindStyles } from '../shared.tsx'

type Options = {
  signed?: boolean
  /** The amount is in points: always, or in rows that match. */
  points?: true | ((row: Row) => boolean)
}

/** Separator of a price range. Source: GDS-3. */
const rangeMark = ' ~ '

const isPoints = (points: Options['points'], row: Row) => (typeof points === 'function' ? points(row) : points)

const Cell = ({ value, row, options: { signed = false, points } }: CellProps<Options>) => {
  const { figure } = useKindStyles()
  const format = isPoints(points, row) ? formatPoints : formatMoney
  if (signed && !isEmpty(value)) return <Movement value={String(value)} format={format} />
  const shown = isEmpty(value) ? format(null) : String(value).split(rangeMark).map(format).join(rangeMark)
  return <span className={figure}>{shown}</span>
}

/** An amount of money or points, or a range. `signed`: a movement. Source: TCO-7. */
export const money = kind<Options>({
  Cell,
  Input: props => <TextBox {...props} type="number" />,
  Search: SearchBox,
  readIn: 'control',
  width: 120,
  least: 96,
  align: 'end',
})
