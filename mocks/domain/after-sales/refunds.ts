import { timeOf, type Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { refuse } from '../../refusal.ts'
import { cents } from '#contracts/wire/money.ts'
import { move, movements } from '../money/purses.ts'

type Order = RowOf<'orders'>
type Refund = RowOf<'refunds'>
type Parcel = { no?: string | undefined; code?: string | undefined }

/** How long after payment a case can be opened. Source: REF-1. */
const period = 7 * 86_400_000

/** The reason shown to the buyer if the seller refuses without one. */
const defaultRefusal: Text = { zh: '商家拒绝了售后申请', en: 'The seller has refused the request' }

/** The current after-sales case of an order, which is its newest. Source: REF-3. */
export const refundOf = (db: Db, order: number): Refund | undefined => db.refunds.by('order_id', order).at(-1)

/** Whether the payment was refunded to the buyer. */
export const wasRefunded = (db: Db, order: number): boolean => {
  const refund = refundOf(db, order)
  return refund?.refund_type === 0 && refund.refund_verify === 1
}

const steps: readonly Text[] = [
  { zh: '等待买家退货', en: 'Waiting for the buyer to return the product' },
  { zh: '等待商家发货', en: 'Waiting for the seller to send' },
  { zh: '等待买家收货', en: 'Waiting for the buyer to confirm' },
  { zh: '售后完成', en: 'After-sales done' },
]
const waiting: Text = { zh: '等待审核', en: 'Awaiting approval' }
const refused: Text = { zh: '拒绝售后', en: 'Refused' }
const nothing: Text = { zh: '', en: '' }

/** The label of a case; empty without a case. Source: REF-12. */
export const refundLabel = (refund: Refund | undefined): Text =>
  (refund && [waiting, steps[refund.refund_step], refused][refund.refund_verify]) ?? nothing

/** The stage that an order had before its case, told by its times. For seeds and states, whose orders have no other history. */
export const stageByTimes = ({ comment_time, receipt_time, delivery_time }: Order): Order['order_status'] => {
  if (comment_time !== null) return 6
  if (receipt_time !== null) return 4
  return delivery_time === null ? 2 : 3
}

type CaseForm = { refund_type: Refund['refund_type']; refund_remark: string | Text; images: string }

const addCase = (db: Db, { id, user_id, store_id, order_status }: Order, form: CaseForm): void =>
  void db.refunds.add({
    user_id,
    store_id,
    order_id: id,
    refund_verify: 0,
    refund_step: 0,
    stage_before: order_status,
    delivery_no: '',
    delivery_code: '',
    re_delivery_no: '',
    re_delivery_code: '',
    refuse_remark: '',
    ...form,
  })

/**
 * Opens a case. Source: REF-1, REF-2.
 * @throws Refusal wrongState if the order is unpaid, cancelled, or has an open or accepted case; refundTooLate.
 */
export const openRefund = (db: Db, clock: Clock, order: Order, form: CaseForm): void => {
  const before = refundOf(db, order.id)
  const { order_status: status, pay_time } = order
  if (pay_time === null || status < 2 || status === 5 || (before && before.refund_verify !== 2)) return refuse('wrongState')
  if (order.is_settlement === 1 || clock.now() - timeOf(pay_time) > period) refuse('refundTooLate')
  addCase(db, order, form)
  db.orders.change(order.id, { order_status: 5, refund_status: form.refund_type })
}

/**
 * Withdraws the buyer's request. The order returns to its former stage, or is completed if an earlier case was refused.
 * @throws Refusal wrongState if the seller has already decided.
 */
export const withdraw = (db: Db, refund: Refund): void => {
  if (refund.refund_verify !== 0) refuse('wrongState')
  const order = db.orders.find(refund.order_id) ?? refuse('notFound')
  db.refunds.remove(refund.id)
  const refused = refundOf(db, order.id) !== undefined
  db.orders.change(order.id, { order_status: refused ? 6 : refund.stage_before, refund_status: refused ? 2 : 0 })
}

/** The remark of cases that an administrator opens or closes by changing the stage. */
const byPlatform: Text = { zh: '平台变更了订单状态', en: 'The platform has changed the status of the order' }

/** Opens a refund case for a paid order, unless a case was accepted or the store has been paid. Source: OST-20. */
export const openCase = (db: Db, order: Order): void => {
  const before = refundOf(db, order.id)
  if (order.is_settlement === 1 || (before && before.refund_verify !== 2)) return
  addCase(db, order, { refund_type: 0, refund_remark: byPlatform, images: '' })
  db.orders.change(order.id, { refund_status: 0 })
}

/**
 * Closes the open case of an order that leaves after-sales: an undecided case is refused, an exchange is completed. Source:
 * OST-20.
 */
export const closeCase = (db: Db, order: number): void => {
  const open = refundOf(db, order)
  if (open?.refund_verify === 0) db.refunds.change(open.id, { refund_verify: 2, refuse_remark: byPlatform })
  if (open?.refund_verify === 1) db.refunds.change(open.id, { refund_step: 3 })
}

const finish = (db: Db, refund: Refund, patch: Parameters<Db['refunds']['change']>[1]): void => {
  db.refunds.change(refund.id, patch)
  db.orders.change(refund.order_id, { order_status: 6, refund_status: 2 })
}

/** Refunds go to the balance, whatever the payment method was. Source: REF-6. */
const giveBack = (db: Db, { user_id, order_id }: Refund): void => {
  const { total_price, order_no } = db.orders.find(order_id) ?? refuse('notFound')
  move(db, { user: user_id, purse: 0, by: cents(total_price), name: movements.refund, info: order_no })
}

/**
 * Accepts or refuses a case for the seller. Source: REF-5, REF-6, REF-8, REF-9.
 * @throws Refusal wrongState if it was already decided.
 */
export const decide = (db: Db, refund: Refund, verify: 1 | 2, reason: string): void => {
  if (refund.refund_verify !== 0) refuse('wrongState')
  if (verify === 2) return finish(db, refund, { refund_verify: 2, refuse_remark: reason.trim() || defaultRefusal })
  if (refund.refund_type === 1) return void db.refunds.change(refund.id, { refund_verify: 1 })
  giveBack(db, refund)
  finish(db, refund, { refund_verify: 1, refund_step: 3 })
}

/** Only an accepted exchange can have parcels. */
const exchange = (refund: Refund): Refund =>
  refund.refund_type === 1 && refund.refund_verify === 1 ? refund : refuse('wrongState')

const numberOf = ({ no = '' }: Parcel): string => no || refuse('deliveryMissing')

/**
 * The buyer sends the product back. If the seller has already sent a replacement, only the buyer's confirmation is left. Source:
 * REF-9, REF-10.
 */
export const sendBack = (db: Db, refund: Refund, parcel: Parcel): void => {
  if (exchange(refund).refund_step !== 0) refuse('wrongState')
  db.refunds.change(refund.id, {
    delivery_no: numberOf(parcel),
    delivery_code: parcel.code ?? '',
    refund_step: refund.re_delivery_no === '' ? 1 : 2,
  })
}

/** The seller sends a replacement, at the earliest after accepting the exchange. */
export const sendAgain = (db: Db, refund: Refund, parcel: Parcel): void => {
  if (exchange(refund).refund_step > 1) refuse('wrongState')
  db.refunds.change(refund.id, {
    re_delivery_no: numberOf(parcel),
    re_delivery_code: parcel.code ?? '',
    refund_step: refund.refund_step === 1 ? 2 : 0,
  })
}

/** The buyer confirms the replacement. No money moves. */
export const confirmExchange = (db: Db, refund: Refund): void => {
  if (exchange(refund).refund_step !== 2) refuse('wrongState')
  finish(db, refund, { refund_step: 3 })
}
