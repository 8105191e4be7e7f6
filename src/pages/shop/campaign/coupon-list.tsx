import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatMoney } from '#src/lib/format/format.ts'
import { accent } from '#src/ui/controls/accent.ts'
import { useKeepFocus } from '#src/ui/focus/keep-focus.ts'
import { Until } from './countdown.tsx'
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
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
  },
  /** What has been claimed is no button any more, but keeps the focus of the one that it was. */
  claimed: {
    color: tokens.colorNeutralForeground2,
    cursor: 'default',
    ':hover': { color: tokens.colorNeutralForeground2, cursor: 'default' },
    ':hover:active': { color: tokens.colorNeutralForeground2, cursor: 'default' },
  },
  text: { display: 'flex', flexDirection: 'column', lineHeight: tokens.lineHeightBase200, fontSize: tokens.fontSizeBase200 },
  worth: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase300 },
})

type OneProps = { coupon: Coupon; had: boolean; busy: boolean; onTake: () => void }

const One = ({ coupon: { name, money, use_money, end_time }, had, busy, onTake }: OneProps) => {
  const styles = useStyles()
  const { t } = useTranslation()
  useKeepFocus()
  return (
    <li className={mergeClasses(styles.coupon, had && styles.had)}>
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
        {...(had && { className: styles.claimed, appearance: 'transparent', icon: <CheckmarkRegular /> })}
        disabledFocusable={had || busy}
        aria-label={t(had ? 'shop.coupon.hasNamed' : 'shop.coupon.takeNamed', { name })}
        onClick={onTake}
      >
        {t(had ? 'shop.coupon.has' : 'shop.coupon.take')}
      </Button>
    </li>
  )
}

/** The coupons of a store: discount, minimum spend and expiry. Received ones are marked; expired ones disappear. */
export const CouponList = ({ coupons }: { coupons: readonly Coupon[] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { has, taking, take, askAgain } = useCoupons(coupons)
  const [firstEnd] = coupons.map(({ end_time }) => end_time).toSorted()
  return (
    <>
      {firstEnd && <Until key={firstEnd} to={firstEnd} onOver={() => void askAgain()} />}
      <ul className={styles.list} aria-label={t('shop.coupon.title')}>
        {coupons.map(coupon => (
          <One
            key={coupon.id}
            coupon={coupon}
            had={has(coupon.id)}
            busy={taking === coupon.id}
            onTake={() => void take(coupon.id)}
          />
        ))}
      </ul>
    </>
  )
}
