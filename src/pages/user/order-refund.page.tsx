import { useTranslation } from 'react-i18next'
import { canAskRefund } from './orders/order-actions.ts'
import { OpenOrder } from './orders/open-order.tsx'
import { RefundFields } from './refund/refund-fields.tsx'
import { RefundAmount } from './refund/refund-order.tsx'

/** /user/order/refund/{id}: requests a refund or an exchange. Source: ASC-1. */
const OrderRefundPage = () => {
  const { t } = useTranslation()
  return (
    <OpenOrder
      title={t('title.refundAsk')}
      hint={t('user.refund.askHint')}
      isOpen={canAskRefund}
      wrong={{ title: t('user.refund.wrongTitle'), hint: t('user.refund.wrongHint') }}
    >
      {order => (
        <>
          <RefundAmount order={order} />
          <RefundFields key={order.id} orderId={order.id} />
        </>
      )}
    </OpenOrder>
  )
}
export default OrderRefundPage
