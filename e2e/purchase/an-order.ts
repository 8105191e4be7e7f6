import { receiveCoupon, listCoupons, sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { saveFreights } from '#contracts/api/orders/freights.ts'
import { createOrder, payOrder, showOrder } from '#contracts/api/orders/orders.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import type { Backend } from '../backend.ts'
import type { Call } from '../calls.ts'

/** Amounts with cents that tell every row of a screen apart. 2 × 61.37 + 8.13 − 5.29 = 125.58. */
export const sums = { price: '61.37', pieces: 2, goods: '122.74', freight: '8.13', coupon: '5.29', total: '125.58' } as const

/** The product of these orders, which the ready seller's store has on sale. */
export const goodsId = 90_381
const addressId = 90_382

type Tools = { readonly given: Backend['given']; readonly api: (who: 'shopper' | 'seller') => Promise<Call> }
type Order = ReplyOf<typeof showOrder>

/** Puts the product on sale with a freight of its own sum, and gives the shopper an address. */
export const prepareShop = async ({ given, api }: Tools): Promise<void> => {
  await given('a product is on sale', { id: goodsId, stock: 9, price: sums.price })
  await given('the shopper has an address', { id: addressId })
  await given('the shopper has a balance', { money: '500.00' })
  const seller = await api('seller')
  await seller(sellerGoods.update, { params: { id: goodsId }, body: { freight_id: 0 } })
  const template = { id: 0, f_weight: '999.00', f_price: sums.freight, o_weight: '0.00', o_price: '0.00' }
  await seller(saveFreights, { params: { id: 0 }, body: { info: [template] } })
}

/** Lets the store issue a coupon, which the shopper receives. @returns the id of the shopper's copy. */
export const giveCoupon = async ({ api }: Tools): Promise<number> => {
  const [shopper, seller] = [await api('shopper'), await api('seller')]
  const period = { start_time: '2020-01-01 00:00:00', end_time: '2099-12-31 00:00:00' }
  await seller(sellerCoupons.create, { body: { name: 'Cents', money: sums.coupon, use_money: '10.00', stock: 9, ...period } })
  const [campaign] = (await seller(sellerCoupons.list, { query: { per_page: 30 } })).data
  await shopper(receiveCoupon, { body: { id: campaign?.id ?? 0 } })
  const [copy] = (await shopper(listCoupons, { query: {} })).data
  return copy?.id ?? 0
}

/** The lines of an order as the confirmation's address and the calls carry them. */
export const twoPieces = [{ goods_id: goodsId, sku_id: 0, buy_num: sums.pieces }]

const create = async (tools: Tools, coupon: number): Promise<Order> => {
  const shopper = await tools.api('shopper')
  const params = encodeParams({ order: twoPieces, ifcart: 0 })
  const { order_id } = await shopper(createOrder, { body: { params, address_id: addressId, coupon_id: String(coupon) } })
  return shopper(showOrder, { params: { id: order_id[0] ?? 0 } })
}

const pay = async ({ api }: Tools, { id }: Order): Promise<Order> => {
  const shopper = await api('shopper')
  await shopper(payOrder, {
    body: { order_id: String(id), payment_name: 'balance', pay_password: accounts.shopper.payPassword },
  })
  return shopper(showOrder, { params: { id } })
}

/** Builds an order of the shopper: `await anOrder().withCoupon().waitingFor('payment')`. */
export type OrderToBe = {
  readonly withCoupon: () => OrderToBe
  readonly waitingFor: (what: 'payment' | 'delivery') => Promise<Order>
}

/** Orders two pieces of a product through the API, at the sums above. */
export const anOrder = (tools: Tools, hasCoupon = false): OrderToBe => ({
  withCoupon: () => anOrder(tools, true),
  waitingFor: async what => {
    await prepareShop(tools)
    const order = await create(tools, hasCoupon ? await giveCoupon(tools) : 0)
    return what === 'payment' ? order : pay(tools, order)
  },
})
