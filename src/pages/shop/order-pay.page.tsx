import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { decodeParams } from '#contracts/wire/params.ts'
import { orderAfter, orderStatus, PayParams, type OrderSummary } from '#contracts/api/orders/orders.ts'
import { isFinalNo } from '#src/lib/http/failure.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { FlowCard, FlowPage } from './order/flow-page.tsx'
import { isPayable } from './order/payment/is-payable.ts'
import { Payable } from './order/payment/payable.tsx'

const ends = {
  paid: { title: 'shop.pay.paidTitle', hint: 'shop.pay.paidHint' },
  closed: { title: 'shop.pay.closedTitle', hint: 'shop.pay.closedHint' },
} as const

/** Shown if there is nothing to pay: the order is paid, or cannot be paid any more. */
const Settled = ({ order }: { order: OrderSummary | undefined }) => {
  const { t } = useTranslation()
  const { title, hint } = order && order.order_status !== orderStatus.cancelled ? ends.paid : ends.closed
  return (
    <EmptyState
      icon={<CheckmarkCircleRegular />}
      title={t(title)}
      hint={t(hint)}
      action={
        <LinkButton appearance="primary" to={order ? `/user/order/${order.id}` : '/user/orders'}>
          {t('shop.pay.viewOrder')}
        </LinkButton>
      }
    />
  )
}

const Broken = ({ hint }: { hint?: string }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<LinkDismissRegular />}
      title={t('shop.pay.brokenTitle')}
      hint={hint || t('shop.pay.brokenHint')}
      action={
        <LinkButton appearance="primary" to="/user/orders">
          {t('shop.success.orders')}
        </LinkButton>
      }
    />
  )
}

/** /order/pay/{params}: pays one or several orders together. */
const OrderPayPage = () => {
  const { t } = useTranslation()
  const { params = '' } = useParams()
  const readable = decodeParams(params, PayParams) !== undefined
  const { data, error, mutate } = useData(orderAfter, readable ? { body: { params } } : null, {
    quiet: true,
    keepPreviousData: false,
  })
  const waiting = data?.filter(isPayable) ?? []
  const body = (): ReactNode => {
    if (!readable)
      return (
        <FlowCard>
          <Broken />
        </FlowCard>
      )
    if (data)
      return waiting.length > 0 ? (
        <Payable orders={waiting} />
      ) : (
        <FlowCard>
          <Settled order={data[0]} />
        </FlowCard>
      )
    if (isFinalNo(error))
      return (
        <FlowCard>
          <Broken hint={error.msg} />
        </FlowCard>
      )
    return error ? (
      <FlowCard>
        <ErrorState
          error={error}
          onRetry={() => {
            void mutate()
          }}
        />
      </FlowCard>
    ) : (
      <Panel title={t('shop.pay.orders')}>
        <RowsSkeleton count={3} />
      </Panel>
    )
  }
  return (
    <FlowPage kind="money" at="shop.flow.pay" title={t('title.orderPay')}>
      {body()}
    </FlowPage>
  )
}
export default OrderPayPage
