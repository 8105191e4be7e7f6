import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adminArticles } from '#contracts/api/content/articles.ts'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { addToCart } from '#contracts/api/orders/carts.ts'
import { seedOf, setOfSeed, setsFor } from '../sets.ts'
import { isWait, sceneOf, type Plan } from '../step.ts'
import { sweepOf } from './sweep.ts'

const bodies = (plan: Plan) => plan.flatMap(step => (isWait(step) ? [] : [Object(step.body)]))

// Proves MDL-12.
describe('the sweep of a call', () => {
  it('sends each boundary value of a field alone: around 1, 9999, the stock of 10, and nothing', () => {
    const ordinary = bodies(sweepOf(addToCart)).filter(({ goods_id, sku_id }) => goods_id === 90_041 && sku_id === 0)

    const quantities = ordinary.map(({ buy_num }) => buy_num)

    expect(new Set(quantities)).toEqual(new Set([-1, 0, 1, 2, 3, 9, 10, 11, 9998, 9999, 10_000, undefined]))
    // The unchanged call comes last, twice.
    expect(quantities.length).toBe(13)
    expect(quantities.slice(-2)).toEqual([1, 1])
  })

  it('sends texts of 15 and of 16 characters where 15 are allowed', () => {
    const lengths = bodies(sweepOf(userAddresses.create)).map(({ receive_name }) => String(receive_name).length)

    expect(lengths).toEqual(expect.arrayContaining([15, 16]))
  })

  it('sends products of another store, sold out and off the shelf, and enters their states', () => {
    const sweep = sweepOf(addToCart)

    const states = sceneOf(sweep).map(([name]) => name)

    expect(bodies(sweep).map(({ goods_id }) => goods_id)).toEqual(expect.arrayContaining([90_310, 90_044, 90_045]))
    expect(states).toEqual(
      expect.arrayContaining(['a product of another store is on sale', 'a product is sold out', 'a product is off the shelf']),
    )
  })

  // Proves MDL-20.
  it('gives each new record a name of its own where a name serves one record only', () => {
    const sent = bodies(sweepOf(adminArticles.create))

    const others = sent.filter(({ content }) => content === '' || content === 'Ünïcödé')
    const names = [...others, ...sent.slice(-1)].map(({ name }) => String(name))
    expect(new Set(names).size).toBe(3)
    expect(names.every(name => name.startsWith('How to p'))).toBe(true)
  })

  it('begins with what the description refuses and ends with the unchanged call', () => {
    const sent = bodies(sweepOf(addToCart))

    expect(sent.findLastIndex(({ buy_num }) => buy_num === 10_000)).toBeLessThan(
      sent.findIndex(({ buy_num }) => buy_num === 9999),
    )
    expect(sent.at(-1)).toEqual({ goods_id: 90_041, sku_id: 0, buy_num: 1 })
  })

  it('is the first sequence about its call, and shrinks to the steps that matter', () => {
    const [set] = setsFor(to => to === addToCart)
    const [first = []] = set?.always() ?? []
    const isBad = (plan: Plan) => bodies(plan).some(({ buy_num }) => buy_num === 11)

    const { counterexample } = fc.check(
      fc.property(set?.plans(false) ?? fc.constant([]), plan => !isBad(plan)),
      { examples: [[first]], numRuns: 1 },
    )

    expect(bodies(first)).toEqual(bodies(sweepOf(addToCart)))
    expect(bodies(counterexample?.[0] ?? [])).toEqual([{ goods_id: 90_041, sku_id: 0, buy_num: 11 }])
  })
})

// Proves MDL-3.
it('determines from a seed which sequences it belongs to', () => {
  const sets = setsFor(() => true)

  expect(sets.map(set => setOfSeed(seedOf(set, 42))?.name)).toEqual(sets.map(({ name }) => name))
})
