import { adminBrands } from '../api/catalogue/goods-brands.ts'
import type { Facts, Given } from './index.ts'
import { ask } from './state.ts'

/** Compiled, never run: only lines below an `@ts-expect-error` may fail to compile. */
const given = <Value>(...values: Value[]): Value[] => values

export const givens = () => {
  given<Given>(['a brand exists', { id: 1, name: 'Northwind' }], ['the cart is empty', {}])
  // @ts-expect-error there is no such state
  given<Given>(['a brand is blue', {}])
  // @ts-expect-error a fact is missing
  given<Given>(['a brand exists', { id: 1 }])
  // @ts-expect-error the facts are those of another state
  given<Given>(['an order waits for payment', { id: 1, name: 'Northwind' }])
  given<Facts<'a product is on sale'>>({ id: 1, stock: 2, price: '3.00' })
}

export const questions = () => {
  ask(adminBrands.show, { params: { id: 1 } }, 'admin', reply => reply.name === 'Northwind')
  // @ts-expect-error the reply has no such field
  ask(adminBrands.show, { params: { id: 1 } }, 'admin', reply => reply.colour === 'red')
  // @ts-expect-error there is no such account
  ask(adminBrands.show, { params: { id: 1 } }, 'nobody', () => true)
}
