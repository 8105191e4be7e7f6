import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { formatMoney, formatPoints } from '#src/lib/format/format.ts'
import { accent } from '#src/ui/controls/accent.ts'
import { kind, type CellProps, type Row } from '../../kind.ts'
import { isEmpty, SearchBox, TextBox, useKindStyles } from '../shared.tsx'

const useStyles = makeStyles({
  gain: { color: accent.text },
  loss: { color: tokens.colorStatusSuccessForeground1 },
})

type Options = {
  signed?: boolean
  /** The amount is in points: always, or in rows that match. */
  points?: true | ((row: Row) => boolean)
}

const signOf = (value: unknown) => (Number(value) < 0 ? 'loss' : 'gain')

/** Separator of a price range. Source: GDS-3. */
const rangeMark = ' ~ '

const isPoints = (points: Options['points'], row: Row) => (typeof points === 'function' ? points(row) : points)

const Cell = ({ value, row, options: { signed = false, points } }: CellProps<Options>) => {
  const styles = useStyles()
  const { figure } = useKindStyles()
  const format = isPoints(points, row) ? formatPoints : formatMoney
  const shown = isEmpty(value) ? format(null) : String(value).split(rangeMark).map(format).join(rangeMark)
  if (!signed || isEmpty(value)) return <span className={figure}>{shown}</span>
  const sign = signOf(value)
  return (
    <span className={mergeClasses(figure, styles[sign])}>
      {sign === 'gain' ? '+' : ''}
      {shown}
    </span>
  )
}

/** An amount of money or points, or a range. `signed`: a movement, plus in the accent colour, minus in green. Source: TCO-7. */
export const money = kind<Options>({
  Cell,
  Input: props => <TextBox {...props} type="number" />,
  Search: SearchBox,
  readIn: 'control',
  width: 120,
  align: 'end',
})
