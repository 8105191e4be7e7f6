import type { Provider } from '#contracts/examples/provider.ts'
import { createApp } from '#mocks/app.ts'
import { createWorld } from '#mocks/world.ts'

const origin = 'http://mock'

/** The mock as a provider without a network, in a world of its own. */
export const mockProvider = (): Provider => {
  const world = createWorld()
  const app = createApp(() => world)
  return { origin, statesUrl: `${origin}/_mock/states`, send: async request => app.fetch(request) }
}
