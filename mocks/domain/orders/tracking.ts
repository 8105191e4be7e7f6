import { dateTimeText, timeOf, type Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'

const hour = 3_600_000

/** Tracking events between shipping and receipt, oldest first; `after` is in hours since shipping. */
const stops = [
  { after: 0, text: { zh: '商家已发货，包裹等待揽收', en: 'The store has sent the parcel; it waits for the courier' } },
  { after: 3, text: { zh: '快递员已揽收', en: 'The courier has picked up the parcel' } },
  { after: 14, text: { zh: '包裹已到达转运中心', en: 'The parcel has reached the sorting centre' } },
  { after: 36, text: { zh: '包裹正在派送', en: 'The parcel is out for delivery' } },
] as const
const arrived = { zh: '包裹已签收', en: 'The parcel has been received' }

/** The tracking events of a parcel, newest first; empty before shipping. */
export const trackingOf = ({ textOf }: Db, clock: Clock, { delivery_no, delivery_time, receipt_time }: RowOf<'orders'>) => {
  if (delivery_no === '' || delivery_time === null) return []
  const sent = timeOf(delivery_time)
  const until = receipt_time === null ? clock.now() : timeOf(receipt_time)
  const passed = stops
    .filter(({ after }) => after === 0 || sent + after * hour < until)
    .map(({ after, text }) => ({ time: dateTimeText(sent + after * hour), context: textOf(text) }))
  const received = receipt_time === null ? [] : [{ time: receipt_time, context: textOf(arrived) }]
  return [...passed, ...received].toReversed()
}
