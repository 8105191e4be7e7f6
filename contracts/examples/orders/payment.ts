import { accounts } from '#contracts/states/ready-accounts.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { checkPayment, orderAfter, payOrder } from '#contracts/api/orders/orders.ts'
import { examplesOf, guarded } from '../kit.ts'
import { cancelled, foreign, paid, summary, unpaid } from './samples.ts'

const ids = (...order_id: number[]): string => encodeParams({ order_id })
const scanning = ['payment by scanning is configured', {}] as const
const payment = { order_id: String(unpaid.id), payment_name: 'balance', pay_password: accounts.shopper.payPassword } as const

/** Examples of the payment page. */
export const paymentExamples = [
  ...guarded(
    examplesOf(orderAfter, [
      {
        when: 'it waits for payment',
        given: unpaid.given,
        body: { params: ids(unpaid.id) },
        reply: [{ ...summary(unpaid.id, 1), delivery_no: '', delivery_code: '' }],
        exact: ['id', 'order_status', 'total_price'],
      },
      {
        when: 'it is still in the queue',
        // Only servers that queue orders are asked by order number. Source: ORD-16.
        level: 'full',
        given: unpaid.given,
        body: { params: encodeParams({ order_no: ['20260615000000000000'] }) },
        reply: [],
      },
      { when: "it is somebody else's", given: foreign.given, body: { params: ids(foreign.id) }, error: 'notFound' },
      { when: 'the parameters cannot be decoded', body: { params: 'no base64!' }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(payOrder, [
      { when: 'the balance covers it', given: unpaid.given, body: payment, reply: [] },
      {
        // Proves PAY-2.
        when: 'the payment password is wrong',
        given: unpaid.given,
        body: { ...payment, pay_password: '000000' },
        error: 'wrongPayPassword',
      },
      {
        when: "it is somebody else's",
        given: foreign.given,
        body: { ...payment, order_id: String(foreign.id) },
        error: 'notFound',
      },
      {
        // Proves PAY-2.
        when: 'it was cancelled',
        given: cancelled.given,
        body: { ...payment, order_id: String(cancelled.id) },
        error: 'wrongState',
      },
      {
        // Proves PAY-2.
        when: 'the balance is too low',
        given: ['an order waits for payment', { id: unpaid.id, total: '20.00', balance: '19.99' }],
        body: payment,
        error: 'balanceTooLow',
      },
      {
        // Proves PAY-3.
        when: 'the last attempt was a moment ago',
        given: ['the shopper has just tried to pay', { order_id: unpaid.id }],
        body: payment,
        error: 'payTooSoon',
      },
      {
        // Proves PAY-6.
        when: 'WeChat shows a code to scan',
        given: [unpaid.given, scanning],
        body: { ...payment, payment_name: 'wechat', device: 'scan' },
        reply: { code_url: 'weixin://wxpay/bizpayurl?pr=1' },
      },
      {
        // Proves PAY-6.
        when: 'Alipay shows a code to scan',
        given: [unpaid.given, scanning],
        body: { ...payment, payment_name: 'alipay', device: 'scan' },
        reply: { qr_code: 'https://qr.alipay.example/1' },
      },
      {
        // Proves PAY-6.
        when: 'the channel is not configured',
        given: [unpaid.given, ['no payment channel is configured', {}]],
        body: { ...payment, payment_name: 'wechat', device: 'scan' },
        error: 'channelMissing',
      },
      {
        when: 'there is no such way of paying',
        given: unpaid.given,
        body: { ...payment, payment_name: 'shells' },
        error: 'invalidInput',
      },
    ]),
  ),
  ...guarded(
    examplesOf(checkPayment, [
      // Proves PAY-7.
      { when: 'it is paid', given: paid.given, body: { order_id: paid.id }, reply: [] },
      {
        // Proves PAY-7.
        when: 'it is not paid',
        given: unpaid.given,
        body: { order_id: unpaid.id },
        reply: { code: 'fail', msg: 'Not paid yet' },
      },
      { when: "it is somebody else's", given: foreign.given, body: { order_id: foreign.id }, error: 'notFound' },
    ]),
  ),
]
