import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { showOrder } from '#contracts/api/orders/orders.ts'
import { isFinalNo } from '#src/lib/http/failure.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { OrderSheet } from './orders/order-sheet.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** /user/order/{id} */
const OrderPage = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data, error, mutate } = useData(
    showOrder,
    { params: { id }, query: { isResource: 'Home' } },
    { quiet: true, keepPreviousData: false },
  )
  if (data) return <OrderSheet key={data.id} order={data} />
  return (
    <Panel level={1} title={t('user.order.title')}>
      {!error && <RowsSkeleton />}
      {isFinalNo(error) && (
        <EmptyState title={error.msg} action={<LinkButton to="/user/orders">{t('user.order.back')}</LinkButton>} />
      )}
      {error && !isFinalNo(error) && (
        <ErrorState
          error={error}
          onRetry={() => {
            void mutate()
          }}
        />
      )}
    </Panel>
  )
}
export default OrderPage
