import { Input as Box, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#src/lib/format/format.ts'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { DaySearch } from './date.tsx'
import { DayPicker } from '#src/ui/form/day-picker.tsx'
import { held, isEmpty, OwnLabels, useKindStyles } from '../shared.tsx'

const useStyles = makeStyles({
  // Stacked if the column is too narrow for both.
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, width: '100%' },
  day: { flex: '999 1 140px', minWidth: 0 },
  time: { flex: '1 1 116px', minWidth: 0 },
})

const wireOf = (value: unknown) => (isEmpty(value) ? null : String(value))

/** To the minute: seconds would only take room in a list. */
const Cell = ({ value }: CellProps) => (
  <time className={useKindStyles().figure} title={formatDateTime(wireOf(value))}>
    {formatDateTime(wireOf(value), 'minute')}
  </time>
)

const View = ({ value }: CellProps) => <time className={useKindStyles().figure}>{formatDateTime(wireOf(value))}</time>

const midnight = '00:00:00'

const Input = ({ name, label, value, onChange, onBlur }: InputProps) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [day = '', time = midnight] = held(value).split(' ')
  return (
    <div className={styles.root}>
      <div className={styles.day}>
        <DayPicker name={name} value={day} onBlur={onBlur} onChange={next => onChange(next === '' ? '' : `${next} ${time}`)} />
      </div>
      {day !== '' && (
        <OwnLabels>
          <Box
            type="time"
            step={1}
            className={styles.time}
            aria-label={`${label} ${t('date.time')}`}
            value={time}
            onBlur={onBlur}
            onChange={(_, data) => onChange(`${day} ${data.value.length === 5 ? `${data.value}:00` : data.value || midnight}`)}
          />
        </OwnLabels>
      )}
    </div>
  )
}

/** Date and time, to the second except in a list; the time appears with the day. In the search bar a range of days, including the last one. */
export const dateTime = kind({ Cell, View, Input, Search: DaySearch, width: 152 })
