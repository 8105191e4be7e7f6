import { formatMoney, formatPoints } from '#src/lib/format/format.ts'
import { overRange } from '#src/lib/format/price-range.ts'
import { besideNumber } from '#src/ui/form/unit.ts'
import { Movement } from '#src/ui/money/movement.tsx'
import { kind, type CellProps, type InputProps, type Row } from '../../kind.ts'
import { isEmpty, SearchBox, TextBox, useKindStyles } from '../shared.tsx'

type Options = {
  signed?: boolean
  /** The amount is in points: always, or in rows that match. */
  points?: true | ((row: Row) => boolean)
}

const isPoints = (points: Options['points'], row: Row) => (typeof points === 'function' ? points(row) : points)

const Cell = ({ value, row, options: { signed = false, points } }: CellProps<Options>) => {
  const { figure } = useKindStyles()
  const format = isPoints(points, row) ? formatPoints : formatMoney
  if (signed && !isEmpty(value)) return <Movement value={String(value)} format={format} />
  const shown = isEmpty(value) ? format(null) : overRange(String(value), format)
  return <span className={figure}>{shown}</span>
}

/** The rows of a form are not known, so points are told apart only where all are. */
const Input = ({ options: { points }, ...rest }: InputProps<Options>) => (
  <TextBox {...rest} type="number" {...(points !== true && besideNumber('¥'))} />
)

/** An amount of money or points, or a range. `signed`: a movement. Source: TCO-7. */
export const money = kind<Options>({
  Cell,
  Input,
  Search: SearchBox,
  readIn: 'control',
  width: 120,
  least: 96,
  align: 'end',
})
