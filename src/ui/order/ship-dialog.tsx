import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { adminIntegralOrders } from '#contracts/api/points/integral-orders.ts'
import { call } from '#src/lib/http/call.ts'
import { BatchDialog } from './batch-dialog.tsx'
import type { LoadedOrders, SendParcel, ShipCalls, ShipOrder } from './order-calls.ts'
import { ShipBlock } from './ship-block.tsx'
import { useIntegralOrders, useOrders } from './use-orders.ts'
import { useShipping } from './use-shipping.ts'

type Props = { rows: readonly { id: number }[]; onClose: () => void; reload: () => void }
type DialogProps = Props & { loaded: LoadedOrders<ShipOrder>; sendParcel: SendParcel; inPoints?: boolean }

const useIds = (rows: Props['rows']) => useMemo(() => rows.map(({ id }) => id), [rows])

const ShipDialog = ({ rows, loaded, sendParcel, inPoints = false, ...rest }: DialogProps) => {
  const { t } = useTranslation()
  const { left, couriers, parcels, missing, batch, enter, ship, ...state } = useShipping(loaded, sendParcel)
  return (
    <BatchDialog
      {...rest}
      {...state}
      title={t('orders.ship')}
      submit={t('orders.shipNow')}
      count={rows.length}
      batch={batch}
      onSend={ship}
    >
      {left.map(order => (
        <ShipBlock
          key={order.id}
          order={order}
          couriers={couriers}
          inPoints={inPoints}
          parcel={parcels[order.id] ?? { delivery_code: '', delivery_no: '' }}
          isMissing={missing.includes(order.id)}
          reason={batch.reasons[order.id]}
          disabled={batch.progress !== undefined}
          onChange={part => enter(order.id, part)}
        />
      ))}
    </BatchDialog>
  )
}

/**
 * Creates a back office's dialog that ships the selected orders, with one request per order. Refused ones stay in the dialog with
 * their reason. Source: DLV-4.
 */
export const shipDialog = (calls: ShipCalls) =>
  function ShipOrders(props: Props) {
    const send: SendParcel = (id, parcel) => call(calls.ship, { body: { id, status: 3, ...parcel } }, { quiet: true })
    return <ShipDialog {...props} loaded={useOrders(calls.find, useIds(props.rows))} sendParcel={send} />
  }

/** The shipping dialog for points orders. Source: PSC-8. */
export const ShipIntegralOrders = (props: Props) => {
  const send: SendParcel = (id, parcel) =>
    call(adminIntegralOrders.update, { params: { id }, body: { ...parcel } }, { quiet: true })
  return <ShipDialog {...props} loaded={useIntegralOrders(useIds(props.rows))} sendParcel={send} inPoints />
}
