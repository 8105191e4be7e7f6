import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { inBoth } from '../../db/english.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { receiverOf } from '../accounts/receiver.ts'
import { thumb } from '../catalogue/goods.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { move, movements } from '../money/purses.ts'

type Exchange = { id: number; buy_num: number; address_id: number; remark?: string | undefined }

/** Order numbers: time, user id, four digits. Source: PTS-12. */
export const integralOrderNo = (time: string, user: number, serial: number): string =>
  `${time.replace(/\D/g, '')}${user}${String(serial % 10_000).padStart(4, '0')}`

/**
 * Exchanges points for one product: creates a paid order and moves points, stock and sales. Source: PTS-1, PTS-2.
 * @throws Refusal notFound, offShelf, stockTooLow, balanceTooLow; addressMissing also for another user's address.
 */
export const exchange = (db: Db, clock: Clock, me: RowOf<'users'>, { id, buy_num, address_id, remark = '' }: Exchange) => {
  const goods = db.integral_goods.find(id) ?? refuse('notFound')
  if (goods.goods_status !== 1) refuse('offShelf')
  if (goods.goods_stock < buy_num) refuse('stockTooLow')
  const address = db.addresses.find(address_id)
  if (address?.user_id !== me.id) return refuse('addressMissing')
  const total = cents(goods.goods_price) * buy_num
  const order_no = integralOrderNo(clock.text(), me.id, db.integral_orders.nextId())
  move(db, { user: me.id, purse: 2, by: -total, name: movements.pointsOrder, info: order_no })
  db.integral_goods.change(id, { goods_stock: goods.goods_stock - buy_num, goods_sale: goods.goods_sale + buy_num })
  return db.integral_orders.add({
    user_id: me.id,
    goods_id: id,
    buy_num,
    order_no,
    order_name: inBoth(goods, row => row.goods_name),
    order_image: goods.goods_master_image && thumb(goods.goods_master_image, 150),
    order_price: goods.goods_price,
    total_price: moneyText(total),
    order_status: 2,
    delivery_no: '',
    delivery_code: '',
    ...receiverOf(address),
    pay_time: clock.text(),
    delivery_time: null,
    remark,
  })
}
