import { levelNames } from '../domain/marketing/commissions.ts'
import { say, type Pair } from './texts.ts'

/** Movements of money and points. `movements` of domain/wallets.ts says some of them. Source: WAL-4. */
const movements: readonly Pair[] = [
  ['订单支付', 'Order payment'],
  ['售后退款', 'After-sales refund'],
  ['提现申请', 'Withdrawal requested'],
  ['提现完成', 'Withdrawal paid out'],
  ['提现拒绝', 'Withdrawal refused'],
  ['在线充值', 'Online top-up'],
  ['积分订单', 'Points order'],
  ['会员分销', 'Referral commission'],
  ['订单结算', 'Order settlement'],
  ['系统处理', 'Handled by the system'],
]

/** Stages of an order and ways to pay, as domain/order-status.ts says them. */
const stages: readonly Pair[] = [
  ['订单取消', 'Cancelled'],
  ['等待支付', 'Waiting for payment'],
  ['等待发货', 'Waiting for delivery'],
  ['确认收货', 'Waiting for receipt'],
  ['等待评论', 'Waiting for comment'],
  ['售后处理', 'After-sales'],
  ['订单完成', 'Completed'],
  ['售后退货', 'After-sales return'],
  ['售后完成', 'After-sales done'],
  ['未支付', 'Unpaid'],
  ['余额支付', 'Balance'],
  ['微信支付', 'WeChat Pay'],
  ['支付宝支付', 'Alipay'],
]

/** What a courier reports, as domain/tracking.ts says it. */
const stops: readonly Pair[] = [
  ['商家已发货，包裹等待揽收', 'The store has sent the parcel; it waits for the courier'],
  ['快递员已揽收', 'The courier has picked up the parcel'],
  ['包裹已到达转运中心', 'The parcel has reached the sorting centre'],
  ['包裹正在派送', 'The parcel is out for delivery'],
  ['包裹已签收', 'The parcel has been received'],
]

/** Levels of inviters, as domain/commissions.ts says them. */
const levels = levelNames.map((name, at): Pair => [name, ['First level', 'Second level', 'Third level'][at] ?? name])

/** Steps of an after-sales case, and the origin of settlements, as domain/refunds.ts and domain/settlement.ts say them. */
const afterSales: readonly Pair[] = [
  ['等待审核', 'Waiting for review'],
  ['等待买家退货', 'Waiting for the buyer to send back'],
  ['等待商家发货', 'Waiting for the seller to send'],
  ['等待买家收货', 'Waiting for the buyer to confirm'],
  ['拒绝售后', 'Refused'],
  ['商家拒绝了售后申请', 'The seller has refused the request'],
  ['手动结算', 'Settled by hand'],
  ['自动结算', 'Settled on schedule'],
]

/** Makes the server's own labels known in English. */
export const seedLabels = (): void => [...movements, ...stages, ...stops, ...levels, ...afterSales].forEach(say)
