import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { orderStatus, type showOrder } from '#contracts/api/orders/orders.ts'
import { formatAddress } from '#src/lib/format/address.ts'
import { formatDateTime } from '#src/lib/format/format.ts'
import { ofChoice } from '#src/lib/format/of-choice.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Facts } from './facts.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderHead } from './order-head.tsx'
import { useCourier } from './use-courier.ts'
import { OrderSums } from '#src/ui/order/order-sums.tsx'
import { usePrintStyles } from '#src/ui/layout/print-styles.ts'
import { Tracking } from '#src/ui/order/tracking.tsx'

const payTexts = {
  balance: 'user.pay.balance',
  wechat: 'user.pay.wechat',
  alipay: 'user.pay.alipay',
} as const

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  sums: {
    marginTop: tokens.spacingVerticalL,
    paddingTop: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tracking: { scrollMarginTop: tokens.spacingVerticalXXL, outline: 'none' },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
})

type Order = ReplyOf<typeof showOrder>

const PaymentFacts = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const known = order.payment_name && ofChoice(payTexts, order.payment_name)
  const method = known ? t(known) : order.payment_name
  return (
    <Facts
      facts={[
        [t('field.payment_name'), method || t('user.order.unpaid')],
        // Some servers fill in a time before anybody has paid. Source: TOL-12.
        [t('field.pay_time'), formatDateTime(method ? order.pay_time : null)],
        [t('user.order.placedAt'), formatDateTime(order.created_at)],
        [t('field.remark'), order.remark || t('user.order.noRemark')],
      ]}
    />
  )
}

/** Scrolls to the tracking section if the URL's hash is `#tracking`. */
const useTrackingInView = () => {
  const { hash } = useLocation()
  const tracking = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash !== '#tracking') return undefined
    const frame = requestAnimationFrame(() => {
      tracking.current?.scrollIntoView({ block: 'start' })
      tracking.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash])
  return tracking
}

/** The details of an order; also its print layout. */
export const OrderSheet = ({ order }: { order: Order }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  usePrintStyles()
  const tracking = useTrackingInView()
  const courier = useCourier(order.delivery_code)
  const sums = {
    goods: order.order_price,
    freight: order.freight_money,
    discount: order.coupon_money,
    total: order.total_price,
  }
  const unpaid = order.order_status <= orderStatus.waitingPayment
  return (
    <div className={styles.root} data-print-sheet>
      <OrderHead order={order} />
      <div className={styles.pair}>
        <Panel title={t('user.order.address')}>
          <Facts
            facts={[
              [t('field.receive_name'), order.receive_name],
              [t('field.receive_tel'), order.receive_tel],
              [t('shop.before.address'), formatAddress(order.receive_area, order.receive_address)],
            ]}
          />
        </Panel>
        <Panel title={t('user.order.payment')}>
          <PaymentFacts order={order} />
        </Panel>
      </div>
      <Panel title={t('user.order.goods')}>
        <OrderGoods lines={order.order_goods} />
        <div className={styles.sums}>
          <OrderSums sums={sums} totalLabel={t(unpaid ? 'user.order.toPay' : 'user.order.paid')} />
        </div>
      </Panel>
      <div id="tracking" ref={tracking} tabIndex={-1} className={styles.tracking}>
        <Panel
          title={t('user.order.tracking')}
          {...(order.delivery_no && { hint: `${courier} · ${t('field.delivery_no')} ${order.delivery_no}` })}
        >
          {order.delivery_list.length > 0 ? (
            <Tracking events={order.delivery_list} />
          ) : (
            <p className={styles.none}>{t('user.order.noTracking')}</p>
          )}
        </Panel>
      </div>
    </div>
  )
}
