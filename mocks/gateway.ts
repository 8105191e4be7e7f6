import { cents } from '#contracts/wire/money.ts'
import { acceptPayment } from './domain/orders/payment.ts'
import type { Db } from './db/db.ts'
import type { RowOf } from './db/rows.ts'
import { textHash } from './domain/system/text-hash.ts'
import type { World } from './world.ts'

/** The signature of the simulated gateway. Notifications with another signature are rejected. */
export const signOf = (pay_no: string): string => textHash(`gateway.${pay_no}`).toString(36)

type Pay = RowOf<'order_pays'>

const payWith = (db: Db, pay_no: string): Pay | undefined => db.order_pays.by('pay_no', pay_no).at(-1)

/** Gateway payments that are still pending, newest first. */
export const openPayments = ({ db }: World) =>
  db.order_pays
    .rows()
    .filter(pay => pay.payment_name !== 'balance' && pay.pay_status === 0)
    .toReversed()
    .map(({ pay_no, payment_name, total, order_ids }) => ({ pay_no, payment_name, total, order_ids, sign: signOf(pay_no) }))

/**
 * Completes a payment: the money arrived, or the shopper gave up.
 * @returns whether anything changed.
 * @throws Error if the payment does not exist.
 */
export const endPayment = ({ db, clock, touched, write }: World, pay_no: string, result: 'succeed' | 'fail'): boolean => {
  const pay = payWith(db, pay_no)
  if (!pay) throw new Error(`There is no payment ${pay_no}.`)
  const news = write(`the gateway's word on ${pay_no}`, () =>
    result === 'succeed' ? acceptPayment(db, clock, pay) : pay.pay_status === 0 && db.order_pays.remove(pay.id),
  )
  touched()
  return news
}

/**
 * What each gateway expects as a response, and the fields of its notification for the sum and the outcome. `format` is how
 * it writes a sum, `unit` the number of cents per unit of it.
 */
const gateways = {
  wechat: {
    accepted: '<xml><return_code><![CDATA[SUCCESS]]></return_code></xml>',
    rejected: '<xml><return_code><![CDATA[FAIL]]></return_code></xml>',
    sum: 'total_fee',
    format: /^\d+$/,
    unit: 1,
    outcome: 'result_code',
    good: ['SUCCESS'],
  },
  alipay: {
    accepted: 'success',
    rejected: 'fail',
    sum: 'total_amount',
    format: /^\d+(\.\d{1,2})?$/,
    unit: 100,
    outcome: 'trade_status',
    good: ['TRADE_SUCCESS', 'TRADE_FINISHED'],
  },
} as const
type Gateway = (typeof gateways)[keyof typeof gateways]
type Fields = Readonly<Record<string, unknown>>

/** Checks signature, sum and outcome of a notification. A missing sum or outcome is accepted. */
const isValid = ({ sum, format, unit, outcome, good }: Gateway, { pay_no, total }: Pay, fields: Fields): boolean => {
  const paid = fields[sum] === undefined ? undefined : String(fields[sum])
  const hasSum = paid === undefined || (format.test(paid) && Math.round(Number(paid) * unit) === cents(total))
  const isGood = fields[outcome] === undefined || good.some(word => word === fields[outcome])
  return fields.sign === signOf(pay_no) && hasSum && isGood
}

/**
 * Answers a gateway's notification in the gateway's own format, without an envelope. The notification is accepted if signature,
 * payment number and channel match, and sum and outcome do not contradict the payment. A repeated notification succeeds and
 * changes nothing. Source: PAY-8, PAY-14.
 */
export const answerNotification = (world: World, name: string, fields: Fields): string => {
  const gateway = gateways[name === 'wechat' ? 'wechat' : 'alipay']
  const pay = payWith(world.db, String(fields.out_trade_no ?? ''))
  if (pay?.payment_name !== name || !isValid(gateway, pay, fields)) return gateway.rejected
  endPayment(world, pay.pay_no, 'succeed')
  return gateway.accepted
}
