import { sellerCollectives } from '#contracts/api/marketing/collectives.ts'
import { crudExamples } from '../crud.ts'
import { groupBuy, offered, otherGroupBuy } from './samples.ts'
import { goods, soldOut } from '../samples.ts'

const { id, goods_id, given } = groupBuy

export const collectiveExamples = crudExamples(sellerCollectives, {
  given,
  id,
  row: { id, store_id: 90_103, goods_id, ...offered, discount: '10.00', need: 2, created_at: '2026-01-02 03:04:05' },
  added: { goods_id: goods.id, discount: '12.50', need: 3 },
  addedGiven: goods.onSale,
  changed: { goods_id, discount: '15.00', need: 4 },
  wrong: { goods_id, discount: '10.00', need: 1 },
  refusals: [
    {
      when: 'the product has an offer already',
      given: otherGroupBuy.given,
      body: { goods_id: otherGroupBuy.goods_id, discount: '10.00', need: 2 },
      error: 'campaignOverlaps',
    },
    {
      when: 'the product is out of stock',
      given: soldOut.given,
      body: { goods_id: soldOut.id, discount: '10.00', need: 2 },
      error: 'stockTooLow',
    },
  ],
})
