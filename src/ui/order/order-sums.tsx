import { useTranslation } from 'react-i18next'
import { formatMoney } from '#src/lib/format/format.ts'
import { Price } from '../controls/price.tsx'
import { SumRow, SumRows } from './sum-rows.tsx'

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
  const { t } = useTranslation()
  return (
    <SumRows wide={wide}>
      {sums.goods && <SumRow label={t('shop.pay.goodsTotal')} value={formatMoney(sums.goods)} />}
      <SumRow
        label={t('shop.pay.freight')}
        value={Number(sums.freight) > 0 ? formatMoney(sums.freight) : t('shop.pay.freeFreight')}
      />
      {Number(sums.discount) > 0 && <SumRow label={t('shop.pay.discount')} value={`-${formatMoney(sums.discount)}`} />}
      <SumRow label={totalLabel} value={<Price value={sums.total} />} />
    </SumRows>
  )
}
