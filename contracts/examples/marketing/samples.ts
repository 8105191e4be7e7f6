/** Campaigns, groups and referrals that examples of several resources need. */
export const period = { start_time: '2026-01-02 03:04:05', end_time: '2026-02-02 03:04:05' }

export const fiveOff = { name: 'Five off', money: '5.00', use_money: '10.00' }

export const freeCoupon = { id: 90_301, given: ['a coupon is on offer', { id: 90_301, stock: 10 }] } as const
export const goneCoupon = { id: 90_302, given: ['a coupon is on offer', { id: 90_302, stock: 0 }] } as const
export const ownCoupon = {
  id: 90_303,
  coupon_id: 90_304,
  given: ['the shopper has a coupon', { id: 90_303, coupon_id: 90_304 }],
} as const

export const reduction = { id: 90_308, given: ['a spend-and-save rule is running', { id: 90_308 }] } as const

export const groupBuy = {
  id: 90_305,
  goods_id: 90_311,
  given: ['a product has a group-buy offer', { id: 90_305, goods_id: 90_311 }],
} as const
export const openGroup = {
  id: 90_321,
  goods_id: 90_312,
  given: ['a group waits for its last member', { id: 90_321, goods_id: 90_312 }],
} as const
export const fullGroup = {
  id: 90_323,
  goods_id: 90_313,
  given: ['a group is complete', { id: 90_323, goods_id: 90_313 }],
} as const
export const flashSale = {
  id: 90_306,
  goods_id: 90_314,
  given: ['a product is in a flash sale', { id: 90_306, goods_id: 90_314 }],
} as const
export const referral = {
  id: 90_307,
  goods_id: 90_315,
  given: ['a product has a referral offer', { id: 90_307, goods_id: 90_315 }],
} as const

/** Campaigns that must not overlap with others. */
export const otherGroupBuy = {
  goods_id: 90_352,
  given: ['a product has a group-buy offer', { id: 90_351, goods_id: 90_352 }],
} as const
export const otherSale = {
  goods_id: 90_354,
  given: ['a product is in a flash sale', { id: 90_353, goods_id: 90_354 }],
} as const
export const otherReferral = {
  goods_id: 90_356,
  given: ['a product has a referral offer', { id: 90_355, goods_id: 90_356 }],
} as const
/** A period that overlaps with every other one. */
export const always = { start_time: '2000-01-01 00:00:00', end_time: '2099-12-31 23:59:59' }

/** The fields of a campaign that describe its product. */
export const offered = { goods_name: 'Enamel mug', goods_master_image: '/storage/goods/enamel-mug.svg' }
