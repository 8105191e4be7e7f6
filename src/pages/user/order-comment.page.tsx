import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { orderStatus, showOrder } from '#contracts/api/orders.ts'
import { useData } from '#src/lib/use-data.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { RowsSkeleton } from '#src/ui/skeletons.tsx'
import { CommentFields } from './comments/comment-fields.tsx'
import { OrderLineRow } from '#src/ui/order/order-line-row.tsx'
import { Panel } from '#src/ui/panel.tsx'

const useStyles = makeStyles({
  lines: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: `0 0 ${tokens.spacingVerticalXL}`,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    listStyleType: 'none',
  },
})

/** /user/order/comment/{id}, /user/comment/add/{id}: the review of an order that waits for one. */
const OrderCommentPage = () => {
  const styles = useStyles()
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
          <ul className={styles.lines}>
            {order.order_goods.map((line, at) => (
              <li key={at}>
                <OrderLineRow line={line} />
              </li>
            ))}
          </ul>
          <CommentFields key={order.id} orderId={order.id} />
        </>
      )}
    </Panel>
  )
}
export default OrderCommentPage
