import { beforeEach, describe, expect, test } from 'vitest'
import { sellerCollectives } from '#contracts/api/marketing/collectives.ts'
import { sellerDistributions } from '#contracts/api/marketing/distributions.ts'
import { sellerFullReductions } from '#contracts/api/marketing/full-reductions.ts'
import { sellerSeckills } from '#contracts/api/marketing/seckills.ts'
import { dateTimeText } from '../../clock.ts'
import { createShop, noon } from '../../test-shop.ts'

const goods = 90_311
const day = 86_400_000
const during = { start_time: dateTimeText(noon - day), end_time: dateTimeText(noon + day) }
const before = { start_time: dateTimeText(noon - 2 * day), end_time: dateTimeText(noon - day) }

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  shop.given('a product is on sale', { id: goods, stock: 50, price: '33.33' })
})

describe('campaigns for one product', () => {
  const sale = (times: { start_time: string; end_time: string }, goods_id = goods) => ({
    body: { goods_id, discount: '20', ...times },
  })
  const later = { start_time: dateTimeText(noon + 2 * day), end_time: dateTimeText(noon + 3 * day) }

  // Proves CMP-2, CMP-5.
  test('of the same kind may follow each other but not overlap', async () => {
    const { id } = await shop.ask(sellerSeckills.create, sale(during), 'seller')

    const outcomes = [
      await shop.refusal(sellerSeckills.create, sale({ ...later, start_time: during.end_time }), 'seller'),
      await shop.refusal(sellerSeckills.create, sale(later), 'seller'),
      await shop.refusal(sellerSeckills.update, { params: { id }, ...sale({ ...during, end_time: later.end_time }) }, 'seller'),
      await shop.refusal(sellerSeckills.update, { params: { id }, ...sale(before) }, 'seller'),
    ]

    expect(outcomes).toEqual(['campaignOverlaps', 'none', 'campaignOverlaps', 'none'])
  })

  // Proves CMP-5.
  test('without times are limited to one of each kind', async () => {
    const groupBuy = { body: { goods_id: goods, discount: '10', need: 2 } }
    const referral = { body: { goods_id: goods, lev_1: '5', lev_2: '3', lev_3: '1' } }

    const outcomes = [
      await shop.refusal(sellerCollectives.create, groupBuy, 'seller'),
      await shop.refusal(sellerDistributions.create, referral, 'seller'),
      await shop.refusal(sellerCollectives.create, groupBuy, 'seller'),
      await shop.refusal(sellerDistributions.create, referral, 'seller'),
    ]

    expect(outcomes).toEqual(['none', 'none', 'campaignOverlaps', 'campaignOverlaps'])
  })

  // Proves CMP-6.
  test('that is sold out cannot be created, but a running one can be changed', async () => {
    const { id } = await shop.ask(sellerSeckills.create, sale(during), 'seller')
    shop.world.db.goods.change(goods, { goods_stock: 0 })

    expect(await shop.refusal(sellerSeckills.create, sale(later), 'seller')).toBe('stockTooLow')
    expect(await shop.refusal(sellerSeckills.update, { params: { id }, ...sale(before) }, 'seller')).toBe('none')
  })

  // Proves CPN-6, RED-2.
  test('never take off more than the minimum spend', async () => {
    const outcomes = [
      await shop.refusal(
        sellerFullReductions.create,
        { body: { name: '满减', money: '11', use_money: '10', ...during } },
        'seller',
      ),
      await shop.refusal(
        sellerFullReductions.create,
        { body: { name: '立减', money: '11', use_money: '0', ...during } },
        'seller',
      ),
    ]

    expect(outcomes).toEqual(['invalidInput', 'none'])
  })
})
