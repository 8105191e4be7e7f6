import { expect, it } from 'vitest'
import { addToCart } from '#contracts/api/orders/carts.ts'
import type { Divergence } from '../match.ts'
import { othersIn, shortened, type Play } from './others.ts'
import { isWait, type Plan, type Step } from '../step.ts'

const step = (buy_num: number): Step => ({ to: addToCart, as: 'shopper', body: { buy_num }, given: [] })
const numbersOf = (plan: Plan): number[] => plan.flatMap(one => (isWait(one) ? [] : [Number(Object(one.body).buy_num)]))

/** A server that is wrong about 0 and about more than 10: the first such step of a plan shows it. */
const play: Play = async plan => {
  const after = plan.find(one => numbersOf([one]).some(number => number === 0 || number > 10)) as Step | undefined
  const refusal = after && numbersOf([after])[0] === 0 ? ('invalidInput' as const) : ('stockTooLow' as const)
  return after && ({ to: addToCart, field: 'code', refusal, after, sent: plan } as unknown as Divergence)
}

const plan = [1, 0, 2, 0, 11, 3, 12].map(step)

// Proves MDL-16.
it('looks behind the first divergence of a sequence for those of another kind, each once', async () => {
  const first = (await play(plan)) as Divergence

  const others = await othersIn(plan, first, play)

  expect(others.map(({ kind }) => kind)).toEqual(['POST /user/carts code stockTooLow'])
})

// Proves MDL-16.
it('shortens one to the steps that show it', async () => {
  const [other] = await othersIn(plan, (await play(plan)) as Divergence, play)

  const shortest = other && (await shortened(other, play))

  expect(numbersOf(shortest?.sent as unknown as Plan)).toEqual([11])
})
