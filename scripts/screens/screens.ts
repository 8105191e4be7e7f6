import type { Given } from '#contracts/states/index.ts'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import type { PageStart } from '#mocks/hosts/page/page-start.ts'
import { adminNodes } from '#mocks/seeds/system/menus-admin.ts'
import { sellerNodes } from '#mocks/seeds/system/menus-seller.ts'
import type { MenuSeed } from '#mocks/seeds/system/menu-seed.ts'
import { checkedRoutes } from '../../e2e/routes/walk.ts'

/** A screen, and the state to set up before it is shown. */
export type Screen = { readonly name: string; readonly path: string; readonly start: PageStart }

/** The time at which every screen is shown. */
export const now = '2026-06-15 10:00:00'

const inOffice =
  (who: AccountName) =>
  ([, , , , , , path]: MenuSeed): Screen[] =>
    path === undefined || path.startsWith('http') ? [] : [{ name: path, path, start: { now, signedIn: [who] } }]

const inShop = (name: string, path: string, ...states: readonly Given[]): Screen => ({
  name,
  path,
  start: { now, states: [...states], signedIn: ['shopper'] },
})

const onSale: Given = ['a product is on sale', { id: 90_421, stock: 5, price: '199.00' }]
const offer = { id: 90_422, goods_id: 90_421 }

/** Screens that show more in other states. */
const otherStates: readonly Screen[] = [
  inShop('/goods/:id with variants', '/goods/90423', [
    'a product with SKUs is on sale',
    { id: 90_423, sku_id: 90_424, stock: 5, price: '199.00' },
  ]),
  inShop('/goods/:id in a flash sale', '/goods/90421', onSale, ['a product is in a flash sale', offer]),
  inShop('/goods/:id with a group', '/goods/90421', onSale, ['a group waits for its last member', offer]),
  inShop('/goods/:id with comments', '/goods/90421', [
    'an order has a comment',
    { id: 90_425, goods_id: 90_421, comment_id: 90_426 },
  ]),
  inShop('/goods/:id seeded', '/goods/1'),
  inShop('/collectives with a group', '/collectives', onSale, ['a group waits for its last member', offer]),
  inShop('/seckills with a product', '/seckills', onSale, ['a product is in a flash sale', offer]),
  inShop('/user/order/:id unpaid', '/user/order/90427', [
    'an order waits for payment',
    { id: 90_427, total: '20.00', balance: '50.00' },
  ]),
  inShop('/user/order/:id paid', '/user/order/90427', ['an order waits for delivery', { id: 90_427 }]),
  inShop('/user/order/:id completed', '/user/order/90427', ['an order is completed', { id: 90_427 }]),
  inShop('/user/order/:id with a case', '/user/order/90427', [
    'an order has an after-sales case',
    { id: 90_427, refund_type: 0, refund_verify: 0, refund_step: 0 },
  ]),
  inShop('/user with messages', '/user', [
    'somebody has written to the shopper',
    { id: 90_428, user_id: 90_429, message_id: 90_430 },
  ]),
]

/** Every route of the storefront, and every screen in the menus of the back offices. */
export const screens: readonly Screen[] = [
  ...checkedRoutes.map(({ path, at, as = 'shopper', given = [], forGuests }) => ({
    name: path,
    path: at,
    start: { now, states: [...given], signedIn: forGuests ? [] : [as] },
  })),
  ...otherStates,
  ...adminNodes.flatMap(inOffice('admin')),
  ...sellerNodes.flatMap(inOffice('seller')),
]
