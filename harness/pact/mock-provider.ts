import type { Provider } from '#contracts/examples/provider.ts'
import { createApp } from '#mocks/app.ts'
import { createWorld } from '#mocks/world.ts'

const origin = 'http://mock'

/** The mock, in a world of its own, as a provider that is reached without a network. */
export const mockProvider = (): Provider => {
  const world = createWorld()
  const app = createApp(() => world)
  return { origin, statesUrl: `${origin}/_mock/states`, send: async request => app.fetch(request) }
}
