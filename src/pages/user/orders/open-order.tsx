import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { showOrder } from '#contracts/api/orders/orders.ts'
import { isFinalNo } from '#src/lib/http/failure.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { OrderLines } from '../layout/order-lines.tsx'

type Order = ReplyOf<typeof showOrder>

type Props = {
  title: string
  hint: string
  /** Returns true if the order's state permits the action. */
  isOpen: (order: Order) => boolean
  /** Shown if the order's state does not permit the action. */
  wrong: { readonly title: string; readonly hint: string }
  /** The form below the products of the order. */
  children: (order: Order) => ReactNode
}

/** A page for an action on the order in the URL, if its state permits the action. */
export const OpenOrder = ({ title, hint, isOpen, wrong, children }: Props) => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data, error, mutate } = useData(
    showOrder,
    { params: { id }, query: { isResource: 'Home' } },
    { quiet: true, keepPreviousData: false, revalidateOnFocus: false },
  )
  const stands = data && isOpen(data)
  return (
    <Panel level={1} title={title} hint={hint}>
      {!data && !error && <RowsSkeleton count={3} />}
      {!data && error && !isFinalNo(error) && <ErrorState error={error} onRetry={() => void mutate()} />}
      {(data ? !stands : isFinalNo(error)) && (
        <EmptyState
          title={wrong.title}
          hint={error?.msg || wrong.hint}
          action={<LinkButton to="/user/orders">{t('user.order.back')}</LinkButton>}
        />
      )}
      {data && stands && (
        <>
          <OrderLines lines={data.order_goods} />
          {children(data)}
        </>
      )}
    </Panel>
  )
}
