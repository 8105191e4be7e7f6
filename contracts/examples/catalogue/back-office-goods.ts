import { adminGoods, sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf } from '../kit.ts'
import { goods, goodsFacts, variant } from '../samples.ts'

const row = {
  id: variant.id,
  goods_name: goods.goods_name,
  goods_no: 'MUG-1',
  goods_price: variant.price,
  goods_stock: 10,
  goods_sale: 3,
  goods_master_image: goods.image,
  brand_name: 'Northwind',
  class_name: 'Mugs',
  goods_status: 1,
  goods_verify: 1,
  created_at: '2026-01-02 03:04:05',
} as const

const sku = {
  spec_id: ['90047'],
  sku_name: ['Blue'],
  goods_image: goods.image,
  goods_price: variant.price,
  goods_market_price: '40.00',
  goods_stock: 10,
  goods_weight: '0.30',
}

const detail = {
  ...goodsFacts,
  id: variant.id,
  goods_no: 'MUG-1',
  goods_weight: '0.30',
  goods_verify: 1 as const,
  refuse_info: '',
  freight_id: -1,
  is_master: 0 as const,
  attrList: [{ id: 90_046, name: 'Colour', specs: [{ id: 90_047, name: 'Blue', check: true as const }] }],
  skuList: [{ id: variant.sku_id, ...sku }],
}

const leaf = { id: 90_301 }
const form = {
  goods_name: 'Enamel jug',
  goods_subname: 'One litre',
  goods_no: 'JUG-1',
  class_id: leaf.id,
  goods_images: [goods.image],
  goods_master_image: goods.image,
  goods_price: '49.90',
  goods_market_price: '59.00',
  goods_weight: '0.80',
  goods_stock: 20,
  goods_content: '<p>For the whole table.</p>',
  goods_status: 1 as const,
  freight_id: -1,
}
const changed = { goods_name: 'Enamel mug, large', goods_price: '22.50', goods_market_price: '29.00' }
const wrong = { goods_name: 'x'.repeat(121) }
const given = variant.onSale

/** An attribute of the store, and SKUs of its values. */
const colour = { id: 90_304, name: 'Colour', spec_id: 90_305, other_spec_id: 90_306 }
const foreignStore = 90_307
const skuOf = (spec_id: number, goods_price: string) => ({
  spec_id: [spec_id],
  sku_name: ['Red'],
  goods_price,
  goods_market_price: '40.00',
  goods_stock: 5,
  goods_weight: '0.30',
})
const hasColour = ['the store has an attribute', colour] as const
const skuList = [skuOf(colour.spec_id, '30.00'), skuOf(colour.other_spec_id, '32.00')]
const otherStores = { id: 90_310 }
const sells = ['a product of another store is on sale', { ...otherStores, store_id: foreignStore }] as const

export const backOfficeGoodsExamples = [
  ...crudExamples(sellerGoods, {
    given,
    id: variant.id,
    row,
    detail,
    added: form,
    addedGiven: ['a class for products exists', leaf],
    changed,
    wrong,
  }),
  ...examplesOf(sellerGoods.list, [
    {
      when: 'products on the shelf by the beginning of the name',
      given,
      query: { goods_name: '搪瓷|likeRight', goods_status: '1', goods_verify: '1', isWith: 'goods_class,goods_brand' },
      reply: { data: [row], total: 1, per_page: 30, last_page: 1, current_page: 1 },
    },
  ]),
  ...examplesOf(sellerGoods.create, [
    {
      when: 'it comes in two SKUs',
      given: [['a class for products exists', leaf], hasColour],
      body: { ...form, skuList },
      reply: { id: 90_099 },
    },
    {
      // Proves GDE-5.
      when: 'the store may not sell in the class',
      given: ['the store does not sell in a class', leaf],
      body: form,
      error: 'classNotSold',
    },
  ]),
  // Proves GDE-1.
  ...examplesOf(sellerGoods.show, [
    { when: 'it belongs to another store', given: sells, params: otherStores, error: 'notFound' },
  ]),
  ...examplesOf(sellerGoods.update, [
    // Proves SKU-3.
    { when: 'the shelf switch leaves the SKUs alone', given, params: { id: variant.id }, body: { goods_status: 0 }, reply: 1 },
    {
      when: 'the store may not sell in the class',
      given: [variant.onSale, ['the store does not sell in a class', leaf]],
      params: { id: variant.id },
      body: { class_id: leaf.id },
      error: 'classNotSold',
    },
    // Proves SKU-3.
    { when: 'empty text for SKUs removes them all', given, params: { id: variant.id }, body: { skuList: '' }, reply: 1 },
    {
      when: 'a product without SKUs gets two',
      given: [goods.onSale, hasColour],
      params: { id: goods.id },
      body: { skuList },
      reply: 1,
    },
    { when: 'it belongs to another store', given: sells, params: otherStores, body: { goods_status: 0 }, error: 'notFound' },
  ]),
  ...examplesOf(sellerGoods.remove, [
    { when: 'it belongs to another store', given: sells, params: { ids: otherStores.id }, error: 'notFound' },
  ]),
  ...crudExamples(adminGoods, {
    given,
    id: variant.id,
    row,
    detail,
    added: { ...form, store_id: foreignStore },
    addedGiven: [['a class for products exists', leaf], sells],
    changed: { ...changed, goods_verify: 1, is_master: 1 },
    wrong,
  }),
  ...examplesOf(adminGoods.update, [
    {
      // Proves REV-5.
      when: 'it is rejected for a reason',
      given,
      params: { id: variant.id },
      body: { goods_verify: 0, refuse_info: 'The picture shows something else.' },
      reply: 1,
    },
    {
      when: 'it is rejected without a reason',
      given,
      params: { id: variant.id },
      body: { goods_verify: 0 },
      error: 'invalidInput',
    },
    {
      when: 'the shelf switch of a product of any store',
      given: sells,
      params: otherStores,
      body: { goods_status: 0 },
      reply: 1,
    },
  ]),
]
