import { describe, expect, it } from 'vitest'
import { adminExpresses } from '#contracts/api/orders/expresses.ts'
import { sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import { removeFreights } from '#contracts/api/orders/freights.ts'
import { sellerCashes } from '#contracts/api/money/cashes.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { isWait, sceneOf, type Plan, type Step } from '../step.ts'
import { aroundOf } from './around.ts'

const stepsOf = (plan: Plan | undefined): Step[] => (plan ?? []).flatMap(step => (isWait(step) ? [] : [step]))

// Proves MDL-26.
describe('the sequences about what surrounds a record', () => {
  it('create a product with the freight template that is deleted next', () => {
    const [plan] = aroundOf(removeFreights)

    const steps = stepsOf(plan)

    expect(steps.map(({ to }) => nameOf(to))).toEqual([
      'POST /Admin/goods',
      'POST /Seller/goods',
      'DELETE /Seller/freights/{ids}',
    ])
    expect(steps[1]?.body).toMatchObject({ freight_id: 90_342 })
    expect(steps[2]?.params).toEqual({ ids: 90_342 })
  })

  it('bring a product of the store, on whose page a coupon is shown', () => {
    const [plan] = aroundOf(sellerCoupons.update)

    const states = sceneOf(plan ?? []).map(([name]) => name)

    expect(states).toContain('a product is on sale')
  })

  it('bring a second record of the same kind', () => {
    const [plan] = aroundOf(adminExpresses.update)

    const ids = sceneOf(plan ?? []).map(([, facts]) => Reflect.get(facts, 'id'))

    expect(ids).toEqual([97_061, 90_061])
  })

  it('delete two records of which one must stay, in both orders', () => {
    const both = aroundOf(sellerCashes.remove).flatMap(plan => stepsOf(plan).map(({ params }) => params?.ids))

    expect(both).toEqual(expect.arrayContaining(['90161,97161', '97161,90161']))
  })
})
