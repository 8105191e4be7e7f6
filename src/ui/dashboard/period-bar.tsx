import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayPicker } from '../form/dates/day-picker.tsx'
import { spans, type Period } from './period.ts'
import type { ChosenPeriod } from './use-period.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  group: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  day: { width: '148px' },
})

const words = {
  days: 'dashboard.lastDays',
  week: 'dashboard.week',
  month: 'dashboard.month',
  year: 'dashboard.year',
  years: 'dashboard.years',
} as const

type Ends = { from: string; to: string }

const endsOf = (period: Period): Ends => ('from' in period ? period : { from: '', to: '' })

/** Draft of the two date inputs until both are filled. Follows the URL, so that Back restores them. */
const useDraft = (period: Period) => {
  const [draft, setDraft] = useState({ of: period, ends: endsOf(period) })
  return { ends: draft.of === period ? draft.ends : endsOf(period), keep: (ends: Ends) => setDraft({ of: period, ends }) }
}

/** Chooses a dashboard's period: a named span, which clears the dates, or two dates. Source: DSH-1. */
export const PeriodBar = ({ period, choose }: ChosenPeriod) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { ends, keep } = useDraft(period)
  const change = (next: Ends) => {
    if (next.from && next.to) choose(next)
    else if (!next.from && !next.to) choose({ span: 'days' })
    else keep(next)
  }
  return (
    <div className={styles.root}>
      <div className={styles.group} role="group" aria-label={t('dashboard.period')}>
        {spans.map(span => {
          const isChosen = 'span' in period && period.span === span
          return (
            <ToggleButton
              key={span}
              appearance={isChosen ? 'primary' : 'subtle'}
              checked={isChosen}
              onClick={() => choose({ span })}
            >
              {t(words[span])}
            </ToggleButton>
          )
        })}
      </div>
      <div className={styles.group} role="group" aria-label={t('dashboard.days')}>
        <div className={styles.day}>
          <DayPicker
            name="from"
            label={t('table.dateFrom')}
            placeholder={t('table.dateFrom')}
            value={ends.from}
            to={ends.to}
            onChange={from => change({ ...ends, from })}
          />
        </div>
        <span aria-hidden="true">–</span>
        <div className={styles.day}>
          <DayPicker
            name="to"
            label={t('table.dateTo')}
            placeholder={t('table.dateTo')}
            value={ends.to}
            from={ends.from}
            onChange={to => change({ ...ends, to })}
          />
        </div>
      </div>
    </div>
  )
}
