import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { checkPayment, listOrders, payOrder, showOrder, type OrderSummary } from '#contracts/api/orders.ts'
import { call } from '#src/lib/call.ts'
import { Failure } from '#src/lib/failure.ts'
import { useRefresh } from '#src/lib/use-data.ts'

const pollEvery = 1000

/** Asks each second whether the order has been paid, while there is one to ask for. Leaving the screen stops it. */
export const usePaidPoll = (orderId: number | undefined, onPaid: () => void) => {
  const paid = useRef(onPaid)
  useEffect(() => {
    paid.current = onPaid
  })
  useEffect(() => {
    if (orderId === undefined) return undefined
    const leave = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const answer = await call(checkPayment, { body: { order_id: orderId } }, { quiet: true, signal: leave.signal }).catch(
        () => undefined,
      )
      if (leave.signal.aborted) return
      if (Array.isArray(answer)) paid.current()
      else
        timer = setTimeout(() => {
          void ask()
        }, pollEvery)
    }
    timer = setTimeout(() => {
      void ask()
    }, pollEvery)
    return () => {
      leave.abort()
      clearTimeout(timer)
    }
  }, [orderId])
}

/** The code that another device scans. */
export type PayCode = { method: 'wechat' | 'alipay'; code: string }

/** Pays orders together. Balance answers what the server refused, if it did; the scanned ways answer a code to follow. */
export const usePayment = (orders: readonly OrderSummary[]) => {
  const { t } = useTranslation()
  const go = useNavigate()
  const refresh = useRefresh()
  const [code, setCode] = useState<PayCode>()
  const [refused, setRefused] = useState<string>()
  const [asking, setAsking] = useState(false)
  const order_id = orders.map(order => order.id).join(',')
  const isPaid = useRef(false)
  const leave = () => {
    void refresh(listOrders, showOrder)
    void go('/order/success', { replace: true, state: { order_no: orders.map(order => order.order_no) } })
  }
  const why = (error: unknown) => (error instanceof Failure && error.msg) || t('msg.error')
  const byBalance = async (pay_password: string): Promise<string | undefined> => {
    try {
      await call(payOrder, { body: { order_id, payment_name: 'balance', device: 'scan', pay_password } }, { quiet: true })
      isPaid.current = true
      return undefined
    } catch (error) {
      return why(error)
    }
  }
  const byScan = async (method: PayCode['method']) => {
    if (asking) return
    setAsking(true)
    setRefused(undefined)
    try {
      const answer = await call(payOrder, { body: { order_id, payment_name: method, device: 'scan' } }, { quiet: true })
      if ('code_url' in answer) setCode({ method, code: answer.code_url })
      else if ('qr_code' in answer) setCode({ method, code: answer.qr_code })
      else leave()
    } catch (error) {
      setRefused(why(error))
    }
    setAsking(false)
  }
  const closeCode = () => setCode(undefined)
  usePaidPoll(code && orders[0]?.id, () => {
    isPaid.current = true
    closeCode()
  })
  /** A page that is left while a dialog covers it stays hidden to screen readers. */
  const dialogClosed = () => {
    if (isPaid.current) leave()
  }
  return { byBalance, byScan, code, refused, asking, closeCode, dialogClosed }
}
