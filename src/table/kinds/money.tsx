import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { formatMoney } from '#src/lib/format.ts'
import { accent } from '#src/ui/accent.ts'
import { kind, type CellProps } from '../kind.ts'
import { isEmpty, SearchBox, TextBox, useKindStyles } from './shared.tsx'

const useStyles = makeStyles({
  gain: { color: accent.text },
  loss: { color: tokens.colorStatusSuccessForeground1 },
})

type Options = { signed?: boolean }

const signOf = (value: unknown) => (Number(value) < 0 ? 'loss' : 'gain')

const Cell = ({ value, options: { signed = false } }: CellProps<Options>) => {
  const styles = useStyles()
  const { figure } = useKindStyles()
  const shown = formatMoney(isEmpty(value) ? null : String(value))
  if (!signed || isEmpty(value)) return <span className={figure}>{shown}</span>
  const sign = signOf(value)
  return (
    <span className={mergeClasses(figure, styles[sign])}>
      {sign === 'gain' ? '+' : ''}
      {shown}
    </span>
  )
}

/** An amount of money. `signed`: a movement, plus in the accent, minus in green. Source: screens-shared TBL-25. */
export const money = kind<Options>({
  Cell,
  Input: props => <TextBox {...props} type="number" />,
  Search: SearchBox,
  width: 120,
  align: 'end',
})
