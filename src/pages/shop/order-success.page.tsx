import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { FlowCard, FlowPage } from './order/flow-page.tsx'

/** Router state from the payment page. The points shop adds the path of its own list of orders. */
const RouterState = z.object({
  order_no: z.array(z.string()).min(1),
  orders: z.enum(['/user/orders', '/user/integral_order']).default('/user/orders'),
})

/** /order/success: the order is complete. */
const OrderSuccessPage = () => {
  const { t } = useTranslation()
  const handed = RouterState.safeParse(useLocation().state)
  return (
    <FlowPage at={4} title={t('title.orderSuccess')}>
      <FlowCard>
        <EmptyState
          icon={<CheckmarkCircleFilled />}
          title={t('title.orderSuccess')}
          hint={
            <>
              {t('shop.success.hint')}
              {handed.success && (
                <>
                  <br />
                  {t('shop.success.paid')}: {handed.data.order_no.join(', ')}
                </>
              )}
            </>
          }
          action={
            <>
              <LinkButton appearance="primary" to={handed.data?.orders ?? '/user/orders'}>
                {t('shop.success.orders')}
              </LinkButton>
              <LinkButton to="/">{t('shop.success.home')}</LinkButton>
            </>
          }
        />
      </FlowCard>
    </FlowPage>
  )
}
export default OrderSuccessPage
