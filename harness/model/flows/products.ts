import fc from 'fast-check'
import { adminGoods, sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import type { Given } from '#contracts/states/index.ts'
import { drawn, inOrder, one, step, type Flow } from './kit.ts'
import { goods, sku, variant } from './shop.ts'

const [front, back] = ['/storage/goods/enamel-mug.svg', '/storage/goods/enamel-jug.svg']
const goodsGiven: readonly Given[] = [
  ['a product is on sale', { id: goods, stock: 10, price: '20.00' }],
  ['a product with SKUs is on sale', { id: variant, sku_id: sku, stock: 4, price: '35.00' }],
]
const parts = one(
  { goods_subname: 'One litre' },
  { goods_subname: '' },
  { goods_name: 'Enamel mug, large' },
  { goods_content: '<p>For the table.</p>' },
  { goods_stock: 7 },
  { goods_stock: 0 },
  { goods_images: [front, back], goods_master_image: back },
  { goods_images: [back, front], goods_master_image: back },
  { goods_price: '22.50' },
  { goods_status: 0 },
  { skuList: '' },
)
const classId = 90_301
const newGoods = drawn({ more: one({}, { goods_status: 1 }, { goods_status: 0 }) }, ({ more }) =>
  step(sellerGoods.create, {
    body: {
      goods_name: 'Enamel jug',
      class_id: classId,
      goods_images: [front],
      goods_price: '49.90',
      goods_market_price: '59.00',
      goods_stock: 20,
      goods_weight: '0.80',
      goods_content: '<p>For the table.</p>',
      freight_id: -1,
      ...more,
    },
  }),
)
const creations = inOrder([['a class for products exists', { id: classId }]], { of: newGoods, least: 1, most: 2 })
const products = inOrder(goodsGiven, {
  of: fc.oneof(
    {
      weight: 4,
      arbitrary: drawn({ id: one(goods, goods, variant), some: parts, more: parts }, ({ id, some, more }) =>
        step(sellerGoods.update, { params: { id }, body: { ...some, ...more } }),
      ),
    },
    {
      weight: 1,
      arbitrary: drawn(
        { id: one(goods, variant), body: one({ goods_verify: 0, refuse_info: 'The picture is dark.' }, { goods_verify: 1 }) },
        ({ id, body }) => step(adminGoods.update, { params: { id }, body }),
      ),
    },
  ),
  least: 2,
  most: 4,
})

/** Products that are created with few fields and edited field by field. */
export const productFlows: readonly Flow[] = [
  { name: 'new products', about: [sellerGoods.create], often: 0.1, given: [], plans: creations },
  {
    name: 'a product edited in parts',
    about: [sellerGoods.update, adminGoods.update],
    often: 0.8,
    given: goodsGiven,
    plans: products,
  },
]
