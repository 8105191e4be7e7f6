import { dateTimeText, timeOf, type Clock } from '../../clock.ts'
import type { RowOf } from '../../db/rows.ts'

const hour = 3_600_000

/** What a courier would report between shipping and receipt, oldest first: hours after shipping, and the text. */
const stops = [
  { after: 0, text: '商家已发货，包裹等待揽收' },
  { after: 3, text: '快递员已揽收' },
  { after: 14, text: '包裹已到达转运中心' },
  { after: 36, text: '包裹正在派送' },
] as const

/** The way of a parcel, newest first; empty before it is shipped. */
export const trackingOf = (clock: Clock, { delivery_no, delivery_time, receipt_time }: RowOf<'orders'>) => {
  if (delivery_no === '' || delivery_time === null) return []
  const sent = timeOf(delivery_time)
  const end = receipt_time === null ? clock.now() : timeOf(receipt_time)
  const passed = stops
    .filter(({ after }) => after === 0 || sent + after * hour < end)
    .map(({ after, text }) => ({ time: dateTimeText(sent + after * hour), context: text }))
  const received = receipt_time === null ? [] : [{ time: receipt_time, context: '包裹已签收' }]
  return [...passed, ...received].toReversed()
}
