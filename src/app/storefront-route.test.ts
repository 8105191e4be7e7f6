import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { storefrontRoute } from './storefront-route.ts'

// Proves RTE-4.
it('the orders page of the user centre is named user_order', () => {
  const matches = matchRoutes([storefrontRoute], '/user/orders')

  expect(matches?.at(-1)?.route).toMatchObject({ path: '/user/orders', id: 'user_order' })
})
