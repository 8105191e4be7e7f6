import { adminSkus } from '#contracts/api/catalogue/goods-skus.ts'
import { crudExamples } from '../crud.ts'
import { goods, variant } from '../samples.ts'

const colour = { id: 90_331, name: 'Colour', spec_id: 90_332, other_spec_id: 90_333 }
const hasColour = ['the store has an attribute', colour] as const
const offer = { goods_price: '30.00', goods_market_price: '40.00', goods_stock: 5, goods_weight: '0.30' }
const added = { goods_id: goods.id, spec_id: String(colour.spec_id), goods_image: goods.image, ...offer }

export const goodsSkuExamples = crudExamples(adminSkus, {
  given: variant.onSale,
  id: variant.sku_id,
  row: {
    id: variant.sku_id,
    goods_id: variant.id,
    spec_id: '90047',
    sku_name: 'Blue',
    ...offer,
    goods_image: goods.image,
    created_at: '2026-01-02 03:04:05',
  },
  added,
  addedGiven: [goods.onSale, hasColour],
  changed: { goods_price: '33.00', goods_stock: 7 },
  wrong: { goods_price: 'cheap' },
})
