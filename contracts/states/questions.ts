import { accounts, type AccountName } from './ready-accounts.ts'
import { adminInfo, buyerInfo, sellerInfo } from '../api/accounts/auth.ts'
import { showGoods } from '../api/catalogue/goods.ts'
import type { ReplyOf } from '../api/kit/endpoint.ts'
import { ask, type ReadBack } from './state.ts'
import { adminOrders } from '../api/orders/back-office-orders.ts'
import { showOrder, type OrderStatus } from '../api/orders/orders.ts'

const users = { body: { provider: 'users' } } as const

/** Checks that a ready account can sign in and is itself. */
export const account = (name: AccountName): ReadBack => {
  const { audience, username } = accounts[name]
  if (audience === 'admin') return ask(adminInfo, { body: { provider: 'admins' } }, name, reply => reply.username === username)
  return ask(audience === 'seller' ? sellerInfo : buyerInfo, users, name, reply => reply.username === username)
}

/** Checks the details of a product. */
export const goods = (of: number, holds: (reply: ReplyOf<typeof showGoods>) => boolean): ReadBack =>
  ask(showGoods, { params: { id: of } }, undefined, holds)

/** Checks the stage of an order as the shopper sees it. */
export const ownOrder = (of: number, status: OrderStatus): ReadBack =>
  ask(showOrder, { params: { id: of } }, 'shopper', reply => reply.id === of && reply.order_status === status)

/** Checks the stage of any order as the administrator sees it. */
export const anyOrder = (of: number, status: OrderStatus): ReadBack =>
  ask(adminOrders.show, { params: { id: of } }, 'admin', reply => reply.id === of && reply.order_status === status)

/** Checks the shopper's balance. */
export const balance = (sum: string): ReadBack => ask(buyerInfo, users, 'shopper', reply => reply.money === sum)
