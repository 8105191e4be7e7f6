import { formatCount } from '#src/lib/format/format.ts'
import { besideNumber } from '#src/ui/form/unit.ts'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { isEmpty, SearchBox, TextBox, textOf, useKindStyles } from '../shared.tsx'

type Options = {
  digits?: number
  /** Unit of the number, such as px. */
  unit?: string
}

const Cell = ({ value, options }: CellProps<Options>) => {
  const shown = isEmpty(value) ? textOf(value) : formatCount(String(value), options.digits)
  const isNumber = !isEmpty(value) && options.unit
  return <span className={useKindStyles().figure}>{isNumber ? `${shown} ${options.unit}` : shown}</span>
}

const Input = ({ options: { unit }, ...rest }: InputProps<Options>) => (
  <TextBox {...rest} type="number" {...(unit && besideNumber(unit))} />
)

/** A count or another number, right-aligned. `digits`: the number of decimals to show. */
export const number = kind<Options>({
  Cell,
  Input,
  Search: SearchBox,
  readIn: 'control',
  width: 104,
  align: 'end',
})
