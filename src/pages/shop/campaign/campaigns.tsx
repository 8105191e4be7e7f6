import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#src/lib/format/format.ts'
import { accent } from '#src/ui/controls/accent.ts'
import { lazyPart } from '#src/ui/feedback/lazy-part.tsx'
import { Skeleton, SkeletonItem } from '#src/ui/feedback/skeleton.tsx'
import type { Goods, Purchase } from '../goods/use-purchase.ts'
import { CouponList } from './coupon-list.tsx'
import { FlashSale } from './flash-sale.tsx'
import type { GroupBuyProps } from './group-buy.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  line: {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXS },
  },
  label: { color: tokens.colorNeutralForeground3, lineHeight: tokens.lineHeightBase400 },
  rules: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, margin: 0, padding: 0, listStyleType: 'none' },
  rule: {
    padding: `2px ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${accent.text}`,
    color: accent.text,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

/** Skeleton with the height of the offer and its visible groups. */
const Waiting = ({ groups }: GroupBuyProps) => {
  const { t } = useTranslation()
  return (
    <Skeleton aria-label={t('ui.loading')}>
      <SkeletonItem style={{ height: `${58 + 49 * Math.min(groups.length, 3)}px` }} />
    </Skeleton>
  )
}

// Few products have a group-buy offer.
const GroupBuy = lazyPart(async () => (await import('./group-buy.tsx')).GroupBuy, Waiting)

const Line = ({ label, children }: { label: string; children: ReactNode }) => {
  const styles = useStyles()
  return (
    <div className={styles.line}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  )
}

/** The spend-and-save rules of the store, the lowest threshold first. */
const Reductions = ({ rules }: { rules: Goods['full_reductions'] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <ul className={styles.rules}>
      {rules.map(({ money, use_money }) => (
        <li key={`${use_money}-${money}`} className={styles.rule}>
          {t('shop.coupon.worth', { money: formatMoney(money), from: formatMoney(use_money) })}
        </li>
      ))}
    </ul>
  )
}

type Props = { goods: Goods; purchase: Purchase; closed: boolean }

/** All offers that reduce the price now: flash sale, group buy, coupons to receive, spend-and-save. */
export const Campaigns = ({ goods, purchase, closed }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { seckills, collectives, coupons, full_reductions } = goods
  return (
    <div className={styles.root}>
      <FlashSale goodsId={goods.id} sale={seckills || undefined} />
      {collectives && (
        <GroupBuy
          offer={collectives}
          groups={goods.collective_list}
          price={(purchase.sku ?? goods).goods_price}
          closed={closed}
          onBuy={purchase.buy}
        />
      )}
      {coupons.length > 0 && (
        <Line label={t('shop.coupon.title')}>
          <CouponList coupons={coupons} />
        </Line>
      )}
      {full_reductions.length > 0 && (
        <Line label={t('shop.reductions')}>
          <Reductions rules={full_reductions} />
        </Line>
      )}
    </div>
  )
}
