import { makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components'
import { ArrowDownFilled } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpFilled } from '@fluentui/react-icons/svg/arrow-up'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#src/lib/format/format.ts'
import { Panel } from '../layout/panel.tsx'

const useStyles = makeStyles({
  total: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  rates: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXL, margin: `${tokens.spacingVerticalS} 0` },
  rate: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, fontVariantNumeric: 'tabular-nums' },
  hint: { color: tokens.colorNeutralForeground3 },
  up: { color: tokens.colorStatusDangerForeground1 },
  down: { color: tokens.colorStatusSuccessForeground1 },
  line: { display: 'flex', justifyContent: 'space-between', marginTop: tokens.spacingVerticalM },
  bar: { marginTop: tokens.spacingVerticalXS },
})

const Rate = ({ label, rate }: { label: string; rate: number }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [Arrow, side, direction] =
    rate >= 0 ? [ArrowUpFilled, styles.up, t('dashboard.up')] : [ArrowDownFilled, styles.down, t('dashboard.down')]
  return (
    <span className={styles.rate}>
      <span className={styles.hint}>{label}</span>
      <span className={mergeClasses(styles.rate, side)}>
        {Math.abs(rate)}%
        <Arrow role="img" aria-hidden={false} aria-label={direction} />
      </span>
    </span>
  )
}

type Sums = {
  readonly total_price: string | 0
  readonly today_price: string | 0
  readonly week_rate: number
  readonly day_rate: number
  readonly month_rate: number
}

/**
 * Sales figures: total, compared with last week and yesterday, this month compared with the last one, and today. Source: DSH-5,
 * DSH-6.
 */
export const SalesCard = ({ total_price, today_price, week_rate, day_rate, month_rate }: Sums) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const barId = useId()
  return (
    <Panel title={t('dashboard.total')}>
      <p className={styles.total}>{formatMoney(total_price)}</p>
      <div className={styles.rates}>
        <Rate label={t('dashboard.weekRate')} rate={week_rate} />
        <Rate label={t('dashboard.dayRate')} rate={day_rate} />
      </div>
      <div className={styles.line}>
        <span id={barId} className={styles.hint}>
          {t('dashboard.monthRate')}
        </span>
        <span>{month_rate}%</span>
      </div>
      <ProgressBar
        className={styles.bar}
        aria-labelledby={barId}
        value={month_rate}
        max={100}
        color="success"
        thickness="large"
      />
      <div className={styles.line}>
        <span className={styles.hint}>{t('dashboard.today')}</span>
        <span>{formatMoney(today_price)}</span>
      </div>
    </Panel>
  )
}
