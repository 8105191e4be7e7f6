import { expect, it } from 'vitest'
import { examples } from '#contracts/examples/index.ts'
import { states, type StateName } from '#contracts/states/index.ts'
import { createShop } from '#mocks/test-shop.ts'

const given = new Map(examples.flatMap(example => example.given).map(([state, facts]) => [state as StateName, facts]))

/** The freight of the products that a state brings; -1 is free. */
const freightsIn = (state: StateName, facts: object): number[] => {
  const shop = createShop()
  const before = new Set(shop.world.db.goods.rows().map(({ id }) => id))
  shop.given(state, facts)
  return shop.world.db.goods
    .rows()
    .filter(({ id }) => !before.has(id))
    .map(({ freight_id }) => freight_id)
}

// Proves STA-6.
it('a state promises free shipping for exactly the products that ship free on the mock', () => {
  const bringing = [...given].map(([state, facts]) => ({ state, freights: freightsIn(state, facts) }))

  const free = bringing.filter(({ freights }) => freights.includes(-1)).map(({ state }) => state)
  const promised = (Object.keys(states) as StateName[]).filter(state => /\bships? free\b/.test(states[state].about))

  expect(promised.toSorted()).toEqual(free.toSorted())
})

// Proves STA-6.
it('no promise takes back what another gives without saying so: an address is delivered to unless no store can deliver', () => {
  const { about } = states['the shopper has an address']
  const shop = createShop()
  const facts = { address: given.get('the shopper has an address'), product: given.get('a product cannot be delivered') }

  shop.given('the shopper has an address', facts.address)
  shop.given('a product cannot be delivered', facts.product)

  expect(shop.world.db.freights.by('store_id', 1)).toEqual([])
  expect(about).toContain('unless «a product cannot be delivered»')
  expect(states['a product cannot be delivered'].about).toContain('has no freight template any more')
})
