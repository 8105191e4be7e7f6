import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { createOrder, orderAfter } from '#contracts/api/orders/orders.ts'
import { ask, must, same, type Rule } from '../rule.ts'

const [goods_id, address_id] = [95_131, 95_132]

/** Servers may part the names of an area as they like. */
const words = (text: string): string => text.replace(/[\s,/-]+/g, ' ').trim()

const receiver: Rule = {
  name: 'An order keeps receiver, phone, area and street of the address that was chosen.',
  about: [createOrder, orderAfter],
  source: 'ORD-5',
  run: async shop => {
    await shop.given(
      ['a product is on sale', { id: goods_id, stock: 9, price: '12.50' }],
      ['the shopper has an address', { id: address_id }],
    )
    const address = await ask(shop, userAddresses.show, { params: { id: address_id } }, 'shopper')
    const params = encodeParams({ order: [{ goods_id, sku_id: 0, buy_num: 1 }], ifcart: 0 })
    const placed = await ask(shop, createOrder, { body: { params, address_id, coupon_id: '0' } }, 'shopper')
    const asked = { params: encodeParams({ order_id: placed.order_id }) }
    const [order] = await ask(shop, orderAfter, { body: asked }, 'shopper')
    must(order !== undefined, 'data', 'the new order', [])
    same('data[0].receive_name', order?.receive_name, address.receive_name)
    same('data[0].receive_tel', order?.receive_tel, address.receive_tel)
    same('data[0].receive_area', words(order?.receive_area ?? ''), words(address.area_info))
    same('data[0].receive_address', order?.receive_address, address.address)
  },
}

/** What an order copies from elsewhere. */
export const copyRules: readonly Rule[] = [receiver]
