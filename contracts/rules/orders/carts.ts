import { changeCartLine, countCart, listCart, removeFromCart } from '#contracts/api/orders/carts.ts'
import { ask, refused, same, type Rule } from '../rule.ts'

const cartLine: Rule = {
  name: 'A changed quantity is stored in the cart; subtracting from 1 removes the line, and so does deleting it.',
  about: [changeCartLine, removeFromCart, countCart],
  source: 'CRT-4',
  run: async shop => {
    const cart_id = 95_801
    const given = () => shop.given(['the cart holds a product', { cart_id, goods_id: 95_802, buy_num: 2, stock: 9 }])
    const numbers = async () =>
      (await ask(shop, listCart, {}, 'shopper')).data.flatMap(({ cart_list }) => cart_list.map(({ buy_num }) => buy_num))
    const line = { params: { id: cart_id } }
    await given()
    await ask(shop, changeCartLine, { ...line, body: { buy_num: 5 } }, 'shopper')
    same('data.data[].cart_list[].buy_num', await numbers(), [5])
    await ask(shop, changeCartLine, { ...line, body: { is_type: 1 } }, 'shopper')
    same('data.data[].cart_list[].buy_num after one more', await numbers(), [6])
    await ask(shop, changeCartLine, { ...line, body: { is_type: 0 } }, 'shopper')
    same('data.data[].cart_list[].buy_num after one less', await numbers(), [5])
    await refused(shop, 'stockTooLow', changeCartLine, { ...line, body: { buy_num: 10 } }, 'shopper', 'nine are left')
    same('data.data[].cart_list[].buy_num', await numbers(), [5])
    const count = await ask(shop, removeFromCart, { params: { ids: cart_id } }, 'shopper')
    shop.advise(() => same('data', count, 1))
    same('data', await ask(shop, countCart, {}, 'shopper'), 0)
  },
}

/** Rules for the cart. */
export const cartRules: readonly Rule[] = [cartLine]
