import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addToCart } from '#contracts/api/orders/carts.ts'
import type { showGoods } from '#contracts/api/catalogue/goods.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import type { OrderParams } from '#contracts/api/orders/orders.ts'
import { call } from '#src/lib/http/call.ts'
import { keepAdded } from '#src/lib/browser/added-lines.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useCartCount } from '#src/lib/site/use-cart-count.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import type { Refusal } from '#src/ui/form/quantity-rule.ts'
import { useGuard } from '../parts/use-guard.ts'
import { choiceOf, choose, skuOf } from './sku-choice.ts'
import { useGoodsAddress } from './use-goods-address.ts'

/** A product, with everything that its page shows. */
export type Goods = ReplyOf<typeof showGoods>

/** Messages for refused quantities. Source: SKU-10. */
export const quantityRefusals = {
  minimum: 'msg.minimumErr',
  stock: 'msg.stockErr',
  invalid: 'msg.buyNumErr',
} as const satisfies Record<Refusal, string>

/** Largest quantity of one order line, whatever the stock. */
const mostPieces = 9999

const numberIn = (text: string | null, most: number) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Math.min(Number(text), most) : 1)

/** The chosen variant and quantity. They are stored in the URL, so they survive the login. */
const useChoice = ({ attrList = [], skuList = [], goods_stock }: Goods) => {
  const [query, write] = useGoodsAddress()
  const [choice, setChoice] = useState(() => choiceOf(attrList, skuList, Number(query.get('sku'))))
  const sku = skuOf(attrList, skuList, choice)
  const stock = Math.min(sku ? sku.goods_stock : goods_stock, mostPieces)
  return {
    choice,
    sku,
    stock,
    num: numberIn(query.get('num'), Math.max(stock, 1)),
    setNum: (num: number) => write({ sku: sku && String(sku.id), num: num > 1 ? String(num) : undefined }),
    /** A new choice resets the quantity to 1. */
    pick: (attribute: number, spec: number) => {
      const next = choose(skuList, choice, attribute, spec)
      setChoice(next)
      write({ sku: skuOf(attrList, skuList, next)?.id.toString(), num: undefined })
    },
  }
}

/** State and actions of a purchase: variant, quantity, cart, order. Source: CAS-2. */
export const usePurchase = (goods: Goods) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isShopper = useGuard()
  const { refresh } = useCartCount()
  const [adding, setAdding] = useState(false)
  const [unchosen, setUnchosen] = useState(0)
  const chosen = useChoice(goods)
  const { sku, stock, num } = chosen
  const hasSkus = (goods.skuList ?? []).length > 0
  const line = { goods_id: goods.id, sku_id: sku?.id ?? 0, buy_num: num }

  /** Why the product cannot be ordered like this; `undefined` if it can. */
  const obstacle = () => {
    if (hasSkus && !sku) return t('msg.skuErr')
    return num > stock ? t('msg.stockErr') : undefined
  }
  /** Guests sign in first and return to their choice. */
  const mayGoOn = () => {
    const why = obstacle()
    if (why) notify.error(why)
    if (hasSkus && !sku) setUnchosen(unchosen + 1)
    return !why && isShopper()
  }
  return {
    ...chosen,
    hasSkus,
    adding,
    /** Number of attempts to buy without a chosen variant. */
    unchosen,
    onRefused: (reason: Refusal) => notify.error(t(quantityRefusals[reason])),
    /** Goes on to the confirmation of the order. @param group 0 without a group, -1 opens one, an id joins it. */
    buy: (group = 0) => {
      if (!mayGoOn()) return
      const order: OrderParams = { order: [{ ...line, ...(group !== 0 && { collective_id: group }) }], ifcart: 0 }
      void navigate(`/order/before/${encodeURIComponent(encodeParams(order))}`)
    },
    addToCart: async () => {
      if (!mayGoOn()) return
      setAdding(true)
      const done = await succeeded(call(addToCart, { body: line }))
      if (done) {
        keepAdded(line)
        notify.success(t('shop.addedToCart'))
      }
      setAdding(false)
      await refresh()
    },
  }
}

export type Purchase = ReturnType<typeof usePurchase>
