import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sellerFindOrders } from '#contracts/api/orders/back-office-orders.ts'
import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { decideRefund } from '#contracts/api/after-sales/refunds.ts'
import { formatAddress } from '#src/lib/format/address.ts'
import { call } from '#src/lib/http/call.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { BatchDialog } from '../order/batch-dialog.tsx'
import { RefundBlock } from './refund-block.tsx'
import { bodyOf, caseOf, gapIn, noAnswer, type Answer, type RefundOrder } from './refund-case.ts'
import { useBatch } from '../order/use-batch.ts'
import { useCouriers, useOrders } from '../order/use-orders.ts'

/** The return address of the caller's store. */
const useReturnAddress = (): string => {
  const { data } = useData(sellerStores.show, { params: { id: 0 } })
  return data ? formatAddress(data.area_info, data.store_address, data.store_name, data.store_phone) : ''
}

type Answers = Readonly<Record<number, Answer>>

/** Loads the cases, holds the decisions, sends them, and keeps the refused ones in the dialog. Source: REF-5, REF-14. */
const useRefunds = (ids: readonly number[]) => {
  const { orders = [], couriers, error, retry } = useCouriers(useOrders(sellerFindOrders, ids))
  const batch = useBatch()
  const [answers, setAnswers] = useState<Answers>({})
  const [missing, setMissing] = useState<readonly number[]>([])
  const left = orders.filter(({ id }) => !batch.done.includes(id))
  const answerOf = (id: number) => answers[id] ?? noAnswer
  const bodyFor = (order: RefundOrder) => bodyOf(caseOf(order), answerOf(order.id))
  const isGap = (order: RefundOrder) => gapIn(caseOf(order), answerOf(order.id)) !== undefined
  const send = async () => {
    const gaps = left.filter(isGap).map(({ id }) => id)
    setMissing(gaps)
    const bodies = new Map(left.flatMap(order => [[order.id, bodyFor(order)] as const]))
    const sent = [...bodies.keys()].filter(id => bodies.get(id) !== undefined)
    if (gaps.length > 0 || sent.length === 0) return undefined
    return batch.run(sent, id => call(decideRefund, { params: { id }, body: bodies.get(id) ?? {} }, { quiet: true }))
  }
  return {
    isLoaded: orders.length > 0,
    error,
    retry,
    left,
    couriers,
    batch,
    missing,
    answerOf,
    enter: (id: number, part: Partial<Answer>) => setAnswers({ ...answers, [id]: { ...answerOf(id), ...part } }),
    /** True if no case has input that can be sent. */
    idle: left.every(order => !isGap(order) && bodyFor(order) === undefined),
    send,
  }
}

type Props = { rows: readonly { id: number }[]; onClose: () => void; reload: () => void }

/**
 * Dialog in which a seller handles the selected after-sales cases: accept, or refuse with a reason, then ship the exchange. Sends
 * one request per order; refused ones stay in the dialog with their reason. Source: REF-14.
 */
export const RefundDialog = ({ rows, ...rest }: Props) => {
  const { t } = useTranslation()
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const { left, couriers, missing, batch, answerOf, enter, send, ...state } = useRefunds(ids)
  const returnAddress = useReturnAddress()
  return (
    <BatchDialog
      {...rest}
      {...state}
      title={t('refunds.handle')}
      submit={t('refunds.sendDecision')}
      count={rows.length}
      batch={batch}
      onSend={send}
    >
      {left.map(order => (
        <RefundBlock
          key={order.id}
          order={order}
          couriers={couriers}
          returnAddress={returnAddress}
          answer={answerOf(order.id)}
          isMissing={missing.includes(order.id)}
          reason={batch.reasons[order.id]}
          disabled={batch.progress !== undefined}
          onChange={part => enter(order.id, part)}
        />
      ))}
    </BatchDialog>
  )
}
