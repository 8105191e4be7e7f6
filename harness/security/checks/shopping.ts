import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { createOrder } from '#contracts/api/orders/orders.ts'
import { Skipped, type Person } from '../person.ts'

/** An address in the first district that the server knows. @throws Skipped when it knows none. */
export const addressForm = async (guest: Person) => {
  const [province] = await guest.ask(loadAreas, {})
  const [city] = province?.children ?? []
  const [region] = city?.children ?? []
  if (!province || !city) throw new Skipped('The server knows no areas to deliver to.')
  const area = [province.id, city.id, ...(region ? [region.id] : [])]
  return { receive_name: 'Security', receive_tel: '13800000000', area, address: '1 Security Street', is_default: 0 as const }
}

/** An address of the shopper, and a function that removes it if it was created for the check. */
export const anAddress = async (shopper: Person, guest: Person) => {
  const { data } = await shopper.ask(userAddresses.list, { query: { page: 1, per_page: 1 } })
  const [known] = data
  if (known) return { id: known.id, remove: async (): Promise<void> => undefined }
  const { id } = await shopper.ask(userAddresses.create, { body: await addressForm(guest) })
  return { id, remove: async (): Promise<void> => void (await shopper.send(userAddresses.remove, { params: { ids: id } })) }
}

/** The cheapest product for sale, with its first SKU. @throws Skipped if all are sold out. */
const anOffer = async (guest: Person): Promise<{ goods_id: number; sku_id: number }> => {
  const { data } = await guest.ask(searchGoods, { query: { page: 1, per_page: 100 } })
  const inStock = data.filter(({ goods_stock }) => goods_stock > 2)
  const cheapest = inStock.toSorted((a, b) => Number(a.goods_price) - Number(b.goods_price))
  for (const { id } of cheapest.slice(0, 20)) {
    const { skuList = [] } = await guest.ask(showGoods, { params: { id } })
    const sku = skuList.find(({ goods_stock }) => goods_stock > 2)
    if (skuList.length === 0 || sku) return { goods_id: id, sku_id: sku?.id ?? 0 }
  }
  throw new Skipped('There is no product in stock to order.')
}

/** The price that the client claims, in cents. */
export const clientPrice = 1

/** The form of an order of one piece, with a price, which the server must ignore. */
export const orderForm = async (guest: Person, address_id: number) => {
  const offer = await anOffer(guest)
  const cheap = { goods_price: '0.01', total_price: '0.01', order_price: '0.01' }
  const params = encodeParams({ order: [{ ...offer, buy_num: 1, ...cheap }], ifcart: 0 })
  return { params, address_id, coupon_id: '0', ...cheap }
}

/** Orders one piece. @returns the id of the order. */
export const orderOne = async (shopper: Person, guest: Person, address_id: number): Promise<number> => {
  const { order_id } = await shopper.ask(createOrder, { body: await orderForm(guest, address_id) })
  return order_id[0] ?? 0
}
