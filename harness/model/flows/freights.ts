import fc from 'fast-check'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { saveFreights } from '#contracts/api/orders/freights.ts'
import { drawn, mostly, one, step } from './kit.ts'
import { place, template } from './shop.ts'

const dimensions = {
  f_weight: one('1.00', '0.00', '0.50', '0.60'),
  f_price: mostly(one('8.00', '30.00'), one('0.00')),
  o_weight: one('0.50', '0.50', '0.00', '1.00'),
  o_price: one('2.00', '0.01'),
}

/** Saves the default template of the store and one for a province, which is that of the address or another. */
export const freightSteps = drawn(
  { ...dimensions, custom: one('30.00', '1.00', '0.00'), covers: fc.boolean() },
  ({ custom, covers, ...usual }) =>
    step(saveFreights, {
      params: { id: 0 },
      body: {
        info: [
          { id: template.id, ...usual },
          {
            id: template.custom_id,
            name: 'North',
            ...usual,
            f_price: custom,
            area_id: [covers ? place.province_id : template.province_id],
          },
        ],
      },
    }),
)

/** Weights at, around and several steps above the first weight, and each way of sending. */
export const weighs = (id: number) =>
  drawn(
    {
      goods_weight: one('0.30', '0.50', '0.60', '1.00', '1.01', '1.50', '2.50'),
      freight_id: one(0, 0, -1, template.custom_id, template.custom_id),
    },
    body => step(sellerGoods.update, { params: { id }, body }),
  )
