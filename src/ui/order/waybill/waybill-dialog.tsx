import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAddress } from '#src/lib/format/address.ts'
import { call } from '#src/lib/http/call.ts'
import { usePrintStyles } from '../../layout/print-styles.ts'
import { BatchDialog } from '../batch-dialog.tsx'
import { OrderBlock } from '../order-block.tsx'
import type { WaybillCalls } from '../order-calls.ts'
import { useBatch } from '../use-batch.ts'
import { useCouriers, useOrders } from '../use-orders.ts'
import { Waybill } from './waybill.tsx'

const useStyles = makeStyles({
  sheets: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
})

/** Waybill numbers by order id. */
type Numbers = Readonly<Record<number, string>>

type Props = { rows: readonly { id: number }[]; onClose: () => void; reload: () => void }

const WaybillDialog = ({ calls, rows, ...rest }: Props & { calls: WaybillCalls }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  usePrintStyles()
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const { orders = [], couriers, error, retry } = useCouriers(useOrders(calls.find, ids))
  const batch = useBatch()
  const [numbers, setNumbers] = useState<Numbers>({})
  const made = orders.filter(({ id }) => numbers[id] !== undefined)
  const left = orders.filter(({ id }) => numbers[id] === undefined)
  const fetchNumber = async (id: number) => {
    const no = await call(calls.waybill, { params: { id } }, { quiet: true })
    setNumbers(known => ({ ...known, [id]: no }))
  }
  /** Creates the numbers, then prints; the dialog stays open for both. */
  const goOn = async () => {
    if (made.length > 0) window.print()
    else await batch.run(ids, fetchNumber)
    return undefined
  }
  return (
    <BatchDialog
      {...rest}
      title={t('orders.waybills')}
      submit={t(made.length > 0 ? 'orders.print' : 'orders.makeWaybills')}
      count={rows.length}
      isLoaded={orders.length > 0}
      error={error}
      retry={retry}
      batch={batch}
      onSend={goOn}
    >
      {left.map(order => (
        <OrderBlock key={order.id} order={order} reason={batch.reasons[order.id]}>
          <p className={styles.quiet}>
            {t('orders.receiver')}: {order.receive_name} | {order.receive_tel} (
            {formatAddress(order.receive_area, order.receive_address)})
          </p>
        </OrderBlock>
      ))}
      {made.length > 0 && (
        <div className={styles.sheets} data-print-sheet>
          {made.map(order => (
            <Waybill key={order.id} order={order} no={numbers[order.id] ?? ''} couriers={couriers} />
          ))}
        </div>
      )}
    </BatchDialog>
  )
}

/**
 * Creates a back office's dialog that makes and prints waybills for the selected orders. The waybill number becomes the order's
 * tracking number. Source: DLV-2, DLV-5.
 */
export const waybillDialog = (calls: WaybillCalls) =>
  function PrintWaybills(props: Props) {
    return <WaybillDialog {...props} calls={calls} />
  }
