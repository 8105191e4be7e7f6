import { z } from 'zod'
import { Phase, period, runsForward, takesLess } from '../kit/campaign.ts'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { full } from '../kit/level.ts'
import { listQuery, pageOf } from '../kit/list-query.ts'
import { dateTime, filled, flag, id, money, sentId, sentInt, sentMoney, sentSum } from '../kit/values.ts'

/** A coupon campaign of a store; `use_money` is the minimum spend. */
export const Coupon = z.object({
  id,
  name: z.string(),
  money,
  use_money: money,
  stock: z.int().min(0).describe('How many coupons can still be received.'),
  content: z.string(),
  status: Phase,
  ...period,
  created_at: dateTime,
})
const most = 1_000_000
const campaign = z.object({
  name: filled.max(10),
  money: sentSum,
  use_money: sentMoney,
  stock: sentInt(z.int().min(1).max(most)),
  content: z.string().max(30).default(''),
  ...period,
})
export const CouponForm = campaign.refine(runsForward.test, runsForward.otherwise).refine(takesLess.test, takesLess.otherwise)
/** Unlike a new campaign, a running one may have no stock left; setting it to 0 stops the campaign. */
export const CouponEditForm = campaign
  .extend({ stock: sentInt(z.int().min(0).max(most)) })
  .refine(runsForward.test, runsForward.otherwise)
  .refine(takesLess.test, takesLess.otherwise)

/** A coupon that a shopper has received; `status` 0: can be used, 1: used on `order_id`. */
export const CouponLog = z.object({
  id,
  name: z.string(),
  nickname: z.string().describe('The nickname of its owner.'),
  store_id: id,
  coupon_id: id,
  order_id: z.int().min(0),
  money,
  use_money: money,
  status: flag,
  ...period,
  created_at: dateTime,
})

export const sellerCoupons = crud({
  path: '/Seller/coupons',
  auth: 'seller',
  noun: "the store's coupons",
  row: Coupon,
  // The edit form shows only what was entered, so a server may leave out what the list adds.
  detail: Coupon.extend({ status: full(Phase) }),
  form: CouponForm,
  editForm: CouponEditForm,
})

export const sellerCouponLogs = crud({
  path: '/Seller/coupon_logs',
  auth: 'seller',
  noun: 'the received coupons of the store',
  row: CouponLog,
  form: z.object({}),
  only: ['list'],
})

export const listCoupons = endpoint({
  method: 'GET',
  path: '/user/coupons',
  auth: 'buyer',
  about: "List the shopper's own coupons, newest first",
  query: listQuery,
  reply: pageOf(CouponLog.extend({ store_name: z.string().optional() })).describe("A server may leave out the store's name."),
  errors: ['unknownColumn'],
})

/** Receiving before the campaign starts is allowed. Source: CPN-1. */
export const receiveCoupon = endpoint({
  method: 'POST',
  path: '/user/coupon/receive',
  auth: 'buyer',
  about: 'Receive a coupon, once per shopper and campaign',
  body: z.object({ id: sentId }),
  reply: z.array(z.never()),
  errors: ['notFound', 'couponOver', 'alreadyReceived', 'invalidInput'],
})
