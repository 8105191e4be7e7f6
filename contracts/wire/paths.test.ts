import { expect, test } from 'vitest'
import { nameOf } from '../api/kit/endpoint.ts'
import { endpointOf, pathPattern } from './paths.ts'

const nameAt = (method: string, path: string) => {
  const to = endpointOf(method, `http://localhost${path}`)
  return to && nameOf(to)
}

test.each([
  ['GET', '/api/goods/7', 'GET /goods/{id}'],
  ['GET', '/api/Admin/goods_brands?page=2', 'GET /Admin/goods_brands'],
  ['GET', '/api/Admin/areas?isChildren=true&pid=0', 'GET /Admin/areas?isChildren'],
  ['DELETE', '/api/Admin/goods_brands/1,2', 'DELETE /Admin/goods_brands/{ids}'],
  ['GET', '/api/Admin/orders/find/all', 'GET /Admin/orders/find/all'],
])('%s %s is the call %s', (method, path, name) => {
  expect(nameAt(method, path)).toBe(name)
})

test.each(['/goods/7', '/api/goods/7/more', '/api/nothing'])('%s is not a call', path => {
  expect(nameAt('GET', path)).toBeUndefined()
})

test('a parameter matches one segment', () => {
  const pattern = pathPattern({ path: '/goods/{id}' })

  expect(pattern.test('/api/goods/7')).toBe(true)
  expect(pattern.test('/api/goods/7/8')).toBe(false)
})
