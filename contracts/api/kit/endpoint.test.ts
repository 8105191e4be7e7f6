import { expect, it } from 'vitest'
import { lazyAreas } from '../system/areas.ts'
import { payOrder } from '../orders/orders.ts'
import { fillPath, nameOf, paramNames } from './endpoint.ts'

it('names a call by method and path, plus the variant if two calls share a path', () => {
  expect(nameOf(payOrder)).toBe('POST /user/order/pay')
  expect(nameOf(lazyAreas)).toBe('GET /load_areas?isLazy')
})

// Proves CON-9.
it('lists the parameters of a path in order', () => {
  expect(paramNames('/order/{id}/lines/{line}')).toEqual(['id', 'line'])
  expect(paramNames('/orders')).toEqual([])
})

// Proves CAL-9, CON-9.
it('fills in percent-encoded parameters and keeps the commas of id lists', () => {
  expect(fillPath('/goods/{id}', { id: 7 })).toBe('/goods/7')
  expect(fillPath('/goods/{ids}', { ids: '7,8' })).toBe('/goods/7,8')
  expect(fillPath('/s/{params}', { params: 'a/b=' })).toBe('/s/a%2Fb%3D')
})

// Proves CAL-9.
it('throws when a parameter is missing, because the request would reach another call', () => {
  expect(() => fillPath('/goods/{id}')).toThrow('/goods/{id} needs the parameter "id".')
})
