import { Calendar, type ICalendar } from '@fluentui/react-calendar-compat'
import { Listbox, makeStyles, Option, tokens } from '@fluentui/react-components'
import dayjs from 'dayjs'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { wireTime } from '#src/lib/format/wire-time.ts'
import { useCalendarFormats, useCalendarStrings } from './calendar-texts.ts'
import { isBetween, shownMoment, times } from './moment.ts'

const useStyles = makeStyles({
  root: { display: 'flex', '@media (max-width: 420px)': { flexDirection: 'column' } },
  calendar: { '& button': { fontFamily: 'inherit' } },
  times: {
    position: 'relative',
    width: '104px',
    minWidth: 0,
    height: '288px',
    overflowY: 'auto',
    borderRadius: 0,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 420px)': {
      width: 'auto',
      height: '132px',
      borderLeft: 0,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  time: { fontVariantNumeric: 'tabular-nums' },
})

/** Most campaigns begin in the hours of work. */
const workBegins = '08:00:00'

const dayOf = (moment: string) => moment.slice(0, 'YYYY-MM-DD'.length)
const timeOf = (moment: string) => moment.slice('YYYY-MM-DD '.length)

type Props = {
  /** The chosen moment as on the wire, or empty. */
  value: string
  /** Limits, themselves not offered; empty: none. */
  after: string
  before: string
  onChange: (moment: string) => void
  /** A time was chosen, or the calendar was left by Escape. */
  onDone: () => void
}

/** A calendar beside a list of times. A day alone keeps the time, or begins at midnight. */
export const MomentChoice = ({ value, after, before, onChange, onDone }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const calendar = useRef<ICalendar>(null)
  const list = useRef<HTMLDivElement>(null)
  // Today in the shop's time zone: in the device's zone it may be another day.
  const today = dayOf(wireTime())
  const [day, time] = [dayOf(value), timeOf(value)]
  const isOffered = (one: string) => isBetween(`${day || today} ${one}`, after, before)
  /** The time that the list begins with: the chosen one, else the first that is offered in the hours of work. */
  const begin = times.indexOf(time) >= 0 ? time : times.find(one => one >= workBegins && isOffered(one))
  const showBegin = useEffectEvent(() => {
    calendar.current?.focus()
    const item = list.current?.children[times.indexOf(begin ?? workBegins)]
    if (list.current && item instanceof HTMLElement) list.current.scrollTop = item.offsetTop
  })
  useEffect(() => showBegin(), [])
  const takeDay = (date: Date) => {
    const chosen = dayjs(date).format('YYYY-MM-DD')
    const kept = time || '00:00:00'
    const first = times.find(one => isBetween(`${chosen} ${one}`, after, before)) ?? kept
    onChange(`${chosen} ${isBetween(`${chosen} ${kept}`, after, before) ? kept : first}`)
  }
  return (
    <div className={styles.root}>
      <Calendar
        componentRef={calendar}
        className={styles.calendar}
        strings={useCalendarStrings()}
        dateTimeFormatter={useCalendarFormats()}
        firstDayOfWeek={1}
        isMonthPickerVisible={false}
        highlightSelectedMonth
        showGoToToday
        today={dayjs(today).toDate()}
        value={dayjs(day || dayOf(after) || today).toDate()}
        {...(after && { minDate: dayjs(dayOf(after)).toDate() })}
        {...(before && { maxDate: dayjs(dayOf(before)).toDate() })}
        onSelectDate={takeDay}
        onDismiss={onDone}
      />
      <Listbox
        ref={list}
        className={styles.times}
        aria-label={t('date.time')}
        selectedOptions={time ? [time] : []}
        onOptionSelect={(_, { optionValue = '00:00:00' }) => {
          onChange(`${day || today} ${optionValue}`)
          onDone()
        }}
      >
        {times.map(one => (
          <Option key={one} value={one} text={one} checkIcon={null} className={styles.time} disabled={!isOffered(one)}>
            {shownMoment(`2000-01-01 ${one}`).slice('2000-01-01 '.length)}
          </Option>
        ))}
      </Listbox>
    </div>
  )
}
