import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#src/lib/format/format.ts'
import { kind, type CellProps, type InputProps, type SearchProps } from '../../kind.ts'
import { DayPicker } from '#src/ui/form/dates/day-picker.tsx'
import { held, isEmpty, OwnLabels, useKindStyles } from '../shared.tsx'

const useStyles = makeStyles({
  range: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, width: '100%' },
  end: { flex: '1 1 0', minWidth: 0 },
})

const Cell = ({ value }: CellProps) => (
  <span className={useKindStyles().figure}>{formatDateTime(isEmpty(value) ? null : String(value), 'date')}</span>
)

const Input = ({ name, value, onChange, onBlur }: InputProps) => (
  <DayPicker name={name} value={held(value).slice(0, 10)} onChange={onChange} onBlur={onBlur} />
)

const DayRange = ({ name, label, value, onChange }: SearchProps) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [from = '', to = ''] = typeof value === 'string' ? [] : value
  return (
    <OwnLabels>
      <div className={styles.range} role="group" aria-label={label}>
        <div className={styles.end}>
          <DayPicker
            name={`${name}.from`}
            label={`${label} ${t('table.dateFrom')}`}
            placeholder={t('table.dateFrom')}
            value={from}
            to={to}
            onChange={day => onChange([day, to])}
          />
        </div>
        <span aria-hidden="true">–</span>
        <div className={styles.end}>
          <DayPicker
            name={`${name}.to`}
            label={`${label} ${t('table.dateTo')}`}
            placeholder={t('table.dateTo')}
            value={to}
            from={from}
            onChange={day => onChange([from, day])}
          />
        </div>
      </div>
    </OwnLabels>
  )
}

/** Dates in the search bar: a range, or one day to compare with. */
export const DaySearch = (props: SearchProps) =>
  props.operator === 'range' ? (
    <DayRange {...props} />
  ) : (
    <DayPicker name={props.name} value={typeof props.value === 'string' ? props.value : ''} onChange={props.onChange} />
  )

/** A date. */
export const date = kind({ Cell, Input, Search: DaySearch, width: 112 })
