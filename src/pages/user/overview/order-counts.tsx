import { CounterBadge, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { ChatRegular } from '@fluentui/react-icons/svg/chat'
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import { WalletCreditCardRegular } from '@fluentui/react-icons/svg/wallet-credit-card'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listOrders, orderStatus } from '#contracts/api/orders/orders.ts'
import { useData } from '#src/lib/http/use-data.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'center',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  icon: { position: 'relative', color: tokens.colorBrandForeground1, fontSize: '28px', lineHeight: 1 },
  badge: { position: 'absolute', top: '-6px', left: '18px' },
})

const stages = [
  { stage: 'waitingPayment', label: 'user.status.waitingPayment', icon: WalletCreditCardRegular },
  { stage: 'waitingDelivery', label: 'user.status.waitingDelivery', icon: BoxRegular },
  { stage: 'waitingReceipt', label: 'user.status.waitingReceipt', icon: VehicleTruckProfileRegular },
  { stage: 'waitingComment', label: 'user.status.waitingComment', icon: ChatRegular },
  { stage: 'afterSales', label: 'user.status.afterSales', icon: ArrowUndoRegular },
] as const

const Count = ({ stage, label, icon: Icon }: (typeof stages)[number]) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const status = orderStatus[stage]
  const { data } = useData(
    listOrders,
    { query: { order_status: status, page: 1, per_page: 1, isResource: 'Home' } },
    { quiet: true },
  )
  return (
    <li>
      <Link to={`/user/orders?status=${status}`} className={styles.link}>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
          {data && data.total > 0 && (
            <CounterBadge className={styles.badge} count={data.total} overflowCount={99} color="danger" size="small" />
          )}
        </span>
        {t(label)}
      </Link>
    </li>
  )
}

/** How many orders wait on each stage; each count opens the orders of that stage. */
export const OrderCounts = () => {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {stages.map(one => (
        <Count key={one.stage} {...one} />
      ))}
    </ul>
  )
}
