import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { orderStatus, showOrder } from '#contracts/api/orders.ts'
import { useData } from '#src/lib/use-data.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { RowsSkeleton } from '#src/ui/skeletons.tsx'
import { CommentFields } from './comments/comment-fields.tsx'
import { OrderLines } from './order-lines.tsx'
import { Panel } from '#src/ui/panel.tsx'

/** /user/order/comment/{id}, /user/comment/add/{id}: the review of an order that waits for one. */
const OrderCommentPage = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data: order, error } = useData(
    showOrder,
    { params: { id }, query: { isResource: 'Home' } },
    { quiet: true, keepPreviousData: false, revalidateOnFocus: false },
  )
  const open = order?.order_status === orderStatus.waitingComment
  const refused = error?.msg || t('user.comment.wrongHint')
  return (
    <Panel level={1} title={t('user.comment.title')} hint={t('user.comment.hint')}>
      {!order && !error && <RowsSkeleton count={3} />}
      {((order && !open) || (!order && error)) && (
        <EmptyState
          title={t('user.comment.wrongTitle')}
          hint={refused}
          action={<LinkButton to="/user/orders">{t('user.order.back')}</LinkButton>}
        />
      )}
      {order && open && (
        <>
          <OrderLines lines={order.order_goods} />
          <CommentFields key={order.id} orderId={order.id} />
        </>
      )}
    </Panel>
  )
}
export default OrderCommentPage
