import type { integralStates } from '#contracts/states/points.ts'
import type { Facts } from '#contracts/states/index.ts'
import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'
import { ready } from './rows.ts'
import type { World } from '../world.ts'

const picture = '/storage/goods/enamel-mug.svg'

const goods = (db: Db, facts: Pick<RowOf<'integral_goods'>, 'id' | 'cid'> & Partial<RowOf<'integral_goods'>>): void => {
  db.integral_goods_classes.set({ id: facts.cid, name: '厨房' })
  db.integral_goods.set({
    goods_name: '搪瓷杯',
    goods_subname: '经久耐用',
    goods_price: '100.00',
    goods_market_price: '25.00',
    goods_stock: 10,
    goods_images: [picture],
    goods_master_image: picture,
    goods_sale: 1000,
    goods_status: 1,
    is_recommend: 1,
    goods_content: '<p>保温。</p>',
    ...facts,
  })
}

/** Enters the states of the points shop. */
export const enterIntegralState: { [S in keyof typeof integralStates]: (world: World, facts: Facts<S>) => void } = {
  'points goods are on offer': ({ db }, { id, cid, stock, price }) =>
    goods(db, { id, cid, goods_stock: stock, goods_price: price }),
  'points goods are off the shelf': ({ db }, { id }) => goods(db, { id, cid: id, goods_status: 0 }),
  'the shopper has points': ({ db }, { integral }) => void db.users.change(ready(db, 'shopper').id, { integral }),
  'a points order waits for delivery': ({ db, clock }, { id }) => {
    goods(db, { id, cid: id })
    db.integral_orders.set({
      id,
      user_id: ready(db, 'shopper').id,
      goods_id: id,
      buy_num: 1,
      order_no: `9000000000${id}`,
      order_name: '搪瓷杯',
      order_image: picture,
      order_price: '100.00',
      total_price: '100.00',
      order_status: 2,
      delivery_no: '',
      delivery_code: '',
      receive_name: '李雷',
      receive_tel: '13800000000',
      receive_area: '北省 北城 老城区',
      receive_address: '集市路 1 号',
      pay_time: clock.text(),
      delivery_time: null,
      remark: '',
    })
  },
}
