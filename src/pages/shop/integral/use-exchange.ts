import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { showIntegralGoods } from '#contracts/api/points/integral-goods.ts'
import { listIntegralOrders, payIntegral } from '#contracts/api/points/integral-orders.ts'
import type { InputOf } from '#contracts/api/kit/endpoint.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'

type Body = InputOf<typeof payIntegral>['body']

/**
 * Exchanges points for a product. A second press meanwhile shows a message; a refusal is stored in `refused`. `prepare` resolves
 * with the request, or with undefined if the form marks what is missing.
 */
export const useExchange = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const exchange = async (prepare: () => Promise<Body | undefined>) => {
    if (underWay.current) return notify.info(t('msg.createOrderThr'))
    underWay.current = true
    setBusy(true)
    setRefused(undefined)
    try {
      const body = await prepare()
      if (!body) return
      const { order_no } = await call(payIntegral, { body }, { quiet: true })
      void refresh(buyerInfo, listIntegralOrders, showIntegralGoods)
      await navigate('/order/success', { replace: true, state: { order_no, orders: '/user/integral_order' } })
    } catch (error) {
      setRefused((error instanceof Failure && error.msg) || t('msg.error'))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { exchange, busy, refused }
}
