import { countCart, removeFromCart } from '#contracts/api/orders/carts.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { sellerOrders } from '#contracts/api/orders/back-office-orders.ts'
import { payOrder } from '#contracts/api/orders/orders.ts'
import { crudExamples } from './crud.ts'
import { examplesOf } from './kit.ts'

const brand = { id: 1, name: 'Northwind', thumb: '/a.svg', created_at: '2026-01-02 03:04:05' }
const given = ['a brand exists', { id: 1, name: 'Northwind' }] as const
const body = { order_id: '1', payment_name: 'balance' } as const

/** Compiled, never run: only lines below an `@ts-expect-error` may fail to compile. */
export const wellWritten = () => {
  examplesOf(adminBrands.show, [{ when: 'it exists', given, params: { id: 1 }, reply: brand }])
  examplesOf(payOrder, [
    { when: 'it is paid', body, reply: [] },
    { when: 'the balance is too low', body, error: 'balanceTooLow' },
  ])
  examplesOf(payOrder, [{ when: 'the body is wrong', body: { order_id: 'x' }, error: 'invalidInput' }])
  examplesOf(countCart, [
    { when: 'a guest asks', reply: 0, exact: true },
    { when: 'the shopper asks', as: 'shopper', reply: 1 },
  ])
  crudExamples(adminBrands, { given, id: 1, row: brand, added: { name: 'A' }, changed: { name: 'B' }, wrong: { name: '' } })
}

export const wrongInputs = () => {
  // @ts-expect-error the parameter is missing
  examplesOf(adminBrands.show, [{ when: 'it exists', given, reply: brand }])
  // @ts-expect-error the parameter has another name
  examplesOf(removeFromCart, [{ when: 'it exists', params: { id: 1 }, reply: 1 }])
  // @ts-expect-error there is no such way of paying
  examplesOf(payOrder, [{ when: 'it is paid', body: { order_id: '1', payment_name: 'cash' }, reply: [] }])
}

export const wrongAnswers = () => {
  // @ts-expect-error the name is missing
  examplesOf(adminBrands.show, [{ when: 'it exists', params: { id: 1 }, reply: { id: 1, thumb: '', created_at: '' } }])
  // @ts-expect-error this call has no such refusal
  examplesOf(adminBrands.show, [{ when: 'the balance is too low', params: { id: 1 }, error: 'balanceTooLow' }])
  // @ts-expect-error an example has either a reply or an error
  examplesOf(payOrder, [{ when: 'it is both', body, reply: [], error: 'balanceTooLow' }])
}

export const wrongSurroundings = () => {
  // @ts-expect-error there is no such state
  examplesOf(countCart, [{ when: 'it is blue', given: ['the cart is blue', {}], reply: 0 }])
  // @ts-expect-error a fact is missing
  examplesOf(adminBrands.show, [{ when: 'it exists', given: ['a brand exists', { id: 1 }], params: { id: 1 }, reply: brand }])
  // @ts-expect-error a shopper's token cannot make an administrator's call
  examplesOf(adminBrands.show, [{ when: 'it exists', as: 'shopper', params: { id: 1 }, reply: brand }])
}

export const wrongResources = () => {
  // @ts-expect-error the form of the new record is missing
  crudExamples(adminBrands, { given, id: 1, row: brand, changed: { name: 'B' }, wrong: { name: '' } })
  // @ts-expect-error the row lacks a column
  crudExamples(adminBrands, { given, id: 1, row: { id: 1, name: 'A' }, added: { name: 'A' }, changed: { name: 'B' }, wrong: {} })
  // @ts-expect-error the row is one of another resource
  crudExamples(sellerOrders, { given, id: 1, row: brand, changed: {}, wrong: {} })
}
