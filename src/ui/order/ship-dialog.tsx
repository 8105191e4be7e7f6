import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  MessageBar,
  MessageBarBody,
  ProgressBar,
  tokens,
} from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { adminIntegralOrders } from '#contracts/api/integral-orders.ts'
import { call } from '#src/lib/call.ts'
import { notify } from '#src/lib/notify.ts'
import { ErrorState } from '../error-state.tsx'
import { useReturnFocus } from '../return-focus.ts'
import { RowsSkeleton } from '../skeletons.tsx'
import type { OrdersToShip, SendParcel, ShipCalls } from './order-calls.ts'
import { ShipBlock } from './ship-block.tsx'
import { useIntegralOrdersToShip, useOrdersToShip } from './use-orders-to-ship.ts'
import { useShipping, type Progress, type Shipping } from './use-shipping.ts'

const useStyles = makeStyles({
  surface: { width: 'min(760px, 94vw)', maxWidth: '94vw' },
  body: { maxHeight: 'calc(100vh - 96px)' },
  blocks: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, paddingBlock: tokens.spacingVerticalS },
  progress: {
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
  },
})

type Props = {
  rows: readonly { id: number }[]
  onClose: () => void
  /** Reloads the list. */
  reload: () => void
}

const Sending = ({ done, total }: Progress) => {
  const { t } = useTranslation()
  return (
    <div className={useStyles().progress} role="status">
      {t('orders.shipping', { done, total })}
      <ProgressBar value={done} max={total} aria-hidden="true" />
    </div>
  )
}

const Blocks = ({
  left,
  couriers,
  parcels,
  missing,
  reasons,
  shipped,
  progress,
  enter,
  inPoints,
}: Shipping & { inPoints: boolean }) => {
  const { t } = useTranslation()
  const refused = Object.keys(reasons).length
  return (
    <div className={useStyles().blocks}>
      {refused > 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>
            {shipped.length > 0 && `${t('orders.shipped', { count: shipped.length })} · `}
            {t('orders.refused', { count: refused })}
          </MessageBarBody>
        </MessageBar>
      )}
      {left.map(order => (
        <ShipBlock
          key={order.id}
          order={order}
          couriers={couriers}
          inPoints={inPoints}
          parcel={parcels[order.id] ?? { delivery_code: '', delivery_no: '' }}
          isMissing={missing.includes(order.id)}
          reason={reasons[order.id]}
          disabled={progress !== undefined}
          onChange={part => enter(order.id, part)}
        />
      ))}
    </div>
  )
}

type DialogProps = Props & { loaded: OrdersToShip; sendParcel: SendParcel; inPoints?: boolean }

const useIds = (rows: Props['rows']) => useMemo(() => rows.map(({ id }) => id), [rows])

const ShipDialog = ({ rows, onClose, reload, loaded, sendParcel, inPoints = false }: DialogProps) => {
  const { t } = useTranslation()
  const styles = useStyles()
  useReturnFocus()
  const shipping = useShipping(loaded, sendParcel)
  const { isLoaded, error, retry, progress, ship } = shipping
  const isSending = progress !== undefined
  const send = async () => {
    const result = await ship()
    if (!result) return
    if (result.shipped > 0) reload()
    if (result.refused > 0) return
    notify.success(t('msg.success'))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(_, data) => {
        if (!data.open && data.type === 'escapeKeyDown' && !isSending) onClose()
      }}
    >
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle>{t('orders.ship')}</DialogTitle>
          <DialogContent>
            {isLoaded ? (
              <Blocks {...shipping} inPoints={inPoints} />
            ) : error ? (
              <ErrorState error={error} onRetry={retry} />
            ) : (
              <RowsSkeleton count={rows.length} />
            )}
          </DialogContent>
          <DialogActions>
            {progress && <Sending {...progress} />}
            <Button onClick={onClose} disabled={isSending}>
              {t('btn.cancel')}
            </Button>
            <Button appearance="primary" onClick={() => void send()} disabled={!isLoaded || isSending}>
              {t('orders.shipNow')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/**
 * The dialog that ships the selected orders, by the calls of an area: couriers and numbers, then one call per order.
 * What was refused stays with its reason. Source: screens-seller, Seller/orders/index.
 */
export const shipDialog = (calls: ShipCalls) =>
  function ShipOrders(props: Props) {
    const send: SendParcel = (id, parcel) => call(calls.ship, { body: { id, status: 3, ...parcel } }, { quiet: true })
    return <ShipDialog {...props} loaded={useOrdersToShip(calls, useIds(props.rows))} sendParcel={send} />
  }

/** The same for orders of the points shop. Source: screens-admin, integral_orders. */
export const ShipIntegralOrders = (props: Props) => {
  const send: SendParcel = (id, parcel) =>
    call(adminIntegralOrders.update, { params: { id }, body: { ...parcel } }, { quiet: true })
  return <ShipDialog {...props} loaded={useIntegralOrdersToShip(useIds(props.rows))} sendParcel={send} inPoints />
}
