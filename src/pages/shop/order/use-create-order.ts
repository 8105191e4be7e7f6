import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { encodeParams } from '#contracts/api/kit/values.ts'
import type { InputOf } from '#contracts/api/kit/endpoint.ts'
import { createOrder } from '#contracts/api/orders.ts'
import { call } from '#src/lib/call.ts'
import { Failure } from '#src/lib/failure.ts'
import { notify } from '#src/lib/notify.ts'
import { useCartCount } from '#src/lib/use-cart-count.ts'

/**
 * Creates the orders and goes on to pay them. A press while one is under way only asks for patience;
 * a refusal stands in `refused` and the screen stays as it is. The payment page is told the estimate, to compare.
 */
export const useCreateOrder = () => {
  const { t } = useTranslation()
  const go = useNavigate()
  const { refresh: refreshCount } = useCartCount()
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const create = async (
    body: InputOf<typeof createOrder>['body'],
    estimate: { toPay: string; freightKnown: boolean } | undefined,
  ) => {
    if (underWay.current) return notify.info(t('msg.createOrderThr'))
    underWay.current = true
    setBusy(true)
    setRefused(undefined)
    try {
      const { order_id, order_no } = await call(createOrder, { body }, { quiet: true })
      void refreshCount()
      void go(`/order/pay/${encodeURIComponent(encodeParams({ order_id, order_no }))}`, {
        replace: true,
        state: { estimate: estimate?.freightKnown ? estimate.toPay : undefined },
      })
    } catch (error) {
      setRefused((error instanceof Failure && error.msg) || t('msg.error'))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { create, busy, refused, refuse: setRefused }
}
