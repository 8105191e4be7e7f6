import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatMoney } from '#src/lib/format.ts'
import { accent } from '#src/ui/accent.ts'
import { useCoupons, type Coupon } from './use-coupons.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, margin: 0, padding: 0, listStyleType: 'none' },
  coupon: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${accent.text}`,
    backgroundColor: accent.tint,
    color: accent.onTint,
  },
  had: {
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
  },
  text: { display: 'flex', flexDirection: 'column', lineHeight: tokens.lineHeightBase200, fontSize: tokens.fontSizeBase200 },
  worth: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase300 },
})

/** Coupons of a store to take: what each saves, from which sum on, until when; those that the shopper has say so. */
export const CouponList = ({ coupons }: { coupons: readonly Coupon[] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { has, taking, take } = useCoupons(coupons)
  return (
    <ul className={styles.list} aria-label={t('shop.coupon.title')}>
      {coupons.map(({ id, name, money, use_money, end_time }) => (
        <li key={id} className={mergeClasses(styles.coupon, has(id) && styles.had)}>
          <span className={styles.text}>
            <span className={styles.worth}>
              {t('shop.coupon.worth', { money: formatMoney(money), from: formatMoney(use_money) })}
            </span>
            <span>
              {name} · {t('shop.coupon.until', { date: formatDateTime(end_time, 'date') })}
            </span>
          </span>
          <Button
            size="small"
            disabled={has(id)}
            disabledFocusable={taking === id}
            aria-label={t(has(id) ? 'shop.coupon.hasNamed' : 'shop.coupon.takeNamed', { name })}
            onClick={() => void take(id)}
          >
            {t(has(id) ? 'shop.coupon.has' : 'shop.coupon.take')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
