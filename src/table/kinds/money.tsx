import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { formatMoney, formatPoints } from '#src/lib/format.ts'
import { accent } from '#src/ui/accent.ts'
import { kind, type CellProps, type Row } from '../kind.ts'
import { isEmpty, SearchBox, TextBox, useKindStyles } from './shared.tsx'

const useStyles = makeStyles({
  gain: { color: accent.text },
  loss: { color: tokens.colorStatusSuccessForeground1 },
})

type Options = {
  signed?: boolean
  /** Rows whose amount is points. */
  points?(row: Row): boolean
}

const signOf = (value: unknown) => (Number(value) < 0 ? 'loss' : 'gain')

const Cell = ({ value, row, options: { signed = false, points } }: CellProps<Options>) => {
  const styles = useStyles()
  const { figure } = useKindStyles()
  const format = points?.(row) ? formatPoints : formatMoney
  const shown = format(isEmpty(value) ? null : String(value))
  if (!signed || isEmpty(value)) return <span className={figure}>{shown}</span>
  const sign = signOf(value)
  return (
    <span className={mergeClasses(figure, styles[sign])}>
      {sign === 'gain' ? '+' : ''}
      {shown}
    </span>
  )
}

/** An amount of money, or of points. `signed`: a movement, plus in the accent, minus in green. Source: screens-shared TBL-25. */
export const money = kind<Options>({
  Cell,
  Input: props => <TextBox {...props} type="number" />,
  Search: SearchBox,
  width: 120,
  align: 'end',
})
