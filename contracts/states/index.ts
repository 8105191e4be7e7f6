import { z } from 'zod'
import { accounts, type AccountName } from './ready-accounts.ts'
import { userAddresses } from '../api/accounts/addresses.ts'
import { adminAreas } from '../api/system/areas.ts'
import { login } from '../api/accounts/auth.ts'
import { countCart, listCart } from '../api/orders/carts.ts'
import { allExpresses } from '../api/orders/expresses.ts'
import { adminBrands } from '../api/catalogue/goods-brands.ts'
import { ask, state } from './state.ts'
import { id, money } from '../api/kit/values.ts'
import { listMoneyLogs, purse } from '../api/money/money-logs.ts'
import { adminComments } from '../api/orders/order-comments.ts'
import { checkPayment, orderStatus, showOrder, type OrderStatus } from '../api/orders/orders.ts'
import { accountStates } from './accounts.ts'
import { roleStates } from './roles.ts'
import { integralStates } from './points.ts'
import { storeStates } from './stores.ts'
import { marketingStates } from './marketing.ts'
import { fileStates } from './files.ts'
import { productStates } from './catalogue.ts'
import { contentStates } from './content.ts'
import { afterSalesStates } from './after-sales.ts'
import { account, anyOrder, balance, goods, ownOrder } from './questions.ts'

const accountName = z.enum(Object.keys(accounts) as [AccountName, ...AccountName[]])
const none = z.object({})
const quantity = z.int().min(1)
const stock = z.int().min(0)

const orderAt = (status: OrderStatus, about: string) =>
  state({ about, facts: z.object({ id }), readBack: facts => [ownOrder(facts.id, status)] })

/**
 * Every state that a contract, a story or an end-to-end test may ask a backend to be in; all use the same names.
 * Entering a state is absolute: it overwrites whatever exists under its ids, and can be repeated. "The shopper" is the ready
 * account `shopper`; products and orders belong to the store of the ready account `seller` unless stated otherwise.
 * Ids start at 90001, far from seeded rows. Each state defines how it is read back, so that a failed set-up is never taken
 * for a wrong answer. Source: STA-3.
 */
export const states = {
  ...roleStates,
  ...afterSalesStates,
  'the ready accounts exist': state({
    about:
      'The accounts of contracts/states/ready-accounts.ts exist with their passwords; `as` names the one that makes the call, nobody if it is missing.',
    facts: z.object({ as: accountName.optional() }),
    readBack: ({ as }) => (as ? [account(as)] : []),
  }),
  'a brand exists': state({
    about: 'There is a product brand with this id and name, and it has a picture.',
    facts: z.object({ id, name: z.string() }),
    readBack: ({ id, name }) => [
      ask(adminBrands.show, { params: { id } }, 'admin', reply => reply.id === id && reply.name === name),
    ],
  }),
  'no brand exists': state({
    about: 'There is no product brand at all.',
    facts: none,
    readBack: () => [ask(adminBrands.list, { query: {} }, 'admin', reply => reply.total === 0)],
  }),
  'an area exists': state({
    about: 'There is an area with this id, code and name below the area whose code is `pid`; it has one area below it.',
    facts: z.object({ id, code: z.string(), pid: z.string(), name: z.string() }),
    readBack: ({ id, code, pid, name }) => [
      ask(adminAreas.show, { params: { id } }, 'admin', reply => reply.code === code && reply.pid === pid && reply.name === name),
    ],
  }),
  'an area code is free': state({
    about: 'No area has this code.',
    facts: z.object({ code: z.string() }),
    readBack: ({ code }) => [ask(adminAreas.list, { query: { code } }, 'admin', reply => reply.total === 0)],
  }),
  'a province with a city and a district exists': state({
    about: 'There is a province with this id, the city below it, and the district below that.',
    facts: z.object({ province_id: id, city_id: id, region_id: id }),
    readBack: ({ province_id, city_id, region_id }) =>
      [province_id, city_id, region_id].map((id, deep) =>
        ask(adminAreas.show, { params: { id } }, 'admin', reply => reply.deep === deep),
      ),
  }),
  'a courier exists': state({
    about: 'There is a courier company with this id and code.',
    facts: z.object({ id, code: z.string() }),
    readBack: ({ id, code }) => [
      ask(allExpresses, { query: { isAll: 'true' } }, undefined, reply => reply.some(one => one.id === id && one.code === code)),
    ],
  }),
  'a product is on sale': state({
    about:
      'The product is on the shelf, reviewed, without SKUs, with this stock and price; its store is open. It has a brand, a class of the third level, and pictures, and is in no campaign.',
    facts: z.object({ id, stock, price: money }),
    readBack: ({ id, stock, price }) => [
      goods(
        id,
        reply => reply.goods_status === 1 && reply.goods_stock === stock && reply.goods_price === price && !reply.skuList?.length,
      ),
    ],
  }),
  'a product with SKUs is on sale': state({
    about: 'The product is on the shelf with exactly one SKU, which has this stock and price; its attribute has one value.',
    facts: z.object({ id, sku_id: id, stock, price: money }),
    readBack: ({ id, sku_id, stock, price }) => [
      goods(
        id,
        ({ goods_status, skuList = [] }) =>
          goods_status === 1 && skuList.some(sku => sku.id === sku_id && sku.goods_stock === stock && sku.goods_price === price),
      ),
    ],
  }),
  'a product is sold out': state({
    about: 'The product is on the shelf without SKUs and its stock is 0.',
    facts: z.object({ id }),
    readBack: ({ id }) => [goods(id, reply => reply.goods_status === 1 && reply.goods_stock === 0)],
  }),
  'a product is off the shelf': state({
    about: 'The product exists, has stock, and is not on sale.',
    facts: z.object({ id }),
    readBack: ({ id }) => [goods(id, reply => reply.goods_status === 0)],
  }),
  'the shopper has an address': state({
    about: 'The shopper has a delivery address with this id, in a province that the store delivers to; it is not the default.',
    facts: z.object({ id }),
    readBack: ({ id }) => [
      ask(userAddresses.show, { params: { id } }, 'shopper', reply => reply.id === id && reply.is_default === 0),
    ],
  }),
  'the cart is empty': state({
    about: "The shopper's cart is empty.",
    facts: none,
    readBack: () => [ask(countCart, {}, 'shopper', reply => reply === 0)],
  }),
  'the cart holds a product': state({
    about: "The shopper's cart has one line, of a product without SKUs that is on sale with this stock.",
    facts: z.object({ cart_id: id, goods_id: id, buy_num: quantity, stock }),
    readBack: ({ cart_id, goods_id, buy_num, stock }) => [
      ask(
        listCart,
        {},
        'shopper',
        reply =>
          reply.data
            .flatMap(({ cart_list }) => cart_list)
            .every(line => line.cart_id === cart_id && line.goods_id === goods_id && line.buy_num === buy_num) &&
          reply.data.length === 1,
      ),
      goods(goods_id, reply => reply.goods_stock === stock),
    ],
  }),
  'the shopper has a balance': state({
    about: "The shopper's balance is this sum.",
    facts: z.object({ money }),
    readBack: facts => [balance(facts.money)],
  }),
  'a purse of the shopper moved': state({
    about: "There is a movement with this id and sum in one of the shopper's purses.",
    facts: z.object({ id, money, is_type: purse }),
    readBack: facts => [
      ask(listMoneyLogs, { query: { is_type: facts.is_type, per_page: 400 } }, 'shopper', reply =>
        reply.data.some(log => log.id === facts.id && log.money === facts.money),
      ),
    ],
  }),
  'an order waits for payment': state({
    about:
      "The shopper's order of one line costs `total`, is unpaid, and the shopper's balance is `balance`. The shopper has not tried to pay within the last three seconds.",
    facts: z.object({ id, total: money, balance: money }),
    readBack: ({ id, total, balance: sum }) => [
      ask(
        showOrder,
        { params: { id } },
        'shopper',
        reply => reply.order_status === orderStatus.waitingPayment && reply.total_price === total,
      ),
      balance(sum),
    ],
  }),
  'an order waits for delivery': orderAt(
    orderStatus.waitingDelivery,
    "The shopper's order of one line is paid by balance and not yet shipped.",
  ),
  'an order waits for receipt': orderAt(
    orderStatus.waitingReceipt,
    "The shopper's order is paid and shipped: it has a courier and a tracking number, and the courier has reported at least once.",
  ),
  'an order waits for comment': orderAt(
    orderStatus.waitingComment,
    'The shopper has received the order and not commented on it.',
  ),
  'an order is completed': orderAt(
    orderStatus.completed,
    "The shopper's order is completed and not yet settled: paid four days ago, shipped, received and commented on, each with its time.",
  ),
  'an order is cancelled': orderAt(orderStatus.cancelled, "The shopper's order was cancelled before it was paid."),
  'an order has a comment': state({
    about: "The shopper's order is completed; its one line has a comment with this id, with a picture and the store's reply.",
    facts: z.object({ id, goods_id: id, comment_id: id }),
    readBack: ({ id, goods_id, comment_id }) => [
      ownOrder(id, orderStatus.completed),
      ask(adminComments.show, { params: { id: comment_id } }, 'admin', reply => reply.id === comment_id && reply.reply !== ''),
      goods(goods_id, reply => reply.id === goods_id),
    ],
  }),
  'an order of another shopper exists': state({
    about: 'Somebody other than the shopper has an unpaid order with this id.',
    facts: z.object({ id }),
    readBack: ({ id }) => [anyOrder(id, orderStatus.waitingPayment)],
  }),
  'an order of another store waits for delivery': state({
    about: 'Somebody has paid an order at a store other than the one of the ready account `seller`.',
    facts: z.object({ id }),
    readBack: ({ id }) => [anyOrder(id, orderStatus.waitingDelivery)],
  }),
  'an administrator passed the check': state({
    about: 'A sign for this administrator was issued by /captcha and stays valid.',
    facts: z.object({ username: z.literal(accounts.admin.username), sign: z.string().min(1) }),
    readBack: ({ username, sign }) => [
      ask(
        login,
        { body: { username, password: accounts.admin.password, provider: 'admins', sign } },
        undefined,
        reply => reply.access_token !== '',
      ),
    ],
  }),
  'the shopper has just tried to pay': state({
    about: 'The shopper has an unpaid order that the balance covers, and made an attempt to pay less than three seconds ago.',
    facts: z.object({ order_id: id }),
    readBack: ({ order_id }) => [ask(checkPayment, { body: { order_id } }, 'shopper', reply => !Array.isArray(reply))],
  }),
  ...accountStates,
  ...storeStates,
  ...marketingStates,
  ...integralStates,
  ...productStates,
  ...fileStates,
  ...contentStates,
} as const

export type StateName = keyof typeof states

/** The facts that entering `S` requires. */
export type Facts<S extends StateName> = z.output<(typeof states)[S]['facts']>

/** A state with its facts: the type of `given` everywhere. */
export type Given = { [S in StateName]: readonly [name: S, facts: Facts<S>] }[StateName]

/** The names of all states. */
export const stateNames = Object.keys(states) as StateName[]
