import { expect, it } from 'vitest'
import { problemsOf } from './check.ts'
import { mergeReads, undescribedIn } from './merge.ts'

const at = '/goods/1'

// Proves RDS-4.
it('writes what is read once and sorted, by the description of the call', () => {
  const reads = mergeReads([
    ['GET /goods/{id}', [], at, false],
    ['GET /goods/{id}', ['skuList'], at, false],
    ['GET /goods/{id}', ['skuList', '[]', 'id'], at, false],
    ['GET /goods/{id}', ['goods_name'], at, false],
    ['GET /goods/{id}', ['goods_name'], '/goods/2', false],
    ['GET /common', ['classes', '[]', 'children', '[]', 'name'], at, false],
    ['GET /cart_count', [], at, false],
  ])

  expect(reads).toEqual({
    'GET /cart_count': [''],
    'GET /common': ['classes[].name'],
    'GET /goods/{id}': ['goods_name', 'skuList[].id'],
  })
})

// Proves RDS-4.
it('keeps what was read before, also of calls that were not met again', () => {
  const before = { 'GET /goods/{id}': ['goods_price'], 'GET /stores': ['total'] }

  const reads = mergeReads([['GET /goods/{id}', ['goods_name'], at, false]], before)

  expect(reads).toEqual({ 'GET /goods/{id}': ['goods_name', 'goods_price'], 'GET /stores': ['total'] })
})

// Proves RDS-5.
it('tells what is read and not described, with the screen', () => {
  const found = undescribedIn([
    ['GET /goods/{id}', ['goods_name'], at, false],
    ['GET /goods/{id}', ['colour'], at, true],
    ['GET /goods/{id}', ['colour'], '/goods/2', true],
  ])

  expect(found).toEqual([{ call: 'GET /goods/{id}', path: 'colour', screen: '/goods/2' }])
})

// Proves RDS-5.
it('is content with what is described, and with core that is read', () => {
  expect(problemsOf({ 'GET /goods/{id}': ['goods_name'] }, { 'GET /goods/{id}': ['goods_name'] })).toEqual([])
})

// Proves RDS-5.
it.each([
  [{ 'GET /goods/{id}': ['colour'] }, {}, 'Read, but not described: GET /goods/{id} colour'],
  [{ 'GET /nothing': [''] }, {}, 'Read, but not described: the call GET /nothing'],
  [
    { 'GET /goods/{id}': ['goods_name'] },
    { 'GET /goods/{id}': ['goods_price'] },
    'Core, but never read: GET /goods/{id} goods_price',
  ],
])('refuses %j with %j as core', (reads, core, problem) => {
  expect(problemsOf(reads, core)).toEqual([problem])
})
