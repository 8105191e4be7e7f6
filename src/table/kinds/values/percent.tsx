import { Input as TextInput } from '@fluentui/react-components'
import { formatFloat } from '#src/lib/format/format.ts'
import { besideNumber } from '#src/ui/form/unit.ts'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { held, isEmpty, lookOf, SearchBox, useKindStyles } from '../shared.tsx'

const percentOf = (value: unknown): string => `${isEmpty(value) ? 0 : formatFloat(String(value))}%`

const Cell = ({ value }: CellProps) => <span className={useKindStyles().figure}>{percentOf(value)}</span>

const Input = ({ name, value, onChange, onBlur, readOnly = false }: InputProps) => (
  <TextInput
    name={name}
    type="number"
    className={useKindStyles().wide}
    value={held(value)}
    {...besideNumber('%')}
    autoComplete="off"
    onBlur={onBlur}
    {...lookOf(readOnly)}
    onChange={(_, data) => onChange(data.value)}
  />
)

/** A percentage; a missing value counts as 0. Source: CMP-3. */
export const percent = kind({ Cell, Input, Search: SearchBox, toText: percentOf, readIn: 'control', width: 104, align: 'end' })
