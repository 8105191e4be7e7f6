import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { listOrders } from '#contracts/api/orders/orders.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Price } from '#src/ui/controls/price.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { OrderBadge } from './order-badge.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { OrderLineRow } from '#src/ui/order/order-line-row.tsx'

const phone = '@media (max-width: 560px)'

const useStyles = makeStyles({
  root: { border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusLarge, overflow: 'hidden' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  store: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  badge: { marginLeft: 'auto' },
  lines: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    color: 'inherit',
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    // Three buttons fit into one row of a phone without the room that they usually take at least.
    '& a, & button': { [phone]: { minWidth: 0 } },
  },
  total: {
    display: 'flex',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalS,
    marginRight: 'auto',
    color: tokens.colorNeutralForeground2,
    // On a phone the buttons have a row of their own.
    [phone]: { width: '100%' },
  },
})

type Order = ReplyOf<typeof listOrders>['data'][number]

/** An order in the list: header, products (linked to the detail), total and actions. */
export const OrderCard = ({ order }: { order: Order }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const pieces = order.order_goods.reduce((sum, line) => sum + line.buy_num, 0)
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <TextLink className={styles.store} to={`/store/${order.store.id}`}>
          {order.store.store_name}
        </TextLink>
        <span>{order.created_at}</span>
        <span>{order.order_no}</span>
        <span className={styles.badge}>
          <OrderBadge order={order} />
        </span>
      </div>
      <Link to={`/user/order/${order.id}`} className={styles.lines}>
        {order.order_goods.map((line, at) => (
          <OrderLineRow key={at} line={line} />
        ))}
      </Link>
      <div className={styles.foot}>
        <span className={styles.total}>
          {t('user.orders.total', { count: pieces })} <Price value={order.total_price} />
        </span>
        <LinkButton to={`/user/order/${order.id}`} aria-label={`${t('user.orders.view')} ${order.order_no}`}>
          {t('user.orders.view')}
        </LinkButton>
        <OrderButtons order={order} />
      </div>
    </li>
  )
}
