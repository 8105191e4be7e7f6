import type { CartLine } from '#contracts/api/orders/carts.ts'
import type { Attribute, Sku } from '#contracts/api/catalogue/goods.ts'
import { goodsFacts } from '#contracts/examples/samples.ts'
import type { Goods } from '#src/pages/shop/goods/use-purchase.ts'
import type { z } from 'zod'

const time = { start_time: '2026-06-15 00:00:00', end_time: '2026-06-15 18:00:00' } as const
const picture = (at: number) => `/storage/goods/mug-${at}-red-1.svg`

/** Two attributes; some pairs have no variant, and one variant is sold out. */
export const attributes: z.infer<typeof Attribute>[] = [
  {
    id: 1,
    name: 'Colour',
    specs: [
      { id: 11, name: 'Red' },
      { id: 12, name: 'Blue' },
    ],
  },
  {
    id: 2,
    name: 'Size',
    specs: [
      { id: 21, name: 'Small' },
      { id: 22, name: 'Large' },
      { id: 23, name: 'A size with quite a long name, as some sellers give them' },
    ],
  },
]

const sku = (id: number, colour: number, size: number, goods_stock: number, goods_price = '129.00'): Sku => ({
  id,
  spec_id: [String(colour), String(size)],
  sku_name: [`${colour}`, `${size}`],
  goods_price,
  goods_market_price: '159.00',
  goods_stock,
  goods_weight: '0.50',
  goods_image: picture(1),
})

/** Red is available in small and large; blue in small, which is sold out, and in the third size. */
export const skus: Sku[] = [sku(1, 11, 21, 5), sku(2, 11, 22, 5, '149.00'), sku(3, 12, 21, 0), sku(4, 12, 23, 2)]

/** The reply of a product's page; stories change parts of it. */
export const goods: Goods = {
  ...goodsFacts,
  id: 1,
  goods_name: 'Mug with a handle',
  goods_subname: '',
  goods_price: '129.00',
  goods_market_price: '159.00',
  goods_stock: 12,
  goods_sale: 340,
  goods_master_image: picture(1),
  goods_images: [picture(1), picture(2), picture(3)],
  goods_content: '',
  store_info: {
    id: 1,
    user_id: 3,
    store_name: 'Corner Shop',
    store_logo: '',
    store_company_name: '',
    area_info: '',
    store_address: '',
    after_sale_service: '',
  },
  rate: { scoreAll: 5, agreeAll: 5, serviceAll: 5, speedAll: 5 },
  comment_statistics: { all: 12, good: 11, commonly: 1, bad: 0, rate: 91.67 },
  sale_list: [],
  coupons: [
    { id: 90_301, name: 'Spring', money: '30.00', use_money: '300.00', stock: 9, ...time },
    {
      id: 90_302,
      name: 'A coupon with quite a long name, as some stores give them',
      money: '5.00',
      use_money: '0.00',
      stock: 1,
      ...time,
    },
  ],
  seckills: { discount: '20.00', ...time },
  full_reductions: [],
  collectives: { id: 1, discount: '15.00', need: 3 },
  collective_list: [1, 2, 3, 4, 5].map(id => ({ id, need: 3, nickname: `Member ${id}`, avatar: '', orders_count: 1 + (id % 2) })),
}

/** A line of the cart. */
export const cartLine: CartLine = {
  cart_id: 1,
  goods_id: 1,
  sku_id: 2,
  buy_num: 2,
  goods_name: 'Mug with a handle',
  goods_image: picture(1),
  goods_price: '149.00',
  sku_name: 'Red, Large',
}
