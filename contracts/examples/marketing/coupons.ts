import { listCoupons, receiveCoupon, sellerCouponLogs, sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'
import { fiveOff, freeCoupon, goneCoupon, period, ownCoupon } from './samples.ts'
import { pageWith } from '../samples.ts'

const times = { ...period, created_at: '2026-01-02 03:04:05' }
const coupon = { id: freeCoupon.id, ...fiveOff, stock: 10, content: 'For all products', status: 1 as const, ...times }
const form = { ...fiveOff, stock: 100, content: 'For all products', ...period }

const log = {
  id: ownCoupon.id,
  ...fiveOff,
  nickname: 'Shopper',
  store_id: 90_103,
  coupon_id: ownCoupon.coupon_id,
  order_id: 0,
  status: 0 as const,
  ...times,
}

export const couponExamples = [
  ...crudExamples(sellerCoupons, {
    given: freeCoupon.given,
    id: freeCoupon.id,
    row: coupon,
    added: form,
    changed: { ...form, name: 'Ten off', money: '10.00' },
    wrong: { ...form, end_time: period.start_time },
  }),
  ...crudExamples(sellerCouponLogs, { given: ownCoupon.given, id: ownCoupon.id, row: log }),
  ...guarded(
    examplesOf(listCoupons, [
      { when: 'unused ones', given: ownCoupon.given, query: { status: 0, page: 1, per_page: 30 }, reply: pageWith(log) },
      { when: 'a condition names a column that does not exist', query: { no_such_column: '1' }, error: 'unknownColumn' },
    ]),
  ),
  ...guarded(
    examplesOf(receiveCoupon, [
      { when: 'some are left', given: freeCoupon.given, body: { id: freeCoupon.id }, reply: [] },
      { when: 'there is none with this id', body: { id: nobody }, error: 'notFound' },
      { when: 'none are left', given: goneCoupon.given, body: { id: goneCoupon.id }, error: 'couponOver' },
      { when: 'the shopper has it already', given: ownCoupon.given, body: { id: ownCoupon.coupon_id }, error: 'alreadyReceived' },
      { when: 'no coupon is named', body: { id: '' }, error: 'invalidInput' },
    ]),
  ),
]
