import { expect, it } from 'vitest'
import type { Given } from '#contracts/states/index.ts'
import { noon } from '#mocks/test-shop.ts'
import { referenceSide, type ServerSide } from '../side.ts'
import { brokenPromise } from './promises.ts'

const sale: Given = ['a product is on sale', { id: 90_046, stock: 3, price: '33.33' }]

/** A server that has entered the state as the reference has, and shows this of the product. */
const between = (shown: object, entersStates = true) => {
  const reference = referenceSide(noon)
  let asked = 0
  const send: ServerSide['send'] = async call => {
    asked += 1
    const answer = await reference.ask(call, undefined)
    return { ...answer, data: { ...Object(answer.data), ...shown } }
  }
  const server = { send, entersStates } as ServerSide
  reference.enter(sale)
  return { match: { server, reference, kept: new Set<string>() }, asked: () => asked }
}

// Proves MDL-19.
it('names the field where the server does not show what a state promises', async () => {
  const { match } = between({ goods_price: '33.00' })

  const found = await brokenPromise(sale, match)

  expect(found).toMatchObject({ where: 'set-up', field: 'data.goods_price', expected: '"33.33"', actual: '"33.00"' })
  expect(await brokenPromise(sale, match)).toEqual(found)
})

// Proves MDL-19.
it('reads a state back until it was shown once, and ignores what no state promises', async () => {
  const { match, asked } = between({ goods_sale: 1234 })

  const found = [await brokenPromise(sale, match), await brokenPromise(sale, match)]

  expect(found).toEqual([undefined, undefined])
  expect(asked()).toBe(1)
})

// Proves MDL-19.
it('asks nothing of a server whose states nobody enters, and nothing that the reference does not show either', async () => {
  const other = between({ goods_price: '33.00' }, false)
  const changed = between({ goods_price: '33.00' })
  changed.match.reference.enter(['a product is sold out', { id: 90_046 }])

  expect(await brokenPromise(sale, other.match)).toBeUndefined()
  expect(await brokenPromise(sale, changed.match)).toBeUndefined()
  expect(other.asked()).toBe(0)
})
