import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#src/lib/format/format.ts'
import { Price } from '../controls/price.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'end',
    alignItems: 'baseline',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
  },
  wide: { gridTemplateColumns: '1fr auto', justifyContent: 'stretch' },
  label: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  /** An empty sum of the goods is left out. */
  sums: { goods: string; freight: string; discount: string; total: string }
  /** Label of the total: to pay, or paid. */
  totalLabel: string
  /** Full width, for narrow columns. */
  wide?: boolean
}

/** The sums of an order: goods, freight, discount, total. */
export const OrderSums = ({ sums, totalLabel, wide = false }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <dl className={mergeClasses(styles.root, wide && styles.wide)}>
      {sums.goods && (
        <>
          <dt className={styles.label}>{t('shop.pay.goodsTotal')}</dt>
          <dd className={styles.value}>{formatMoney(sums.goods)}</dd>
        </>
      )}
      <dt className={styles.label}>{t('shop.pay.freight')}</dt>
      <dd className={styles.value}>{Number(sums.freight) > 0 ? formatMoney(sums.freight) : t('shop.pay.freeFreight')}</dd>
      {Number(sums.discount) > 0 && (
        <>
          <dt className={styles.label}>{t('shop.pay.discount')}</dt>
          <dd className={styles.value}>-{formatMoney(sums.discount)}</dd>
        </>
      )}
      <dt className={styles.label}>{totalLabel}</dt>
      <dd className={styles.value}>
        <Price value={sums.total} />
      </dd>
    </dl>
  )
}
