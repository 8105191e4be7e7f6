import { adminBrands } from '../goods-brands.ts'
import { sellerOrders, showOrder, payOrder } from '../orders.ts'
import { login } from '../auth.ts'
import type { InputOf, ReplyOf } from './endpoint.ts'
const a: InputOf<typeof adminBrands.show> = { params: { id: 3 } }
// @ts-expect-error
const b: InputOf<typeof adminBrands.show> = { params: { idd: 3 } }
// @ts-expect-error
const b2: InputOf<typeof adminBrands.show> = {}
const c: ReplyOf<typeof adminBrands.list>['data'][number]['name'] = 'x'
const d: InputOf<typeof payOrder> = { body: { order_id: '1', payment_name: 'balance' } }
// @ts-expect-error
const e: InputOf<typeof payOrder> = { body: { order_id: '1', payment_name: 'cash' } }
// @ts-expect-error
sellerOrders.remove
const f: ReplyOf<typeof sellerOrders.show>['order_goods'][number]['buy_num'] = 1
const g: InputOf<typeof showOrder> = { params: { id: 1 } }
const h: InputOf<typeof login> = { body: { username: 'a', password: 'b' } }
const i: InputOf<typeof adminBrands.list> = { query: {page: 1, name: 'x|like'} }
export const all = [a, b, b2, c, d, e, f, g, h, i]
