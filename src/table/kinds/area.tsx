import { AreaPicker } from '#src/ui/address/area-picker.tsx'
import { kind, type CellProps, type InputProps } from '../kind.ts'
import { OwnLabels, textOf } from './shared.tsx'

const pathOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

const Cell = ({ value, row, options: { said } }: CellProps<{ said?: string }>) => textOf(said ? row[said] : value)

const Input = ({ label, value, onChange, onBlur }: InputProps<{ said?: string }>) => (
  <OwnLabels>
    <AreaPicker aria-label={label} value={pathOf(value)} onChange={onChange} onBlur={onBlur} />
  </OwnLabels>
)

/** Ids of province, city and district. `said`: the record's field that holds their names. */
export const area = kind<{ said?: string }>({ Cell, Input, blank: [] })
