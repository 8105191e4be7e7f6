import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contracts/api/addresses.ts'
import { formatMoney } from '#src/lib/format.ts'
import { AccentButton } from '#src/ui/accent-button.tsx'
import { Price } from '#src/ui/price.tsx'

const stacked = '@media (max-width: 900px)'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: tokens.spacingVerticalXL,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [stacked]: { top: 'auto', bottom: 0, zIndex: 1, padding: tokens.spacingHorizontalL, boxShadow: tokens.shadow16 },
  },
  sums: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline', gap: tokens.spacingVerticalS, margin: 0 },
  label: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    [stacked]: { display: 'none' },
  },
  to: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    [stacked]: { display: 'none' },
  },
  detail: { [stacked]: { display: 'none' } },
})

type Props = {
  sums: { goods: string; coupons: string; toPay: string }
  address: Address | undefined
  refused: string | undefined
  busy: boolean
  onCreate: () => void
}

/** What the order comes to before freight, and the button that places it; stays in sight. */
export const DraftSummary = ({ sums, address, refused, busy, onCreate }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <aside className={styles.root}>
      {refused && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{refused}</MessageBarBody>
        </MessageBar>
      )}
      <dl className={styles.sums}>
        <dt className={`${styles.label} ${styles.detail}`}>{t('shop.before.goodsTotal')}</dt>
        <dd className={`${styles.value} ${styles.detail}`}>{formatMoney(sums.goods)}</dd>
        {Number(sums.coupons) > 0 && (
          <>
            <dt className={styles.label}>{t('shop.before.coupons')}</dt>
            <dd className={styles.value}>-{formatMoney(sums.coupons)}</dd>
          </>
        )}
        <dt className={styles.label}>{t('shop.before.toPay')}</dt>
        <dd className={styles.value}>
          <Price value={sums.toPay} />
        </dd>
      </dl>
      {address && (
        <p className={styles.to}>
          {address.receive_name} {address.receive_tel}
          <br />
          {address.area_info} {address.address}
        </p>
      )}
      <AccentButton size="large" onClick={onCreate} aria-busy={busy}>
        {t(busy ? 'shop.before.creating' : 'shop.before.create')}
      </AccentButton>
      <p className={styles.hint}>{t('shop.before.freightHint')}</p>
    </aside>
  )
}
