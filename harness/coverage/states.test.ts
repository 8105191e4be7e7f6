import { expect, it } from 'vitest'
import { inspect } from '#mocks/invariants/check.ts'
import { createShop } from '#mocks/test-shop.ts'
import { examples } from '#contracts/examples/index.ts'

const given = new Map(examples.flatMap(example => example.given).map(([state, facts]) => [state as string, facts]))
const shop = createShop()

// Proves STA-2, STA-4.
it.each([...given])('the mock is sound when %s, also when it is entered twice', (state, facts) => {
  shop.given(state, facts)
  shop.given(state, facts)

  expect(inspect(shop.world.db).filter(({ broken }) => broken.length > 0)).toEqual([])
})
