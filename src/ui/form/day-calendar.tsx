import { makeStyles } from '@fluentui/react-components'
import { DatePicker, type CalendarStrings, type DatePickerProps } from '@fluentui/react-datepicker-compat'
import dayjs from 'dayjs'
import { wireTime } from '#src/lib/format/wire-time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const twelve = Array.from({ length: 12 }, (_, month) => new Date(2024, month, 1))
/** 7 January 2024 was a Sunday. */
const week = Array.from({ length: 7 }, (_, day) => new Date(2024, 0, 7 + day))

const useStrings = (): CalendarStrings => {
  const { t, i18n } = useTranslation()
  return useMemo(() => {
    const language = i18n.resolvedLanguage
    const names = (dates: readonly Date[], format: Intl.DateTimeFormatOptions) =>
      dates.map(date => new Intl.DateTimeFormat(language, format).format(date))
    return {
      months: names(twelve, { month: 'long' }),
      shortMonths: names(twelve, { month: 'short' }),
      days: names(week, { weekday: 'long' }),
      shortDays: names(week, { weekday: 'narrow' }),
      goToToday: t('date.today'),
      prevMonthAriaLabel: t('date.prevMonth'),
      nextMonthAriaLabel: t('date.nextMonth'),
      prevYearAriaLabel: t('date.prevYear'),
      nextYearAriaLabel: t('date.nextYear'),
      prevYearRangeAriaLabel: t('date.prevYears'),
      nextYearRangeAriaLabel: t('date.nextYears'),
      closeButtonAriaLabel: t('date.close'),
      monthPickerHeaderAriaLabel: t('date.pickMonth', { month: '{0}' }),
      yearPickerHeaderAriaLabel: t('date.pickMonth', { month: '{0}' }),
    }
  }, [t, i18n.resolvedLanguage])
}

const useStyles = makeStyles({
  wide: { width: '100%', minWidth: 0 },
  calendar: { '& button': { fontFamily: 'inherit' } },
})

/** Header format of the calendar, in the language's order of month and year. */
const useFormats = (): NonNullable<DatePickerProps['dateTimeFormatter']> => {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const formatted = (format: Intl.DateTimeFormatOptions) => (date: Date) =>
      new Intl.DateTimeFormat(i18n.resolvedLanguage, format).format(date)
    return {
      formatDay: date => String(date.getDate()),
      formatMonth: formatted({ month: 'long' }),
      formatYear: date => String(date.getFullYear()),
      formatMonthDayYear: formatted({ year: 'numeric', month: 'long', day: 'numeric' }),
      formatMonthYear: formatted({ year: 'numeric', month: 'long' }),
    }
  }, [i18n.resolvedLanguage])
}

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
  const strings = useStrings()
  const formats = useFormats()
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
