import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { listOrders } from '#contracts/api/orders/orders.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { NoOrders } from '../orders/no-orders.tsx'
import { OrderBadge } from '../orders/order-badge.tsx'

const narrow = '@media (max-width: 480px)'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    [narrow]: { gridTemplateColumns: '56px minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  text: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  small: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  end: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: tokens.spacingVerticalXS,
    fontVariantNumeric: 'tabular-nums',
    [narrow]: { gridColumn: 2, flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  },
})

type Order = ReplyOf<typeof listOrders>['data'][number]

const Row = ({ order }: { order: Order }) => {
  const styles = useStyles()
  return (
    <li>
      <Link to={`/user/order/${order.id}`} className={styles.row}>
        <Picture src={order.order_goods[0]?.goods_image ?? ''} size={150} alt="" />
        <span className={styles.text}>
          <span className={styles.name}>{order.order_goods.map(line => line.goods_name).join(', ')}</span>
          <span className={styles.small}>
            {order.created_at} · {order.order_no}
          </span>
        </span>
        <span className={styles.end}>
          <OrderBadge order={order} />
          <span>{formatMoney(order.total_price)}</span>
        </span>
      </Link>
    </li>
  )
}

/** The last five orders, short. */
export const RecentOrders = () => {
  const styles = useStyles()
  const { data, error, mutate } = useData(listOrders, { query: { page: 1, per_page: 5, isResource: 'Home' } }, { quiet: true })
  if (!data)
    return error ? (
      <ErrorState
        error={error}
        onRetry={() => {
          void mutate()
        }}
      />
    ) : (
      <RowsSkeleton count={3} />
    )
  if (data.data.length === 0) return <NoOrders />
  return (
    <ul className={styles.list}>
      {data.data.map(order => (
        <Row key={order.id} order={order} />
      ))}
    </ul>
  )
}
