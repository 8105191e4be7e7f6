import { formatDateTime } from '#src/lib/format/format.ts'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { DaySearch } from './date.tsx'
import { DateTimePicker } from '#src/ui/form/dates/date-time-picker.tsx'
import { held, isEmpty, useKindStyles } from '../shared.tsx'

const wireOf = (value: unknown) => (isEmpty(value) ? null : String(value))

/** To the minute: seconds would only take room in a list. */
const Cell = ({ value }: CellProps) => (
  <time className={useKindStyles().figure} title={formatDateTime(wireOf(value))}>
    {formatDateTime(wireOf(value), 'minute')}
  </time>
)

const View = ({ value }: CellProps) => <time className={useKindStyles().figure}>{formatDateTime(wireOf(value))}</time>

type Options = {
  /** The field whose moment this one has to come after. */
  after?: string
  /** The field whose moment this one has to come before. */
  before?: string
}

const Input = ({ name, label, value, onChange, onBlur, options: { after, before }, others = {} }: InputProps<Options>) => (
  <DateTimePicker
    name={name}
    label={label}
    value={held(value)}
    onChange={onChange}
    onBlur={onBlur}
    {...(after !== undefined && { after: held(others[after]) })}
    {...(before !== undefined && { before: held(others[before]) })}
  />
)

/** Date and time, to the second except in a list. In the search bar a range of days, including the last one. Source: TCO-28. */
export const dateTime = kind<Options>({
  Cell,
  View,
  Input,
  Search: DaySearch,
  reads: ({ after, before }) => [after, before].filter(name => name !== undefined),
  width: 152,
  least: 136,
})
