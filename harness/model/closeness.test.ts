import { expect, it } from 'vitest'
import { createApp } from '#mocks/app.ts'
import { noon } from '#mocks/test-shop.ts'
import { createWorld } from '#mocks/world.ts'
import { address, goods, orders, shopGiven } from './flows/shop.ts'
import type { Closeness } from './match.ts'
import { createShown } from './known.ts'
import { createMemory } from './memory.ts'
import { play } from './play.ts'
import { referenceSide, serverSide } from './side.ts'
import type { Plan } from './step.ts'

const oneUnit = orders([{ goods_id: goods, sku_id: 0, buy_num: 1 }])
const twoOrders: Plan = [{ ...oneUnit, given: shopGiven }, oneUnit]

/** Plays two orders of a product. @returns the requests to the server after the first order and after the second one */
const playedWith = async (closeness: Closeness) => {
  const world = createWorld({ seededAt: noon, scale: 0.3 })
  world.clock.set(noon)
  const app = createApp(() => world)
  const asked: string[] = []
  const send = async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return app.fetch(request)
  }
  const server = serverSide({ origin: 'http://server', statesUrl: 'http://server/_mock/states', send })

  const divergence = await play(twoOrders, {
    server,
    reference: referenceSide(noon),
    memory: createMemory(),
    level: 'full',
    closeness,
    kept: new Set(),
    shown: createShown(),
  })

  const first = asked.indexOf('POST /api/user/order/create')
  const second = asked.lastIndexOf('POST /api/user/order/create')
  return { divergence, between: asked.slice(first + 1, second), after: asked.slice(second + 1) }
}

// An order changes the stock of its product, and no address.
const [own, changed, unchanged] = ['GET /api/user/orders', `GET /api/goods/${goods}`, `GET /api/user/addresses/${address}`]

// Proves MDL-8.
it.each([
  { closeness: 'quick', isProductReadBetween: false, isAddressReadAfter: false },
  { closeness: 'thorough', isProductReadBetween: false, isAddressReadAfter: true },
  { closeness: 'close', isProductReadBetween: true, isAddressReadAfter: true },
] as const)(
  'a $closeness sequence reads orders after each order, the product at the end at the latest',
  { timeout: 60_000 },
  async ({ closeness, isProductReadBetween, isAddressReadAfter }) => {
    const { divergence, between, after } = await playedWith(closeness)

    expect(divergence).toBeUndefined()
    expect(between).toContain(own)
    expect(between.includes(changed)).toBe(isProductReadBetween)
    expect(after).toContain(changed)
    expect(after.includes(unchanged)).toBe(isAddressReadAfter)
  },
)
