import { useTranslation } from 'react-i18next'
import { orderStatus } from '#contracts/api/orders/orders.ts'
import { CommentFields } from './comments/comment-fields.tsx'
import { OpenOrder } from './orders/open-order.tsx'

/** /user/order/comment/{id}, /user/comment/add/{id}: reviews an order that waits for a review. */
const OrderCommentPage = () => {
  const { t } = useTranslation()
  return (
    <OpenOrder
      title={t('user.comment.title')}
      hint={t('user.comment.hint')}
      isOpen={order => order.order_status === orderStatus.waitingComment}
      wrong={{ title: t('user.comment.wrongTitle'), hint: t('user.comment.wrongHint') }}
    >
      {({ id }) => <CommentFields key={id} orderId={id} />}
    </OpenOrder>
  )
}
export default OrderCommentPage
