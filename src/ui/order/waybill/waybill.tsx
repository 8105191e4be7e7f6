import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '#contracts/api/orders/orders.ts'
import { formatAddress } from '#src/lib/format/address.ts'
import { barcodeOf } from './code39.ts'
import type { Courier } from '../parcel-fields.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    breakInside: 'avoid',
  },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: tokens.spacingHorizontalM },
  courier: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  code: {
    display: 'grid',
    justifyItems: 'center',
    gap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalS,
    backgroundColor: '#fff',
    color: '#000',
  },
  bars: { width: '100%', maxWidth: '420px', height: '56px' },
  number: { fontSize: tokens.fontSizeBase400, letterSpacing: '2px', fontVariantNumeric: 'tabular-nums' },
  receiver: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  lines: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
})

const Barcode = ({ no }: { no: string }) => {
  const styles = useStyles()
  const barcode = barcodeOf(no)
  return (
    <div className={styles.code}>
      {barcode && (
        <svg className={styles.bars} viewBox={`0 0 ${barcode.width} 20`} preserveAspectRatio="none" aria-hidden="true">
          {barcode.bars.map(({ at, width }) => (
            <rect key={at} x={at} width={width} height={20} fill="currentColor" />
          ))}
        </svg>
      )}
      <span className={styles.number}>{no}</span>
    </div>
  )
}

type Props = { order: OrderSummary; no: string; couriers: readonly Courier[] }

/** A printable waybill: courier, barcode, recipient, content. */
export const Waybill = ({ order, no, couriers }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  // The server gives an order without a courier the default one, whose code starts the number.
  const isCourier = ({ code }: Courier) => (order.delivery_code || no.replace(/\d.*$/, '')).toLowerCase() === code.toLowerCase()
  return (
    <section className={styles.root} aria-label={`${t('orders.waybill')} ${order.order_no}`}>
      <div className={styles.head}>
        <h3 className={styles.courier}>{couriers.find(isCourier)?.name ?? t('orders.waybill')}</h3>
        <span className={styles.quiet}>
          {t('field.order_no')} {order.order_no}
        </span>
      </div>
      <Barcode no={no} />
      <div>
        <div className={styles.receiver}>
          {order.receive_name} {order.receive_tel}
        </div>
        <div>{formatAddress(order.receive_area, order.receive_address)}</div>
      </div>
      <ul className={styles.lines}>
        {order.order_goods.map((line, at) => (
          <li key={at}>
            <bdi>{line.goods_name}</bdi> {line.sku_name !== '-' && <bdi>{line.sku_name}</bdi>} × {line.buy_num}
          </li>
        ))}
      </ul>
      {order.remark !== '' && (
        <div>
          {t('field.remark')}: <bdi>{order.remark}</bdi>
        </div>
      )}
    </section>
  )
}
