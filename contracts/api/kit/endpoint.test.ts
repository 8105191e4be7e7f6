import { expect, it } from 'vitest'
import { lazyAreas } from '../system/areas.ts'
import { payOrder } from '../orders/orders.ts'
import { fillPath, nameOf, paramNames } from './endpoint.ts'

it('names a call by method and path, and by the variant where two share a path', () => {
  expect(nameOf(payOrder)).toBe('POST /user/order/pay')
  expect(nameOf(lazyAreas)).toBe('GET /load_areas?isLazy')
})

// Proves CON-9.
it('knows the parameters of a path in their order', () => {
  expect(paramNames('/order/{id}/lines/{line}')).toEqual(['id', 'line'])
  expect(paramNames('/orders')).toEqual([])
})

// Proves CAL-9, CON-9.
it('fills parameters in, percent-encoded, and keeps the commas of id lists', () => {
  expect(fillPath('/goods/{id}', { id: 7 })).toBe('/goods/7')
  expect(fillPath('/goods/{ids}', { ids: '7,8' })).toBe('/goods/7,8')
  expect(fillPath('/s/{params}', { params: 'a/b=' })).toBe('/s/a%2Fb%3D')
})

// Proves CAL-9.
it('fails when a parameter is missing, because the request would go to another call', () => {
  expect(() => fillPath('/goods/{id}')).toThrow('/goods/{id} needs the parameter "id".')
})
