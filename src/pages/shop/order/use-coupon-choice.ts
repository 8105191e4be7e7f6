import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orderBefore } from '#contracts/api/orders/orders.ts'
import { call } from '#src/lib/http/call.ts'
import { attempt } from '#src/lib/http/attempt.ts'
import { couponOf, lostCoupons, type CouponChoice, type DraftGroup } from './order-draft.ts'

type Draft = { params: string; groups: readonly DraftGroup[]; onOffered: (groups: DraftGroup[]) => void }

/**
 * The coupons of an order. A server silently ignores expired coupons and charges more. So before the order is placed, `missing`
 * asks which coupons are still offered; if a chosen one is not, it removes it and returns a message. Source: ORD-18.
 */
export const useCouponChoice = ({ params, groups, onOffered }: Draft) => {
  const { t } = useTranslation()
  const [coupons, setCoupons] = useState<CouponChoice>({})
  const missing = async (): Promise<string | undefined> => {
    if (groups.every(group => couponOf(group, coupons) === 0)) return undefined
    // Other errors are reported when the order is placed.
    const offered = await attempt(call(orderBefore, { body: { params } }, { quiet: true }))
    const lost = offered ? lostCoupons(groups, coupons, offered) : []
    if (!offered || lost.length === 0) return undefined
    setCoupons(before => Object.fromEntries(Object.entries(before).filter(([, chosen]) => !lost.some(({ id }) => id === chosen))))
    onOffered(offered)
    return t('shop.before.couponLost', { names: lost.map(({ name }) => name).join(', ') })
  }
  return { coupons, setCoupons, missing }
}
