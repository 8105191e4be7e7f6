import { adminOrders, sellerOrders } from '#contracts/api/orders/back-office-orders.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { listOrders } from '#contracts/api/orders/orders.ts'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { expect, test } from '../test.ts'

/** A guarded page of each audience, and the login page that it redirects to. */
const doors = [
  { audience: 'buyer', path: '/user/orders', login: /^\/login/ },
  { audience: 'seller', path: '/Seller/orders', login: /^\/Seller\/login/ },
  { audience: 'admin', path: '/Admin/orders', login: /^\/Admin\/login/ },
] as const

const visitors: readonly { who: AccountName | 'guest'; opens: string | undefined }[] = [
  { who: 'guest', opens: undefined },
  { who: 'shopper', opens: 'buyer' },
  { who: 'seller', opens: 'seller' },
  { who: 'admin', opens: 'admin' },
]

/** Reply codes of four calls by the session of their token. Shoppers and sellers are one kind of account (SGN-1, SUB-2). */
const answers: readonly [who: AccountName | 'guest', orders: number, store: number, market: number, brands: number][] = [
  ['guest', 401, 401, 401, 401],
  ['shopper', 200, 402, 401, 401],
  ['seller', 200, 200, 401, 401],
  ['staff', 200, 200, 401, 401],
  ['clerk', 401, 401, 200, 402],
  ['admin', 401, 401, 200, 200],
]

test.describe('session by audience', { tag: '@matrix' }, () => {
  for (const { who, opens } of visitors) {
    // Proves GRD-1, GRD-3, SES-1.
    test(`a session of ${who} opens ${opens ? `what is for the ${opens}` : 'nothing'}, and no other audience's page`, async ({
      signedIn,
      page,
    }) => {
      if (who !== 'guest') await signedIn(who)

      for (const { audience, path, login } of doors) {
        await page.goto(path)
        const wanted = audience === opens ? new RegExp(`^${path}`) : login
        await expect(async () => expect(new URL(page.url()).pathname, path).toMatch(wanted)).toPass()
      }
    })
  }

  for (const [who, ...codes] of answers) {
    // Proves SGN-1.
    test(`the calls for the three audiences answer ${codes.join(', ')} to ${who}`, async ({ api }) => {
      const call = await api(who)
      const code = (asked: Promise<unknown>): Promise<number> =>
        asked.then(
          () => 200,
          (reason: Error) => Number(/refused with (\d+)/.exec(reason.message)?.[1]),
        )

      const got = [
        await code(call(listOrders, { query: {} })),
        await code(call(sellerOrders.list, { query: {} })),
        await code(call(adminOrders.list, { query: {} })),
        await code(call(adminBrands.list, { query: {} })),
      ]

      expect(got).toEqual(codes)
    })
  }
})
