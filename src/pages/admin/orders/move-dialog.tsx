import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Dropdown,
  makeStyles,
  Option,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminOrderStatus } from '#contracts/api/back-office-orders.ts'
import { allExpresses } from '#contracts/api/expresses.ts'
import { orderStatus, type OrderStatus } from '#contracts/api/orders.ts'
import { call } from '#src/lib/call.ts'
import { Failure } from '#src/lib/failure.ts'
import { notify } from '#src/lib/notify.ts'
import { useData } from '#src/lib/use-data.ts'
import { Field } from '#src/ui/field.tsx'
import { orderStatusField } from '#src/ui/order/order-status-field.ts'
import { ParcelFields } from '#src/ui/order/parcel-fields.tsx'
import { useReturnFocus } from '#src/ui/return-focus.ts'
import { nextStages } from './next-stages.ts'

const useStyles = makeStyles({
  surface: { width: 'min(520px, 94vw)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})

type Order = { id: number; order_no: string; order_status: OrderStatus }
type Props = { rows: readonly Order[]; onClose: () => void; reload: () => void }

/** What is entered, what of it is missing, what the server said, and the sending. */
const useMove = ({ id }: Order, onDone: () => void) => {
  const [to, setTo] = useState<OrderStatus>()
  const [code, setCode] = useState('')
  const [no, setNo] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const ships = to === orderStatus.waitingReceipt
  const isComplete = to !== undefined && (!ships || (code !== '' && no.trim() !== ''))
  const move = async () => {
    setAsked(true)
    if (!isComplete) return
    setSending(true)
    try {
      await call(adminOrderStatus, {
        body: { id, status: to, ...(ships && { delivery_code: code, delivery_no: no.trim() }) },
      })
      onDone()
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      setRefusal(failure.msg)
    } finally {
      setSending(false)
    }
  }
  return { to, setTo, code, setCode, no, setNo, ships, isAsked, isSending, refusal, move }
}

const Fields = ({ order, move }: { order: Order; move: ReturnType<typeof useMove> }) => {
  const { t } = useTranslation()
  const { data: couriers = [] } = useData(allExpresses, move.ships ? { query: { isAll: 'true' } } : null)
  const word = (stage: OrderStatus) => t(orderStatusField.of[stage])
  const isMissing = move.isAsked && move.to === undefined
  return (
    <>
      <Field label={t('orders.moveTo')} required error={isMissing ? t('msg.requiredMsg') : move.refusal}>
        <Dropdown
          placeholder={t('table.choose')}
          value={move.to === undefined ? '' : word(move.to)}
          selectedOptions={move.to === undefined ? [] : [String(move.to)]}
          onOptionSelect={(_, { optionValue }) =>
            move.setTo(nextStages(order.order_status).find(stage => String(stage) === optionValue))
          }
        >
          {nextStages(order.order_status).map(stage => (
            <Option key={stage} value={String(stage)}>
              {word(stage)}
            </Option>
          ))}
        </Dropdown>
      </Field>
      {move.ships && (
        <ParcelFields
          code={move.code}
          no={move.no}
          couriers={couriers}
          required
          isMissing={move.isAsked}
          disabled={move.isSending}
          onCode={move.setCode}
          onNo={move.setNo}
        />
      )}
    </>
  )
}

const Move = ({ order, onClose, reload }: Omit<Props, 'rows'> & { order: Order }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  useReturnFocus()
  const move = useMove(order, () => {
    notify.success(t('msg.success'))
    reload()
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={(_, data) => {
        if (!data.open && data.type === 'escapeKeyDown' && !move.isSending) onClose()
      }}
    >
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('orders.move')}</DialogTitle>
          <DialogContent className={styles.content}>
            <p className={styles.text}>
              {t('field.order_no')} {order.order_no} · {t(orderStatusField.of[order.order_status])}
            </p>
            <Fields order={order} move={move} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={move.isSending}>
              {t('btn.cancel')}
            </Button>
            <Button appearance="primary" onClick={() => void move.move()} disabled={move.isSending}>
              {t('btn.ok')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/** The dialog in which an administrator moves one order to another stage, with what belongs to the move. */
export const MoveDialog = ({ rows: [order], ...rest }: Props) => (order === undefined ? null : <Move order={order} {...rest} />)
