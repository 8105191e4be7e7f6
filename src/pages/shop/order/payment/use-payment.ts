import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { listOrders, payOrder, showOrder, type OrderSummary } from '#contracts/api/orders/orders.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { paySums } from './pay-sums.ts'
import { isPaid, paidPoll, type PollState } from './paid-poll.ts'

/** The code to scan with another device. */
export type PayCode = { method: 'wechat' | 'alipay'; code: string }

/** Polls for the payment of an order while a code is shown; a new code starts a new polling, unmounting aborts it. */
const usePaidPoll = (code: PayCode | undefined, orderId: number | undefined, onPaid: () => void): PollState => {
  const [poll, setPoll] = useState<{ code: PayCode; state: PollState }>()
  const paid = useEffectEvent(onPaid)
  useEffect(() => {
    if (!code || orderId === undefined) return undefined
    const leave = new AbortController()
    void paidPoll(orderId, leave.signal, state =>
      setPoll(last => (last?.state === state && last.code === code ? last : { code, state })),
    ).then(came => came && paid())
    return () => leave.abort()
  }, [code, orderId])
  // During the closing animation there is no code any more: keep showing the last state.
  return poll && (!code || poll.code === code) ? poll.state : 'waiting'
}

/** Pays orders together. Paying by balance returns the refusal, if any; the other methods return a code to scan. */
export const usePayment = (orders: readonly OrderSummary[]) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [code, setCode] = useState<PayCode>()
  const [refused, setRefused] = useState<string>()
  const [asking, setAsking] = useState(false)
  const first = orders[0]?.id
  const order_id = orders.map(order => order.id).join(',')
  const wasPaid = useRef(false)
  const leave = () => {
    void refresh(listOrders, showOrder)
    void navigate('/order/success', {
      replace: true,
      state: { order_no: orders.map(order => order.order_no), total: paySums(orders).total },
    })
  }
  const why = (error: unknown) => (error instanceof Failure && error.msg) || t('msg.error')
  const closeCode = () => setCode(undefined)
  const paidByCode = () => {
    wasPaid.current = true
    closeCode()
  }
  const byBalance = async (pay_password: string): Promise<string | undefined> => {
    try {
      await call(payOrder, { body: { order_id, payment_name: 'balance', device: 'scan', pay_password } }, { quiet: true })
      wasPaid.current = true
      return undefined
    } catch (error) {
      return why(error)
    }
  }
  const askCode = async (method: PayCode['method']) => {
    const answer = await call(payOrder, { body: { order_id, payment_name: method, device: 'scan' } }, { quiet: true })
    if ('code_url' in answer) setCode({ method, code: answer.code_url })
    else if ('qr_code' in answer) setCode({ method, code: answer.qr_code })
    else leave()
  }
  const attempt = async (run: () => Promise<void>) => {
    if (asking) return
    setAsking(true)
    setRefused(undefined)
    await run().catch((error: unknown) => setRefused(why(error)))
    setAsking(false)
  }
  const byScan = (method: PayCode['method']) => attempt(() => askCode(method))
  /** Requests a new code after one has expired, unless that one was paid after all. */
  const renewCode = () =>
    attempt(async () => {
      if (!code || first === undefined) return
      if (await isPaid(first)) paidByCode()
      else await askCode(code.method)
    })
  const poll = usePaidPoll(code, first, paidByCode)
  /** A page that unmounts while a dialog covers it would stay hidden to screen readers. */
  const dialogClosed = () => {
    if (wasPaid.current) leave()
  }
  return { byBalance, byScan, renewCode, code, poll, refused, asking, closeCode, dialogClosed }
}
