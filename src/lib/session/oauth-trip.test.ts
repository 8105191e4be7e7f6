import { expect, test } from 'vitest'
import { beginTrip, endTrip, oauthAddress } from './oauth-trip.ts'

// Proves SGN-8.
test('a trip to another service is returned once, with its destination', () => {
  beginTrip({ why: 'bind', back: '/user/oauth' })

  const trip = endTrip()
  const again = endTrip()

  expect(trip).toEqual({ why: 'bind', back: '/user/oauth' })
  expect(again).toBeUndefined()
})

test('the URL contains the page to return to', () => {
  expect(oauthAddress('weixinweb', '/shop/login')).toMatch(/\/api\/oauth\/weixinweb\?back=%2Fshop%2Flogin$/)
})
