// What the shop stores, and how values are sent.
import { callerOf, refused } from '../first-server.mjs'

export const notFound = () => refused('This record does not exist.')
export const invalid = field => refused(`Data is abnormal, please check what you entered. (${field})`)

// Money is stored in cents and sent as text: '12.00'.

export const money = cents => (cents / 100).toFixed(2)
export const cents = text => Math.round(Number(text) * 100)

export const whole = (value, field, least, most = Number.MAX_SAFE_INTEGER) => {
  const number = Number(value)
  if (value === '' || !Number.isSafeInteger(number) || number < least || number > most) throw invalid(field)
  return number
}

// Every table is a map by id.

export const store = { id: 1, user_id: 2, store_name: 'Corner Shop', store_logo: '/storage/stores/corner.svg' }
export const storeCard = key => ({ [key]: store.id, store_name: store.store_name, store_logo: store.store_logo })
export const [goods, skus, carts, addresses, orders, balances, attempts] = Array.from({ length: 7 }, () => new Map())
export const nextId = table => Math.max(0, ...table.keys()) + 1
export const balanceOf = user => balances.get(user) ?? 0
export const ownedBy = (table, id, user) => {
  const row = table.get(Number(id))
  if (row?.user_id !== user) throw notFound()
  return row
}
export const shopper = request => callerOf(request, 'users').id

/** Sub-accounts of a store cannot buy. */
export const buyer = request => {
  const { id, belong_id } = callerOf(request, 'users')
  if (belong_id) throw refused('Sub-accounts cannot buy.')
  return id
}
