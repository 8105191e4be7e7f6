import { z } from 'zod'
import { dateTime, flag, id } from '#contracts/api/kit/values.ts'
import { CashStatus } from '#contracts/api/money/cashes.ts'
import { OrderStatus } from '#contracts/api/orders/orders.ts'
import { RefundStep, RefundType, RefundVerify } from '#contracts/api/after-sales/refunds.ts'
import { amount, ref, row } from './row.ts'

/** After-sales cases, withdrawals and settlements. */
export const afterSalesRows = {
  refunds: row({
    user_id: id,
    store_id: id,
    order_id: id,
    refund_type: RefundType,
    refund_verify: RefundVerify,
    refund_step: RefundStep,
    /** The stage of the order when the case was opened. */
    stage_before: OrderStatus,
    delivery_no: z.string().max(20),
    delivery_code: z.string().max(10),
    re_delivery_no: z.string().max(20),
    re_delivery_code: z.string().max(10),
    refund_remark: z.string(),
    images: z.string(),
    refuse_remark: z.string(),
  }),
  /** Exactly one of `user_id` and `store_id` is set. */
  cashes: row({
    user_id: ref,
    store_id: ref,
    money: amount,
    commission: amount,
    cash_status: CashStatus,
    refuse_info: z.string(),
    name: z.string().max(20),
    card_no: z.string().max(50),
    /** As long as that of the identity record, from which it may be copied. */
    bank_name: z.string().max(30),
    remark: z.string().max(30),
  }),
  order_settlements: row({
    order_id: id,
    user_id: id,
    store_id: id,
    settlement_no: z.string().max(30),
    total_price: amount,
    settlement_price: amount,
    status: flag,
    info: z.string(),
  }),
  /** When each periodic task was last due. */
  task_runs: row({ name: z.string(), ran_at: dateTime }),
} as const
