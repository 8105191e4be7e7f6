import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contracts/api/kit/endpoint.ts'
import { core, full } from '#contracts/api/kit/level.ts'
import { coreByHand } from './core-by-hand.ts'
import { problemsOf, uncommittedIn } from './check.ts'
import { mergeReads, undescribedIn } from './merge.ts'

const at = '/goods/1'

// Proves RDS-4.
it('lists each path once and sorted, as the call is described', () => {
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
it('keeps earlier reads, also of calls that were not made this time', () => {
  const before = { 'GET /goods/{id}': ['goods_price'], 'GET /stores': ['total'] }

  const reads = mergeReads([['GET /goods/{id}', ['goods_name'], at, false]], before)

  expect(reads).toEqual({ 'GET /goods/{id}': ['goods_name', 'goods_price'], 'GET /stores': ['total'] })
})

// Proves RDS-4.
it('leaves a call that was not known core as a whole', () => {
  const before = { 'GET /stores': ['total'] }

  const reads = mergeReads([['GET /goods/{id}', ['goods_name'], at, false]], before)

  expect(reads).toEqual(before)
})

// Proves RDS-5.
it('reports what is read but not described, with the screen', () => {
  const found = undescribedIn([
    ['GET /goods/{id}', ['goods_name'], at, false],
    ['GET /goods/{id}', ['colour'], at, true],
    ['GET /goods/{id}', ['colour'], '/goods/2', true],
  ])

  expect(found).toEqual([{ call: 'GET /goods/{id}', path: 'colour', screen: '/goods/2' }])
})

// Proves RDS-5.
it('is content with what is described, with core that is read, and with core that has a reason', () => {
  const marks = [
    { path: 'goods_name', because: '' },
    { path: 'goods_price', because: 'It is what the shopper pays.' },
  ]

  expect(problemsOf({ 'GET /goods/{id}': ['goods_name'] }, { 'GET /goods/{id}': marks })).toEqual([])
})

const unreasoned = { 'GET /goods/{id}': [{ path: 'goods_price', because: '' }] }

// Proves RDS-5.
it.each([
  [{ 'GET /goods/{id}': ['colour'] }, {}, 'Read, but not described: GET /goods/{id} colour'],
  [{ 'GET /nothing': [''] }, {}, 'Read, but not described: the call GET /nothing'],
  [{ 'GET /goods/{id}': ['goods_name'] }, unreasoned, 'Core without a reason, and never read: GET /goods/{id} goods_price'],
  [{}, unreasoned, 'Core without a reason, and never read: GET /goods/{id} goods_price'],
])('refuses %j with %j as core', (reads, marks, problem) => {
  expect(problemsOf(reads, marks)).toEqual([problem])
})

// Proves RDS-5, LEV-1.
it('finds the fields that a description marks as core, with the reason', () => {
  const Line = z.object({ stock: core(z.int(), 'It cannot be sold twice.'), name: full(z.string()) })
  const reply = z.object({ total: z.int(), lines: z.array(Line).optional(), paid: core(z.string(), ' ') })

  const found = coreByHand(endpoint({ method: 'GET', path: '/things', auth: 'none', about: 'List things', reply }))

  expect(found).toEqual([
    { path: 'lines[].stock', because: 'It cannot be sold twice.' },
    { path: 'paid', because: '' },
  ])
})

// Proves RDS-4.
it('reports what a traced build has read and nobody has committed, also inside of a list that is known as a whole', () => {
  const reads = { 'GET /goods/{id}': ['goods_name', 'skuList'] }

  const found = uncommittedIn(
    [
      ['GET /goods/{id}', ['goods_name'], at, false],
      ['GET /goods/{id}', ['skuList', '[]', 'id'], at, false],
    ],
    reads,
  )

  expect(found).toEqual(['Read, but not in contracts/reads.json: GET /goods/{id} skuList[].id; npm run reads -- --merge adds it'])
})
