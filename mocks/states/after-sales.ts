import type { Facts } from '#contracts/states/index.ts'
import type { afterSalesStates } from '#contracts/states/after-sales.ts'
import { dateTimeText } from '../clock.ts'
import type { RowOf } from '../db/rows.ts'
import { stageByTimes } from '../domain/after-sales/refunds.ts'
import { refuse } from '../refusal.ts'
import { order, otherBuyer, otherStore } from './order-rows.ts'
import type { World } from '../world.ts'

type Case = Pick<RowOf<'refunds'>, 'refund_type' | 'refund_verify' | 'refund_step'>

/** Gives an order exactly one case, with the id of the order. */
const refund = ({ db }: World, id: number, facts: Case): void => {
  for (const old of db.refunds.by('order_id', id)) db.refunds.remove(old.id)
  const row = db.orders.find(id) ?? refuse('notFound')
  const sent = facts.refund_type === 1 && facts.refund_step > 0
  const again = facts.refund_type === 1 && facts.refund_step > 1
  db.refunds.set({
    id,
    user_id: row.user_id,
    store_id: row.store_id,
    order_id: id,
    stage_before: stageByTimes(row),
    delivery_no: sent ? 'YD9000000002' : '',
    delivery_code: sent ? 'yd' : '',
    re_delivery_no: again ? 'YD9000000003' : '',
    re_delivery_code: again ? 'yd' : '',
    refund_remark: '商品破损',
    images: '',
    refuse_remark: facts.refund_verify === 2 ? '商品完好' : '',
    ...facts,
  })
}

const isOver = ({ refund_verify, refund_step }: Case): boolean => refund_verify === 2 || refund_step === 3

/** Enters the states of after-sales cases. */
export const enterAfterSales: { [S in keyof typeof afterSalesStates]: (world: World, facts: Facts<S>) => void } = {
  'an order has an after-sales case': (world, { id, ...facts }) => {
    const refund_status = isOver(facts) ? 2 : facts.refund_type
    order(world, id, isOver(facts) ? 6 : 5, { refund_status, receipt_time: dateTimeText(world.clock.now()), comment_time: null })
    refund(world, id, facts)
  },
  'an order of another store has an after-sales case': (world, { id }) => {
    order(world, id, 5, { user_id: otherBuyer(world.db).id, store_id: otherStore(world.db).id })
    refund(world, id, { refund_type: 0, refund_verify: 0, refund_step: 0 })
  },
}
