import type { listOrders } from '#contracts/api/orders/orders.ts'
import type { InputOf } from '#contracts/api/kit/endpoint.ts'

/** Page size. Source: OSC-5. */
export const ordersPerPage = 20

/** Filter of the order list, as stored in the URL. */
export type OrderFilter = { status: number; page: number; orderNo: string; from: string; to: string }

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)
const numberIn = (text: string | null, least: number, most: number, otherwise: number): number => {
  const value = Number(text ?? otherwise)
  return Number.isInteger(value) && value >= least && value <= most ? value : otherwise
}

/** Reads the filter from the URL; invalid values are ignored. */
export const filterOf = (address: URLSearchParams): OrderFilter => ({
  status: numberIn(address.get('status'), 0, 6, -1),
  page: numberIn(address.get('page'), 1, 1_000_000, 1),
  orderNo: address.get('order_no')?.trim() ?? '',
  from: isDay(address.get('from')) ? (address.get('from') ?? '') : '',
  to: isDay(address.get('to')) ? (address.get('to') ?? '') : '',
})

/** Builds the URL of a filter; unset values are omitted. Any change except of the page starts on page 1. */
export const addressOf = (filter: OrderFilter, change: Partial<OrderFilter>): URLSearchParams => {
  const { status, page, orderNo, from, to } = { ...filter, page: 1, ...change }
  const address = new URLSearchParams()
  if (status >= 0) address.set('status', String(status))
  if (orderNo) address.set('order_no', orderNo)
  if (from) address.set('from', from)
  if (to) address.set('to', to)
  if (page > 1) address.set('page', String(page))
  return address
}

/** The request for a filter. Both dates are inclusive, so the bounds carry times of day; open ends use far dates. */
export const queryOf = ({ status, page, orderNo, from, to }: OrderFilter): InputOf<typeof listOrders>['query'] => ({
  page,
  per_page: ordersPerPage,
  isResource: 'Home',
  order_status: status,
  ...(orderNo && { order_no: orderNo }),
  ...((from || to) && { created_at: [`${from || '2000-01-01'} 00:00:00`, `${to || '2999-12-31'} 23:59:59`] }),
})
