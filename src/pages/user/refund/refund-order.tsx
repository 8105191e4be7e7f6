import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { showOrder } from '#contracts/api/orders/orders.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Price } from '#src/ui/controls/price.tsx'
import { OrderLines } from '../layout/order-lines.tsx'

type Order = Pick<ReplyOf<typeof showOrder>, 'total_price'>

const useStyles = makeStyles({
  amount: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalS, margin: `0 0 ${tokens.spacingVerticalL}` },
})

/** What was paid for the order of a case, which is what a refund returns. Source: REF-17. */
export const RefundAmount = ({ order }: { order: Order }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <p className={styles.amount}>
      {t('user.refund.amount')} <Price value={order.total_price} />
    </p>
  )
}

/** The products and the sum of the order that a case is about; nothing until they are known. Source: REF-17. */
export const RefundOrder = ({ orderId }: { orderId: number }) => {
  const { data } = useData(showOrder, { params: { id: orderId }, query: { isResource: 'Home' } }, { quiet: true })
  if (!data) return null
  return (
    <div>
      <OrderLines lines={data.order_goods} />
      <RefundAmount order={data} />
    </div>
  )
}
