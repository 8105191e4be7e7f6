import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { adminOrders, sellerOrders } from '#contracts/api/orders/back-office-orders.ts'
import { orderStatus, type OrderStatus } from '#contracts/api/orders/orders.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { CountTabs } from '../layout/count-tabs.tsx'
import { withTab } from '../layout/tab-address.ts'
import { orderStatusField } from './order-status-field.ts'

type List = typeof adminOrders.list | typeof sellerOrders.list

const { waitingPayment, waitingDelivery, waitingReceipt, waitingComment, afterSales, completed, cancelled } = orderStatus

/** The stages in the order of the tabs: first those that wait for the store. */
const stages = [waitingDelivery, afterSales, waitingPayment, waitingReceipt, waitingComment, completed, cancelled] as const

/** The stages whose orders the store still has to do something for. */
const waits: readonly OrderStatus[] = [waitingDelivery, afterSales]

type Props = { readonly conditions: Readonly<Record<string, string | readonly string[]>> }

/** The number of orders at a stage among those that match the other filters, read from the smallest page of the list. */
const useCount = (list: List, stage: OrderStatus, conditions: Props['conditions']): number | undefined => {
  const query = { ...conditions, order_status: String(stage), page: 1, per_page: 1 }
  const { data } = useData(list, { query }, { quiet: true, revalidateOnFocus: false, shouldRetryOnError: false })
  return data?.total
}

/** Tabs above the orders of a back office: all of them, or those at one stage. Source: OSC-14. */
export const orderTabs = (list: List) =>
  function OrderTabs({ conditions }: Props) {
    const { t } = useTranslation()
    const [params, setParams] = useSearchParams()
    const counts: Readonly<Partial<Record<OrderStatus, number | undefined>>> = {
      [waitingDelivery]: useCount(list, waitingDelivery, conditions),
      [afterSales]: useCount(list, afterSales, conditions),
      [waitingPayment]: useCount(list, waitingPayment, conditions),
      [waitingReceipt]: useCount(list, waitingReceipt, conditions),
    }
    const tabs = stages.map(stage => ({
      value: String(stage),
      name: t(stage === afterSales ? 'orders.afterSales' : orderStatusField.of[stage]),
      count: counts[stage],
      waits: waits.includes(stage),
    }))
    return (
      <CountTabs
        label={t('orders.stages')}
        tabs={[{ value: '', name: t('orders.all') }, ...tabs]}
        chosen={params.get('order_status') ?? ''}
        onChoose={stage => setParams(now => withTab(now, 'order_status', stage), { preventScrollReset: true })}
      />
    )
  }
