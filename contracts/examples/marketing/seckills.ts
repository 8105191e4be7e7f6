import { listSeckills, sellerSeckills } from '#contracts/api/marketing/seckills.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf } from '../kit.ts'
import { always, flashSale, period, offered, otherSale } from './samples.ts'
import { goods, pageWith, soldOut } from '../samples.ts'

const { id, goods_id, given } = flashSale
const form = { goods_id, discount: '25.00', ...period }

const card = {
  id: goods_id,
  ...offered,
  goods_subname: 'For two cups',
  goods_price: '16.00',
  goods_market_price: '25.00',
  goods_stock: 10,
  goods_sale: 3,
  order_comment_count: 1,
  need: 0,
  store_name: 'Corner Shop',
  discount: '20.00',
  ...period,
}

export const seckillExamples = [
  ...crudExamples(sellerSeckills, {
    given,
    id,
    row: { id, store_id: 90_103, goods_id, ...offered, discount: '20.00', ...period, created_at: '2026-01-02 03:04:05' },
    added: { ...form, goods_id: goods.id },
    addedGiven: goods.onSale,
    changed: form,
    wrong: { ...form, discount: '100.01' },
    refusals: [
      {
        when: 'the product is in another one at that time',
        given: otherSale.given,
        body: { ...form, ...always, goods_id: otherSale.goods_id },
        error: 'campaignOverlaps',
      },
      {
        when: 'the product is out of stock',
        given: soldOut.given,
        body: { ...form, goods_id: soldOut.id },
        error: 'stockTooLow',
      },
    ],
  }),
  ...examplesOf(listSeckills, [
    {
      when: 'those of the current hour, at the sale price',
      given,
      query: { start_time: 0, page: 1, per_page: 30 },
      reply: pageWith(card),
    },
  ]),
]
