import { oneOf } from '#contracts/wire/conditions.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCoupons, receiveCoupon } from '#contracts/api/marketing/coupons.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { orderBefore } from '#contracts/api/orders/orders.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useData, useRefresh } from '#src/lib/http/use-data.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import type { Goods } from '../goods/use-purchase.ts'
import { useGuard } from '../parts/use-guard.ts'

/** A coupon of a store that can be received now. */
export type Coupon = Goods['coupons'][number]

/**
 * Which of a store's coupons the shopper has already, and `take`, which receives one and then reloads the list.
 * Source: CPN-1.
 */
export const useCoupons = (coupons: readonly Coupon[]) => {
  const { t } = useTranslation()
  const { signedIn } = useSession('buyer')
  const mayGoOn = useGuard()
  const refresh = useRefresh()
  const [taking, setTaking] = useState<number>()
  const ids = coupons.map(({ id }) => id)
  const { data: own } = useData(
    listCoupons,
    signedIn && ids.length > 0 ? { query: { coupon_id: oneOf(ids), per_page: 100 } } : null,
    {
      quiet: true,
    },
  )
  const askAgain = () => refresh(showGoods)
  const take = async (id: number) => {
    if (!mayGoOn() || taking !== undefined) return
    setTaking(id)
    const taken = await succeeded(call(receiveCoupon, { body: { id } }))
    if (taken) notify.success(t('shop.coupon.taken'))
    // Also after a refusal: another tab may have received it.
    await refresh(listCoupons, orderBefore)
    if (!taken) await askAgain()
    setTaking(undefined)
  }
  return { has: (id: number) => signedIn && (own?.data.some(log => log.coupon_id === id) ?? false), taking, take, askAgain }
}
