import { homeGoods, searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { examplesOf, nobody } from '../kit.ts'
import { fiveOff, flashSale, freeCoupon, groupBuy, period, openGroup, reduction } from '../marketing/samples.ts'
import { goods, goodsFacts, goodsInLists, pageWith, variant } from '../samples.ts'

const card = {
  ...goodsInLists,
  order_comment_count: 1,
  need: 0,
  store_name: 'Corner Shop',
}

const detail = {
  ...goodsFacts,
  store_info: {
    id: 90_103,
    user_id: 90_104,
    store_name: 'Corner Shop',
    store_logo: '/storage/stores/corner.svg',
    store_company_name: 'Corner Ltd.',
    area_info: 'Northland North City',
    store_address: '3 Market Street',
    after_sale_service: '<p>Seven days.</p>',
  },
  rate: { scoreAll: 5, agreeAll: 5, serviceAll: 4, speedAll: 5 },
  comment_statistics: { all: 1, good: 1, commonly: 0, bad: 0, rate: 100 },
  sale_list: [{ ...card, id: 90_048 }],
  coupons: [{ ...fiveOff, id: freeCoupon.id, stock: 10, ...period }],
  seckills: false as const,
  full_reductions: [{ money: '5.00', use_money: '9999.00' }],
  collectives: false as const,
  collective_list: [],
}
/** Campaigns for all products of the store, so that the lists of the reply are not empty. */
const campaigns = [freeCoupon.given, reduction.given] as const

/** The state names the group, not the offer. */
const offer = { id: 90_398, discount: '10.00', need: 2 }
const gathering = { id: openGroup.id, need: 2, nickname: '***r', avatar: '/storage/avatar/other.svg', orders_count: 1 }
const sku = {
  id: variant.sku_id,
  spec_id: ['90047'],
  sku_name: ['Blue'],
  goods_price: variant.price,
  goods_market_price: '40.00',
  goods_stock: 10,
  goods_weight: '0.30',
  goods_image: goods.image,
}

export const goodsExamples = [
  ...examplesOf(searchGoods, [
    {
      // Proves SRH-1.
      when: 'cheapest first',
      given: goods.onSale,
      query: { params: encodeParams({ sort_type: 'goods_price', sort_order: 'asc' }), page: 1, per_page: 30 },
      reply: pageWith(card),
    },
    {
      // Proves GRP-7.
      when: 'with a group-buy offer, at the group price',
      given: groupBuy.given,
      query: { is_collective: 1 },
      reply: pageWith({ ...card, id: groupBuy.goods_id, goods_price: '18.00', need: 2 }),
    },
    // Proves SRH-1.
    { when: 'everything', given: goods.onSale, query: {}, reply: pageWith(card) },
    {
      // Proves SRH-1.
      when: 'nothing matches the keywords',
      query: { params: encodeParams({ keywords: 'no%20such%20thing' }) },
      reply: pageWith(),
      exact: ['total'],
    },
  ]),
  ...examplesOf(homeGoods, [
    { when: 'something is on sale', given: goods.onSale, reply: { goods: [{ id: 90_051, name: 'Home', goods: [card] }] } },
  ]),
  ...examplesOf(showGoods, [
    {
      // Proves GDS-5, COM-11.
      when: 'it has no SKUs',
      given: [goods.onSale, ...campaigns],
      params: { id: goods.id },
      reply: detail,
      exact: ['goods_price', 'goods_stock', 'goods_status'],
    },
    {
      // Proves GDS-5.
      when: 'it has SKUs',
      given: [variant.onSale, ...campaigns],
      params: { id: variant.id },
      reply: {
        ...detail,
        id: variant.id,
        goods_price: variant.price,
        attrList: [{ id: 90_046, name: 'Colour', specs: [{ id: 90_047, name: 'Blue' }] }],
        skuList: [sku],
      },
    },
    {
      // Proves CMP-10.
      when: 'a flash sale runs',
      given: [flashSale.given, ...campaigns],
      params: { id: flashSale.goods_id },
      reply: { ...detail, id: flashSale.goods_id, seckills: { discount: '20.00', ...period } },
      exact: ['seckills.discount'],
    },
    {
      // Proves CMP-10, GRP-9.
      when: 'a group can be joined',
      given: [openGroup.given, ...campaigns],
      params: { id: openGroup.goods_id },
      reply: { ...detail, id: openGroup.goods_id, collectives: offer, collective_list: [gathering] },
      exact: ['collective_list.orders_count'],
    },
    // Proves GDS-6.
    { when: 'there is none with this id', params: { id: nobody }, error: 'notFound' },
  ]),
]
