import { makeStyles } from '@fluentui/react-components'
import { DatePicker } from '@fluentui/react-datepicker-compat'
import dayjs from 'dayjs'
import { wireTime } from '#src/lib/format/wire-time.ts'
import { useTranslation } from 'react-i18next'
import { useCalendarFormats, useCalendarStrings } from './calendar-texts.ts'

const useStyles = makeStyles({
  wide: { width: '100%', minWidth: 0 },
  calendar: { '& button': { fontFamily: 'inherit' } },
})

/** Date format of the wire and of this picker. Source: FMT-2. */
const dayFormat = 'YYYY-MM-DD'

const dateOf = (text: string) => {
  const day = dayjs(text)
  return text !== '' && day.isValid() ? day.toDate() : null
}
const textOfDate = (date?: Date | null) => (date ? dayjs(date).format(dayFormat) : '')
const typedDate = (text: string) => (/^\d{4}-\d{1,2}-\d{1,2}$/.test(text.trim()) ? dateOf(text.trim()) : null)

export type DayProps = {
  name: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  onChange: (day: string) => void
  onBlur?: () => void
  /** Needed if there is no visible field label. */
  label?: string
  placeholder?: string
  from?: string
  to?: string
}

/** The calendar of `DayPicker`; loaded lazily. */
export const DayCalendar = ({ name, value, onChange, onBlur, label, placeholder, from = '', to = '' }: DayProps) => {
  const strings = useCalendarStrings()
  const formats = useCalendarFormats()
  const styles = useStyles()
  const { t } = useTranslation()
  // Today in the shop's time zone: in the device's zone it may be another day.
  const [minDate, maxDate, today] = [dateOf(from), dateOf(to), dateOf(wireTime().slice(0, dayFormat.length))]
  return (
    <DatePicker
      className={styles.wide}
      name={name}
      value={dateOf(value)}
      {...(today && { today, initialPickerDate: dateOf(value) ?? today })}
      strings={strings}
      dateTimeFormatter={formats}
      calendar={{ className: styles.calendar }}
      formatDate={textOfDate}
      parseDateFromString={typedDate}
      allowTextInput
      firstDayOfWeek={1}
      placeholder={placeholder ?? t('date.open')}
      {...(label && { 'aria-label': label })}
      {...(minDate && { minDate })}
      {...(maxDate && { maxDate })}
      {...(onBlur && { onBlur })}
      onSelectDate={date => onChange(textOfDate(date))}
    />
  )
}
