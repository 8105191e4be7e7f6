import { expect, it } from 'vitest'
import { addToCart } from '#contracts/api/orders/carts.ts'
import { StateRefused } from '#contracts/examples/provider.ts'
import type { Given } from '#contracts/states/index.ts'
import type { Divergence } from '../match.ts'
import { createRefusedStates } from './refused-states.ts'
import { sceneOf, type Plan, type Step } from '../step.ts'

const sale: Given = ['a product is on sale', { id: 90_041, stock: 10, price: '20.00' }]
const empty: Given = ['the cart is empty', {}]
const step = (...given: Given[]): Step => ({ to: addToCart, as: 'shopper', given })

// Proves MDL-15.
it('enters the other states of a step that is left out, because later steps may need them', async () => {
  const [first, last] = [step(empty, sale), step()]
  const played: Plan[] = []
  const play = async (plan: Plan): Promise<Divergence> => {
    if (sceneOf(plan).includes(empty)) throw new StateRefused(empty, 'unknown')
    played.push(plan)
    return { after: plan[0] } as Divergence
  }
  const refused = createRefusedStates(true)

  const divergence = await refused.without([first, last], play)

  expect(played.map(sceneOf)).toEqual([[sale]])
  expect(divergence?.after).toBe(last)
  expect(refused.leftOut().map(({ given }) => given)).toEqual([empty])
})
