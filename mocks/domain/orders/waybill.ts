import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'

/** The courier of waybills if the order has none. Source: DLV-2. */
const usual = 'yd'

/**
 * The waybill number of an order, created on first use and stored as its tracking number.
 * @throws Refusal wrongState if there is none yet and the order does not wait for delivery.
 */
export const waybillOf = (db: Db, { id, order_status, delivery_no, delivery_code }: RowOf<'orders'>): string => {
  if (delivery_no !== '') return delivery_no
  if (order_status !== 2) refuse('wrongState')
  const code = delivery_code || usual
  const number = `${code.toUpperCase()}${String(id).padStart(11, '7')}`
  db.orders.change(id, { delivery_no: number, delivery_code: code })
  return number
}
