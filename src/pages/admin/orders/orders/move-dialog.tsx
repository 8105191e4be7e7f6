import { Button, Dropdown, makeStyles, MessageBar, MessageBarBody, Option, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminOrders, adminOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { orderStatus, type OrderStatus } from '#contracts/api/orders/orders.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { ofChoice } from '#src/lib/format/of-choice.ts'
import { fresh, useData } from '#src/lib/http/use-data.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { ModalBody, ModalFrame } from '#src/ui/feedback/modal.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { orderStatusField, stageKey } from '#src/ui/order/order-status-field.ts'
import { ParcelFields } from '#src/ui/order/parcel-fields.tsx'
import { nextStages } from './next-stages.ts'
import { stageEffects } from './stage-effects.ts'

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  effects: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
})

type Order = { id: number; order_no: string; order_status: OrderStatus }
type Props = { rows: readonly Order[]; onClose: () => void; reload: () => void }

/** Form state of the move: input, missing values, the server's refusal, sending. */
const useMove = ({ id }: Order, onDone: () => void) => {
  const [to, setTo] = useState<OrderStatus>()
  const [code, setCode] = useState('')
  const [no, setNo] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const ships = to === orderStatus.waitingReceipt
  const isComplete = to !== undefined && (!ships || (code !== '' && no.trim() !== ''))
  const move = async () => {
    setSubmitted(true)
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
  return { to, setTo, code, setCode, no, setNo, ships, isSubmitted, isSending, refusal, move }
}

/** Explains the consequences of the selected stage before it is set. Source: OST-21. */
const Effects = ({ order, to }: { order: ReplyOf<typeof adminOrders.show>; to: OrderStatus }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const effects = stageEffects(order, to)
  if (effects.length === 0) return null
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>
        <strong>{t('orders.follows')}</strong>
        <ul className={styles.effects}>
          {effects.map(effect => (
            <li key={effect}>{t(effect, { money: formatMoney(order.total_price) })}</li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  )
}

const Fields = ({ order, move }: { order: Order; move: ReturnType<typeof useMove> }) => {
  const { t } = useTranslation()
  const { data: couriers = [] } = useData(allExpresses, move.ships ? { query: { isAll: 'true' } } : null)
  const word = (stage: OrderStatus) => t(orderStatusField.of[stage])
  const isMissing = move.isSubmitted && move.to === undefined
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
          isMissing={move.isSubmitted}
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
  const { data: detail, error, isValidating, mutate } = useData(adminOrders.show, { params: { id: order.id } }, fresh)
  const word = ofChoice(orderStatusField.of, stageKey(order))
  const move = useMove(order, () => {
    notify.success(t('msg.success'))
    reload()
    onClose()
  })
  return (
    <ModalFrame width={520} closedBy={move.isSending ? 'none' : 'escape'} onClose={onClose}>
      <ModalBody
        title={t('orders.moveOf', { no: order.order_no })}
        actions={
          <>
            <Button onClick={onClose} disabled={move.isSending}>
              {t('btn.cancel')}
            </Button>
            <Button appearance="primary" onClick={() => void move.move()} disabled={move.isSending || !detail}>
              {t('orders.move')}
            </Button>
          </>
        }
      >
        <p className={styles.text}>
          {t('orders.now')} <strong>{word && t(word)}</strong>
        </p>
        <Fields order={order} move={move} />
        {detail && move.to !== undefined && <Effects order={detail} to={move.to} />}
        {error && !isValidating && <ErrorState error={error} onRetry={() => void mutate()} />}
      </ModalBody>
    </ModalFrame>
  )
}

/** Dialog in which an administrator moves an order to another stage, with the input that the move needs. */
export const MoveDialog = ({ rows: [order], ...rest }: Props) => (order === undefined ? null : <Move order={order} {...rest} />)
