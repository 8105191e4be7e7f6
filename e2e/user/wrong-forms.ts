// Proves SGN-9, SGN-11, REG-6, TXC-5, ASC-1, ART-11.
import type { TextKey } from '../words.ts'

/** An invalid form: the values to enter, the first field that is refused, and its message. */
export type Sent = {
  path: string
  /** The tab, or the button that opens the form. */
  tab?: TextKey
  opens?: TextKey
  typed?: Partial<Record<TextKey, string>>
  send: TextKey
  marks: TextKey
  says: TextKey
}

/** Id of an order that waits for a review. The next id waits for delivery; the one after can be returned. */
export const order = 90_461
const twoSecrets = (first: TextKey) => ({ [first]: 'a secret', 'field.repeat': 'another' })
/** A phone number that no account has. */
export const phone = '13912340001'

/** Every form of a guest, with invalid values. */
export const ofGuests: readonly [Sent, ...Sent[]] = [
  { path: '/login', send: 'shop.signIn', marks: 'field.username', says: 'msg.requiredMsg' },
  {
    path: '/login',
    typed: { 'field.username': 'shopper' },
    send: 'shop.signIn',
    marks: 'field.password',
    says: 'msg.requiredMsg',
  },
  {
    path: '/login',
    tab: 'auth.byPhone',
    typed: { 'field.phone': '12345' },
    send: 'shop.signIn',
    marks: 'field.phone',
    says: 'invalid.phone',
  },
  { path: '/register', tab: 'auth.byPhone', send: 'auth.register', marks: 'field.phone', says: 'msg.requiredMsg' },
  {
    path: '/register',
    tab: 'auth.byName',
    typed: { 'field.username': 'northwind', ...twoSecrets('field.password') },
    send: 'auth.register',
    marks: 'field.repeat',
    says: 'msg.inputThr',
  },
  { path: '/forget_password', send: 'auth.setPassword', marks: 'field.phone', says: 'msg.requiredMsg' },
  {
    path: '/forget_password',
    typed: { 'field.phone': phone, 'field.smsCode': '1234', ...twoSecrets('user.safe.password.new') },
    send: 'auth.setPassword',
    marks: 'field.repeat',
    says: 'msg.inputThr',
  },
]

/** Every form of the user centre, with invalid values. */
export const ofShoppers: readonly Sent[] = [
  {
    path: '/user/address/form',
    typed: { 'field.receive_name': 'Lin', 'field.receive_tel': '123' },
    send: 'btn.save',
    marks: 'field.receive_tel',
    says: 'invalid.receive_tel',
  },
  {
    path: '/user/info',
    typed: { 'field.nickname': ' ' },
    send: 'btn.save',
    marks: 'field.nickname',
    says: 'msg.requiredMsg',
  },
  {
    path: '/user/safe/password',
    send: 'btn.save',
    marks: 'user.safe.password.new',
    says: 'msg.requiredMsg',
  },
  {
    path: '/user/safe/password',
    typed: twoSecrets('user.safe.password.new'),
    send: 'btn.save',
    marks: 'field.repeat',
    says: 'msg.inputThr',
  },
  {
    path: '/user/safe/pay_password',
    typed: { 'user.safe.pay_password.new': '12345a' },
    send: 'btn.save',
    marks: 'user.safe.pay_password.new',
    says: 'msg.payPasswordThr',
  },
  {
    path: '/user/safe/phone',
    typed: { 'field.phone': phone, 'field.smsCode': 'x' },
    send: 'btn.save',
    marks: 'field.smsCode',
    says: 'invalid.smsCode',
  },
  {
    path: '/user/safe/check',
    typed: { 'user.check.name': '' },
    send: 'btn.save',
    marks: 'user.check.name',
    says: 'msg.requiredMsg',
  },
  { path: `/user/order/refund/${order + 1}`, send: 'user.refund.send', marks: 'user.refund.reason', says: 'msg.requiredMsg' },
  {
    path: `/user/order/refund_form/${order + 2}`,
    send: 'user.refund.sendBack',
    marks: 'user.refund.sentBackNo',
    says: 'msg.requiredMsg',
  },
  { path: '/user/cashes', opens: 'user.cashes.ask', send: 'user.cashes.ask', marks: 'user.cashes.amount', says: 'invalid.money' },
]
