import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { TextLink } from '../controls/text-link.tsx'
import { LinesSkeleton } from '../feedback/skeletons.tsx'
import { Panel } from '../layout/panel.tsx'
import { sumOf } from './comparison.ts'
import { Growth } from './growth.tsx'
import type { Point } from './trend.ts'
import type { ChosenPeriod } from './use-period.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media (max-width: 1199px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  },
  sum: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  below: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground3 },
})

type Sums = {
  readonly total_price: string | 0
  readonly today_price: string | 0
  readonly yesterday_price: string | 0
  readonly order_wait: number
  readonly order_complete: number
  readonly order_plot: readonly Point[]
}

type Props = {
  period: ChosenPeriod
  /** Undefined while loading. */
  data: Sums | undefined
  /** Sales of the days that the period is compared with. */
  before: readonly Point[] | undefined
  /** URL of the order list. */
  orders: string
}

const Figure = ({ title, sum, children }: { title: string; sum: ReactNode; children: ReactNode }) => {
  const styles = useStyles()
  return (
    <Panel title={title}>
      <p className={styles.sum}>{sum}</p>
      <p className={styles.below}>{children}</p>
    </Panel>
  )
}

/** Sales of the period, compared with as many days before it; sales of today and of all times; orders by stage. Source: DSH-12. */
export const Figures = ({ period: { comparison, isCurrent }, data, before, orders }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const titles = [t('dashboard.inPeriod'), t('dashboard.today'), t('dashboard.total'), t('dashboard.orders')] as const
  if (!data)
    return (
      <div className={styles.root}>
        {titles.map(title => (
          <Panel key={title} title={title}>
            <LinesSkeleton count={2} />
          </Panel>
        ))}
      </div>
    )
  const sold = sumOf(data.order_plot)
  return (
    <div className={styles.root}>
      <Figure title={titles[0]} sum={formatMoney(moneyText(sold))}>
        <Growth
          comparison={comparison}
          sold={sold - (isCurrent ? cents(data.today_price) : 0)}
          before={before && sumOf(before)}
        />
      </Figure>
      <Figure title={titles[1]} sum={formatMoney(data.today_price)}>
        {t('dashboard.yesterday', { sum: formatMoney(data.yesterday_price) })}
      </Figure>
      <Figure title={titles[2]} sum={formatMoney(data.total_price)}>
        {t('dashboard.allTime')}
      </Figure>
      <Figure
        title={titles[3]}
        sum={<TextLink to={`${orders}?order_status=6`}>{t('dashboard.completedCount', { count: data.order_complete })}</TextLink>}
      >
        <TextLink to={`${orders}?order_status=1`}>{t('dashboard.waitingCount', { count: data.order_wait })}</TextLink>
      </Figure>
    </div>
  )
}
