import type { CalendarProps, CalendarStrings } from '@fluentui/react-calendar-compat'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const twelve = Array.from({ length: 12 }, (_, month) => new Date(2024, month, 1))
/** 7 January 2024 was a Sunday. */
const week = Array.from({ length: 7 }, (_, day) => new Date(2024, 0, 7 + day))

/** Names of months and days, and labels of the buttons, in the language of the page. */
export const useCalendarStrings = (): CalendarStrings => {
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

/** Header format of the calendar, in the language's order of month and year. */
export const useCalendarFormats = (): NonNullable<CalendarProps['dateTimeFormatter']> => {
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
