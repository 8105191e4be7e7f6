import { makeStyles, tokens } from '@fluentui/react-components'
import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { listOrders } from '#contracts/api/orders/orders.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { ListFrame } from './layout/list-frame.tsx'
import { OrderCard } from './orders/order-card.tsx'
import { OrderFilterBar } from './orders/order-filter-bar.tsx'
import { addressOf, filterOf, queryOf, type OrderFilter } from './orders/order-query.ts'
import { StatusTabs } from './orders/status-tabs.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, margin: 0, padding: 0, listStyleType: 'none' },
})

const Empty = ({ filtered }: { filtered: boolean }) => {
  const { t } = useTranslation()
  if (filtered) return <EmptyState title={t('user.orders.noneTitle')} hint={t('user.orders.noneHint')} />
  return (
    <EmptyState
      icon={<BoxRegular />}
      title={t('user.orders.emptyTitle')}
      hint={t('user.orders.emptyHint')}
      action={
        <LinkButton appearance="primary" to="/">
          {t('shop.cart.shop')}
        </LinkButton>
      }
    />
  )
}

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
  return (
    <Panel level={1} title={t('user.orders.title')}>
      <div className={styles.root}>
        <StatusTabs status={filter.status} panelId={panelId} onChange={status => change({ status })} />
        <OrderFilterBar key={`${filter.orderNo}|${filter.from}|${filter.to}`} filter={filter} onChange={change} />
        <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${filter.status}`}>
          <ListFrame answer={answer} onPage={page => change({ page })} empty={<Empty filtered={filtered} />}>
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
