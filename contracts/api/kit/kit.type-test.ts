import { login } from '../accounts/auth.ts'
import { listCart } from '../orders/carts.ts'
import { adminBrands } from '../catalogue/goods-brands.ts'
import { sellerOrders } from '../orders/back-office-orders.ts'
import { payOrder, showOrder } from '../orders/orders.ts'
import type { InputOf, ReplyOf } from './endpoint.ts'

/** Compiled, never run: only lines below an `@ts-expect-error` may fail to compile. */
const given = <Value>(...values: Value[]): Value[] => values

export const inputs = () => {
  given<InputOf<typeof adminBrands.show>>({ params: { id: 3 } })
  // @ts-expect-error the path parameter is missing
  given<InputOf<typeof adminBrands.show>>({})
  // @ts-expect-error the parameter has another name
  given<InputOf<typeof adminBrands.show>>({ params: { idd: 3 } })

  given<InputOf<typeof showOrder>>({ params: { id: 1 } }, { params: { id: '1' }, query: { isResource: 'Home' } })
  given<InputOf<typeof listCart>>({}, { query: { page: 1 } })
  // @ts-expect-error this call has no body
  given<InputOf<typeof listCart>>({ body: { page: 1 } })

  given<InputOf<typeof login>>({ body: { username: 'a', password: 'b' } })
  // @ts-expect-error the password is missing
  given<InputOf<typeof login>>({ body: { username: 'a' } })

  given<InputOf<typeof payOrder>>({ body: { order_id: '1', payment_name: 'balance' } })
  // @ts-expect-error there is no such way of paying
  given<InputOf<typeof payOrder>>({ body: { order_id: '1', payment_name: 'cash' } })
}

export const queries = () => {
  given<InputOf<typeof adminBrands.list>>({
    query: { page: 1, name: 'North|likeRight', created_at: ['2026-01-01', '2026-02-01'] },
  })
  // @ts-expect-error a condition is text, a number or a pair
  given<InputOf<typeof adminBrands.list>>({ query: { name: { startsWith: 'North' } } })
}

export const replies = () => {
  given<ReplyOf<typeof adminBrands.list>['data'][number]['name']>('Northwind')
  given<ReplyOf<typeof sellerOrders.show>['order_goods'][number]['buy_num']>(1)
  // @ts-expect-error this column does not exist
  given<ReplyOf<typeof adminBrands.list>['data'][number]['colour']>('red')
}

export const calls = () => {
  given<object>(sellerOrders.list, sellerOrders.show, sellerOrders.update)
  // @ts-expect-error sellers may not delete orders
  given<object>(sellerOrders.remove)
  // @ts-expect-error brands are no tree
  given<object>(adminBrands.children)
}
