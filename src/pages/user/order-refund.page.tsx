import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { showOrder } from '#contracts/api/orders.ts'
import { useData } from '#src/lib/use-data.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { RowsSkeleton } from '#src/ui/skeletons.tsx'
import { OrderLines } from './order-lines.tsx'
import { canAskRefund } from './orders/order-actions.ts'
import { RefundFields } from './refund/refund-fields.tsx'

/** /user/order/refund/{id}: asking for money back or an exchange. Source: screens-storefront, apply for after-sale. */
const OrderRefundPage = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data: order, error } = useData(
    showOrder,
    { params: { id }, query: { isResource: 'Home' } },
    { quiet: true, keepPreviousData: false, revalidateOnFocus: false },
  )
  const open = order && canAskRefund(order)
  return (
    <Panel level={1} title={t('user.refund.askTitle')} hint={t('user.refund.askHint')}>
      {!order && !error && <RowsSkeleton count={3} />}
      {((order && !open) || (!order && error)) && (
        <EmptyState
          title={t('user.refund.wrongTitle')}
          hint={error?.msg || t('user.refund.wrongHint')}
          action={<LinkButton to="/user/orders">{t('user.order.back')}</LinkButton>}
        />
      )}
      {order && open && (
        <>
          <OrderLines lines={order.order_goods} />
          <RefundFields key={order.id} orderId={order.id} />
        </>
      )}
    </Panel>
  )
}
export default OrderRefundPage
