import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { listOrders } from '#contracts/api/orders/orders.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ListFrame } from './layout/list-frame.tsx'
import { NoOrders } from './orders/no-orders.tsx'
import { OrderCard } from './orders/order-card.tsx'
import { OrderFilterBar } from './orders/order-filter-bar.tsx'
import { addressOf, filterOf, queryOf, type OrderFilter } from './orders/order-query.ts'
import { StatusTabs } from './orders/status-tabs.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, margin: 0, padding: 0, listStyleType: 'none' },
})

/** /user/orders: the shopper's orders; status, search, dates and page are stored in the URL. */
const OrdersPage = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const panelId = useId()
  const [address, setAddress] = useSearchParams()
  const filter = filterOf(address)
  const change = (next: Partial<OrderFilter>) => setAddress(addressOf(filter, next))
  const answer = useData(listOrders, { query: queryOf(filter) }, { quiet: true })
  const filtered = addressOf(filter, {}).size > 0
  const noMatch = <EmptyState title={t('user.orders.noneTitle')} hint={t('user.orders.noneHint')} />
  return (
    <Panel level={1} title={t('user.orders.title')}>
      <div className={styles.root}>
        <StatusTabs status={filter.status} panelId={panelId} onChange={status => change({ status })} />
        <OrderFilterBar key={`${filter.orderNo}|${filter.from}|${filter.to}`} filter={filter} onChange={change} />
        <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${filter.status}`}>
          <ListFrame answer={answer} onPage={page => change({ page })} empty={filtered ? noMatch : <NoOrders />}>
            {rows => (
              <ul className={styles.list}>
                {rows.map(order => (
                  <OrderCard key={order.id} order={order} />
                ))}
              </ul>
            )}
          </ListFrame>
        </div>
      </div>
    </Panel>
  )
}
export default OrdersPage
