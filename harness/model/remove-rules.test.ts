import { expect, it } from 'vitest'
import { sellerFullReductions } from '#contracts/api/marketing/full-reductions.ts'
import { createApp } from '#mocks/app.ts'
import { noon } from '#mocks/test-shop.ts'
import { createWorld } from '#mocks/world.ts'
import { verifyByModel } from './model.ts'

// Proves MDL-13.
it(
  'deletes the spend-and-save rules of each sequence, so that they do not apply to later orders',
  { timeout: 60_000 },
  async () => {
    const world = createWorld({ seededAt: noon, scale: 0.3 })
    world.clock.set(noon)
    const app = createApp(() => world)
    const provider = {
      origin: 'http://server',
      statesUrl: 'http://server/_mock/states',
      send: async (request: Request) => app.fetch(request),
    }
    const before = world.db.full_reductions.rows().map(({ id }) => id)
    let created = 0

    await verifyByModel([provider], {
      wants: to => to === sellerFullReductions.create,
      depth: 'quick',
      met: ({ step, well }) => void (step.to === sellerFullReductions.create && well && created++),
    })

    expect(created).toBeGreaterThan(3)
    expect(world.db.full_reductions.rows().map(({ id }) => id)).toEqual(before)
  },
)
