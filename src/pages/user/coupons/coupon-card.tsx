import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { listCoupons } from '#contracts/api/marketing/coupons.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { formatDateTime, formatMoney } from '#src/lib/format/format.ts'
import { accent } from '#src/ui/controls/accent.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import type { CouponState } from './coupon-query.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  worth: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    borderRight: `2px dashed ${tokens.colorNeutralBackground1}`,
    backgroundColor: accent.tint,
    color: accent.onTint,
    textAlign: 'center',
  },
  spent: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground3 },
  sum: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  small: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  text: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    minWidth: 0,
  },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  name: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

/** A coupon that the shopper has received. */
export type Coupon = ReplyOf<typeof listCoupons>['data'][number]

/** A received coupon: value, validity, store. */
export const CouponCard = ({ coupon, state, now }: { coupon: Coupon; state: CouponState; now: string }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const from = formatDateTime(coupon.start_time, 'date')
  const to = formatDateTime(coupon.end_time, 'date')
  const isEarly = state === 'open' && coupon.start_time > now
  return (
    <li className={styles.root}>
      <div className={mergeClasses(styles.worth, state !== 'open' && styles.spent)}>
        <span className={styles.sum}>{formatMoney(coupon.money)}</span>
        <span className={styles.small}>{t('user.coupons.from', { money: formatMoney(coupon.use_money) })}</span>
      </div>
      <div className={styles.text}>
        <div className={styles.head}>
          <h2 className={styles.name}>{coupon.name}</h2>
          {isEarly && (
            <Badge appearance="tint" color="informative">
              {t('user.coupons.early')}
            </Badge>
          )}
        </div>
        {coupon.store_name && <p className={styles.quiet}>{t('user.coupons.only', { store: coupon.store_name })}</p>}
        <p className={styles.quiet}>
          {from} – {to}
        </p>
        {state === 'open' && !isEarly && (
          <TextLink brand to={`/store/${coupon.store_id}`} className={styles.small}>
            {t('user.coupons.use')}
          </TextLink>
        )}
        {state === 'used' && coupon.order_id > 0 && (
          <TextLink brand to={`/user/order/${coupon.order_id}`} className={styles.small}>
            {t('user.coupons.order')}
          </TextLink>
        )}
      </div>
    </li>
  )
}
