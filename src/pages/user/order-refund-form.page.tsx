import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { showRefund } from '#contracts/api/after-sales/refunds.ts'
import { isFinalNo } from '#src/lib/http/failure.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { RefundSheet } from './refund/refund-sheet.tsx'

/** /user/order/refund_form/{id}: the progress of an order's after-sales case, and the shopper's next step. */
const OrderRefundFormPage = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data, error, mutate } = useData(showRefund, { params: { id } }, { quiet: true, keepPreviousData: false })
  return (
    <Panel
      level={1}
      title={t('title.refund')}
      extra={<LinkButton to={`/user/order/${encodeURIComponent(id)}`}>{t('user.orders.view')}</LinkButton>}
    >
      {!data && !error && <RowsSkeleton />}
      {!data && isFinalNo(error) && (
        <EmptyState
          title={t('user.refund.noneTitle')}
          hint={error.msg}
          action={<LinkButton to="/user/orders">{t('user.order.back')}</LinkButton>}
        />
      )}
      {!data && error && !isFinalNo(error) && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data && <RefundSheet refund={data} />}
    </Panel>
  )
}
export default OrderRefundFormPage
