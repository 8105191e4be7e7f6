import { RibbonStarRegular } from '@fluentui/react-icons/svg/ribbon-star'
import { useTranslation } from 'react-i18next'
import { listIntegralOrders } from '#contracts/api/points/integral-orders.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { PointsOrder } from './integral/points-order.tsx'
import { ListFrame } from './layout/list-frame.tsx'
import { useListStyles } from './layout/list-styles.ts'
import { usePage } from './layout/use-page.ts'

/** /user/integral_order: the shopper's points orders. Source: PSC-5. */
const IntegralOrderPage = () => {
  const styles = useListStyles()
  const { t } = useTranslation()
  const [page, goTo] = usePage()
  const answer = useData(listIntegralOrders, { query: { page, per_page: 20 } }, { quiet: true })
  const empty = (
    <EmptyState
      icon={<RibbonStarRegular />}
      title={t('user.integralOrder.emptyTitle')}
      hint={t('user.integralOrder.emptyHint')}
      action={<LinkButton to="/integral">{t('user.integralOrder.shop')}</LinkButton>}
    />
  )
  return (
    <Panel level={1} title={t('title.integralOrders')}>
      <ListFrame answer={answer} onPage={goTo} empty={empty}>
        {rows => (
          <ul className={styles.list}>
            {rows.map(order => (
              <PointsOrder key={order.id} order={order} />
            ))}
          </ul>
        )}
      </ListFrame>
    </Panel>
  )
}
export default IntegralOrderPage
