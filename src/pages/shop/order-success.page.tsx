import { makeStyles, tokens } from '@fluentui/react-components'
import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle'
import { StarRegular } from '@fluentui/react-icons/svg/star'
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { Price } from '#src/ui/controls/price.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { FlowCard, FlowPage } from './order/flow-page.tsx'

const useStyles = makeStyles({
  receipt: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalXS,
    margin: `${tokens.spacingVerticalM} 0`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  next: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    maxWidth: '640px',
    margin: '0 auto',
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXXXL}`,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
    lineHeight: tokens.lineHeightBase300,
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeBase200, gap: tokens.spacingHorizontalM },
  },
  icon: { display: 'block', margin: `0 auto ${tokens.spacingVerticalXS}`, fontSize: '28px', color: tokens.colorBrandForeground1 },
})

/** Router state from the payment page. The points shop adds the path of its own list of orders, and has no sum. */
const RouterState = z.object({
  order_no: z.array(z.string()).min(1),
  total: z.string().optional(),
  orders: z.enum(['/user/orders', '/user/integral_order']).default('/user/orders'),
})

type Handed = z.infer<typeof RouterState>

const Receipt = ({ order_no, total }: Handed) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <span className={styles.receipt}>
      {total && <Price value={total} size="large" />}
      <span>
        {t('shop.success.paid')}: {order_no.join(', ')}
      </span>
    </span>
  )
}

const steps = [
  { key: 'shop.success.packs', Icon: BoxRegular },
  { key: 'shop.success.ships', Icon: VehicleTruckProfileRegular },
  { key: 'shop.success.reviews', Icon: StarRegular },
] as const

/** /order/success: the order is complete: its number, the sum, and what comes next. Source: OSC-12. */
const OrderSuccessPage = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const handed = RouterState.safeParse(useLocation().state).data
  return (
    <FlowPage
      kind={handed?.orders === '/user/integral_order' ? 'points' : 'money'}
      at="shop.flow.done"
      title={t('title.orderSuccess')}
    >
      <FlowCard>
        <EmptyState
          icon={<CheckmarkCircleFilled />}
          title={t('title.orderSuccess')}
          hint={
            <>
              {t('shop.success.hint')}
              {handed && (
                <>
                  <br />
                  <Receipt {...handed} />
                </>
              )}
            </>
          }
          action={
            <>
              <LinkButton appearance="primary" to={handed?.orders ?? '/user/orders'}>
                {t('shop.success.orders')}
              </LinkButton>
              <LinkButton to="/">{t('shop.success.home')}</LinkButton>
            </>
          }
        />
        <ol className={styles.next} aria-label={t('shop.success.next')}>
          {steps.map(({ key, Icon }) => (
            <li key={key}>
              <Icon className={styles.icon} aria-hidden="true" />
              {t(key)}
            </li>
          ))}
        </ol>
      </FlowCard>
    </FlowPage>
  )
}
export default OrderSuccessPage
