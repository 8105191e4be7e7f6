import { expect, test } from 'vitest'
import { createShop } from '../test-shop.ts'
import { readBack } from './read-back.ts'
import { vocabulary } from './vocabulary.ts'

test.each(vocabulary())('"$name" can be entered with the proposed facts, and then holds', async ({ name, facts }) => {
  const { given, world } = createShop()
  const proposed = Object.fromEntries(facts.map(({ name: fact, value }) => [fact, value]))

  given(name, proposed)

  expect((await readBack(world, name, proposed)).filter(({ holds }) => !holds)).toEqual([])
})
