import { formatCount } from '#src/lib/format/format.ts'
import { kind, type CellProps } from '../../kind.ts'
import { isEmpty, SearchBox, TextBox, textOf, useKindStyles } from '../shared.tsx'

type Options = { digits?: number }

const Cell = ({ value, options }: CellProps<Options>) => {
  const shown = isEmpty(value) ? textOf(value) : formatCount(String(value), options.digits)
  return <span className={useKindStyles().figure}>{shown}</span>
}

/** A count or another number, right-aligned. `digits`: the number of decimals to show. */
export const number = kind<Options>({
  Cell,
  Input: props => <TextBox {...props} type="number" />,
  Search: SearchBox,
  readIn: 'control',
  width: 104,
  align: 'end',
})
