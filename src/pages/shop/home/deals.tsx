import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FlashFilled } from '@fluentui/react-icons/svg/flash'
import { PeopleTeamFilled } from '@fluentui/react-icons/svg/people-team'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { searchGoods } from '#contracts/api/catalogue/goods.ts'
import { useNow } from '#src/lib/format/clock.ts'
import { formatCountdown } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { accent } from '#src/ui/controls/accent.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { CardsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { useRunningSales } from '../campaign/running-sales.tsx'
import { SaleCard } from '../campaign/sale-card.tsx'
import { GoodsCard } from '../goods/goods-card.tsx'
import { ShelfFrame } from '../goods/shelf-frame.tsx'

const useStyles = makeStyles({
  /** One row of up to five; on a narrow screen it scrolls. */
  strip: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 320px)',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 1000px)': {
      position: 'relative',
      gridAutoColumns: 'minmax(156px, 24%)',
      gap: tokens.spacingHorizontalM,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: '2px',
      margin: '-2px',
      padding: '2px',
    },
  },
  /** About as high as the cards, so that nothing below moves. */
  waiting: { minHeight: '400px', '@media (max-width: 1000px)': { height: '320px', minHeight: 0, overflow: 'hidden' } },
  item: { scrollSnapAlign: 'start' },
  icon: { display: 'inline-flex', color: accent.text, fontSize: '24px' },
  group: { color: tokens.colorBrandForeground1 },
  clock: {
    padding: `2px ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: accent.fill,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
})

const count = 5
const hour = 3600

/** The time until the full hour, when other sales start. */
const HourClock = () => {
  const now = useNow()
  const styles = useStyles()
  return (
    <span className={styles.clock} role="timer" aria-live="off">
      {formatCountdown(hour - (now % hour), false)}
    </span>
  )
}

const Strip = ({ children }: { children: ReactNode }) => <ul className={useStyles().strip}>{children}</ul>

/** The flash sales that run now, with the time that is left; renders nothing if there are none. Source: CAS-9, STF-10. */
export const FlashDeals = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { sales, error, retry, ticker } = useRunningSales()
  if (sales?.length === 0) return ticker
  return (
    <ShelfFrame
      name={t('title.seckills')}
      more="/seckills"
      icon={
        <span className={styles.icon} aria-hidden="true">
          <FlashFilled />
        </span>
      }
      extra={<HourClock />}
    >
      {ticker}
      {!sales && (
        <div className={styles.waiting}>
          {error ? <ErrorState error={error} onRetry={retry} /> : <CardsSkeleton count={count} />}
        </div>
      )}
      {sales && (
        <Strip>
          {sales.slice(0, count).map(goods => (
            <li key={goods.id} className={styles.item}>
              <SaleCard goods={goods} eager />
            </li>
          ))}
        </Strip>
      )}
    </ShelfFrame>
  )
}

const search = { query: { is_collective: 1, page: 1, per_page: count } } as const

/** Products with a group-buy offer; renders nothing if there are none. Source: CAS-9. */
export const GroupDeals = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, error } = useData(searchGoods, search, { quiet: true, shouldRetryOnError: false })
  if ((error && !data) || data?.data.length === 0) return null
  return (
    <ShelfFrame
      name={t('title.collectives')}
      more="/collectives"
      icon={
        <span className={mergeClasses(styles.icon, styles.group)} aria-hidden="true">
          <PeopleTeamFilled />
        </span>
      }
    >
      {!data && <CardsSkeleton count={count} />}
      {data && (
        <Strip>
          {data.data.map(goods => (
            <li key={goods.id} className={styles.item}>
              <GoodsCard goods={goods} />
            </li>
          ))}
        </Strip>
      )}
    </ShelfFrame>
  )
}
