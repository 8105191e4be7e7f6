import { addToCart, changeCartLine, countCart, listCart, removeFromCart } from '#contracts/api/orders/carts.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'
import { goods, offShelf, soldOut, variant } from '../samples.ts'

const line = { cart_id: 90_031, goods_id: goods.id, buy_num: 2, stock: 3 }
const filled = ['the cart holds a product', line] as const
const empty = ['the cart is empty', {}] as const

export const cartExamples = [
  ...examplesOf(countCart, [
    { when: 'a guest has no cart', reply: 0, exact: true },
    { when: 'the cart is empty', as: 'shopper', given: empty, reply: 0, exact: true },
    { when: 'the cart has one line', as: 'shopper', given: filled, reply: 1, exact: true },
  ]),
  ...guarded(
    examplesOf(listCart, [
      {
        when: 'it has one line',
        given: filled,
        query: { page: 1, per_page: 30 },
        reply: {
          data: [
            {
              store_id: 90_103,
              store_name: 'Corner Shop',
              store_logo: '/storage/stores/corner.svg',
              cart_list: [
                {
                  cart_id: line.cart_id,
                  goods_id: line.goods_id,
                  sku_id: 0,
                  goods_name: goods.goods_name,
                  goods_image: goods.image,
                  goods_price: goods.price,
                  sku_name: '-',
                  buy_num: line.buy_num,
                },
              ],
            },
          ],
          total: 1,
          per_page: 30,
          last_page: 1,
          current_page: 1,
        },
        exact: ['data.cart_list.cart_id', 'data.cart_list.goods_id', 'data.cart_list.buy_num', 'total'],
      },
      {
        when: 'it is empty',
        given: empty,
        query: {},
        reply: { data: [], total: 0, per_page: 30, last_page: 1, current_page: 1 },
        exact: ['total'],
      },
    ]),
  ),
  ...guarded(
    examplesOf(addToCart, [
      {
        when: 'the product has no SKUs',
        given: [empty, goods.onSale],
        body: { goods_id: goods.id, sku_id: 0, buy_num: 1 },
        reply: [],
      },
      {
        when: 'a SKU is chosen',
        given: [empty, variant.onSale],
        body: { goods_id: variant.id, sku_id: variant.sku_id, buy_num: 1 },
        reply: [],
      },
      {
        // Proves CRT-2.
        when: 'the product has SKUs and none is chosen',
        given: variant.onSale,
        body: { goods_id: variant.id, buy_num: 1 },
        error: 'skuMissing',
      },
      { when: 'there is no such product', body: { goods_id: nobody, buy_num: 1 }, error: 'notFound' },
      {
        // Proves CRT-3.
        when: 'the product is off the shelf',
        given: offShelf.given,
        body: { goods_id: offShelf.id, buy_num: 1 },
        error: 'offShelf',
      },
      // Proves CRT-3.
      { when: 'none are left', given: soldOut.given, body: { goods_id: soldOut.id, buy_num: 1 }, error: 'stockTooLow' },
      {
        when: 'the quantity is not a number',
        given: goods.onSale,
        body: { goods_id: goods.id, buy_num: 'some' },
        error: 'invalidInput',
      },
      {
        when: "a seller's sub-account tries to buy",
        as: 'staff',
        given: goods.onSale,
        body: { goods_id: goods.id, buy_num: 1 },
        error: 'subAccountRefused',
      },
    ]),
  ),
  ...guarded(
    examplesOf(changeCartLine, [
      { when: 'the quantity is set', given: filled, params: { id: line.cart_id }, body: { buy_num: 3 }, reply: [] },
      { when: 'it goes up by one', given: filled, params: { id: line.cart_id }, body: { is_type: 1 }, reply: [] },
      { when: 'it goes down by one', given: filled, params: { id: line.cart_id }, body: { is_type: 0 }, reply: [] },
      { when: 'there is no such line', params: { id: nobody }, body: { buy_num: 3 }, error: 'notFound' },
      // Proves CRT-3.
      { when: 'less stock is left', given: filled, params: { id: line.cart_id }, body: { buy_num: 4 }, error: 'stockTooLow' },
      {
        when: 'the quantity is not a number',
        given: filled,
        params: { id: line.cart_id },
        body: { buy_num: 'some' },
        error: 'invalidInput',
      },
    ]),
  ),
  ...guarded(
    examplesOf(removeFromCart, [
      { when: 'the line exists', given: filled, params: { ids: line.cart_id }, reply: 1 },
      { when: 'there is no such line', params: { ids: nobody }, error: 'notFound' },
    ]),
  ),
]
