import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { IntegralOrder } from '#contracts/api/points/integral-orders.ts'
import { formatAddress } from '#src/lib/format/address.ts'
import { formatDateTime, formatPoints } from '#src/lib/format/format.ts'
import { Picture } from '#src/ui/media/picture.tsx'
import { useListStyles } from '../layout/list-styles.ts'
import { useCourier } from '../orders/use-courier.ts'

const phone = '@media (max-width: 560px)'
const useStyles = makeStyles({
  root: {
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    [phone]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
  },
  text: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  end: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: tokens.spacingVerticalXS,
    [phone]: { gridColumn: 2, flexDirection: 'row', alignItems: 'center', gap: tokens.spacingHorizontalM },
  },
})

/** An order of the points shop: paid when it was made, so it only waits for the parcel. Source: PSC-5, TOL-12. */
export const PointsOrder = ({ order }: { order: z.output<typeof IntegralOrder> }) => {
  const list = useListStyles()
  const styles = useStyles()
  const { t } = useTranslation()
  const courier = useCourier(order.delivery_code)
  const isSent = order.delivery_no !== ''
  return (
    <li className={mergeClasses(list.row, styles.root)}>
      <Picture src={order.order_image} size={150} alt="" />
      <div className={styles.text}>
        <span className={list.name}>{order.order_name}</span>
        <span className={list.small}>
          {formatDateTime(order.created_at)} · {order.order_no}
        </span>
        {order.receive_name && (
          <span className={list.small}>
            {order.receive_name} {order.receive_tel} · {formatAddress(order.receive_area, order.receive_address)}
          </span>
        )}
        {isSent && (
          <span className={list.small}>
            {courier} · {t('field.delivery_no')} {order.delivery_no}
          </span>
        )}
      </div>
      <div className={styles.end}>
        <Badge appearance="tint" color={isSent ? 'success' : 'brand'}>
          {t(isSent ? 'user.integralOrder.sent' : 'user.status.waitingDelivery')}
        </Badge>
        <span className={list.amount}>{t('user.integralOrder.points', { points: formatPoints(order.total_price) })}</span>
        {order.buy_num > 0 && <span className={list.small}>× {order.buy_num}</span>}
      </div>
    </li>
  )
}
