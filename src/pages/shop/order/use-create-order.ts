import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { encodeParams } from '#contracts/wire/params.ts'
import type { InputOf } from '#contracts/api/kit/endpoint.ts'
import { createOrder } from '#contracts/api/orders/orders.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useCartCount } from '#src/lib/site/use-cart-count.ts'
import { queuedOrders } from './queued-orders.ts'

/** State of the order: not sent yet, waiting for the response, or queued by the server. */
export type CreateStage = 'idle' | 'sending' | 'queued'

/** A signal that aborts when the component unmounts. */
const useLeaveSignal = () => {
  const leave = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leave.current = controller
    return () => controller.abort()
  }, [])
  return () => leave.current?.signal ?? AbortSignal.abort()
}

type Body = InputOf<typeof createOrder>['body']

/** What is ready to be sent; a text: why it is not; undefined: the form marks what is missing. */
export type Prepared = Body | string | undefined

/**
 * Creates the orders, waits for them if the server queues them, and goes on to the payment page, which gets the estimate to
 * compare. A second press meanwhile only shows a message. A refusal, by `prepare` or by the server, is stored in `refused`, and
 * the screen stays as it is.
 */
export const useCreateOrder = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { refresh: refreshCount } = useCartCount()
  const leaveSignal = useLeaveSignal()
  const underWay = useRef(false)
  const [stage, setStage] = useState<CreateStage>('idle')
  const [refused, setRefused] = useState<string>()
  const create = async (prepare: () => Promise<Prepared>, estimate: { toPay: string; freightKnown: boolean } | undefined) => {
    if (underWay.current) return notify.info(t('msg.createOrderThr'))
    underWay.current = true
    setStage('sending')
    setRefused(undefined)
    const signal = leaveSignal()
    try {
      const body = await prepare()
      if (signal.aborted || body === undefined) return undefined
      if (typeof body === 'string') return setRefused(body)
      const { order_id: known, order_no } = await call(createOrder, { body }, { quiet: true })
      void refreshCount()
      if (known.length === 0) setStage('queued')
      const order_id = known.length > 0 ? known : await queuedOrders(order_no, signal)
      if (signal.aborted) return undefined
      if (!order_id) {
        notify.info(t('shop.before.stillQueued'))
        return await navigate('/user/orders', { replace: true })
      }
      await navigate(`/order/pay/${encodeURIComponent(encodeParams({ order_id, order_no }))}`, {
        replace: true,
        state: { estimate: estimate?.freightKnown ? estimate.toPay : undefined },
      })
    } catch (error) {
      setRefused((error instanceof Failure && error.msg) || t('msg.error'))
    } finally {
      underWay.current = false
      setStage('idle')
    }
    return undefined
  }
  return { create, stage, refused }
}
