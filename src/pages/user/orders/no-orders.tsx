import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'

/** Shown to a shopper who has never ordered; leads to the shop. */
export const NoOrders = () => {
  const { t } = useTranslation()
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
