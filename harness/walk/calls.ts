import { accountFor } from '#contracts/states/ready-accounts.ts'
import { endpoints } from '#contracts/api/index.ts'
import { paramNames, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Db } from '#mocks/db/db.ts'
import { isOnSale } from '#mocks/domain/catalogue/goods.ts'
import type { Faker } from '@faker-js/faker'
import { idPicker, type IdPicker } from './ids.ts'
import { spoiled, varied } from './values.ts'

/** Who walks through the shop. */
export const walkers = ['shopper', 'seller', 'admin'] as const
export type Walker = (typeof walkers)[number]

/** One call of the walk. */
export type Call = {
  readonly to: Endpoint
  readonly as: Walker | undefined
  readonly params: Readonly<Record<string, string | number>>
  readonly query?: unknown
  readonly body?: unknown
}

/** Calls that move money, stock and orders, which are chosen more often than others. */
const lively = /order|refund|carts|cash|integral|coupon|settle|comment|collective|goods|freight|money|favorites|store/

/** Left out, because they would end the walk's own session. */
const leftOut: readonly string[] = ['/logout', '/Admin/auth/edit', '/auth/edit', '/edit_forget_password']

const walked = endpoints.filter(({ path }) => !leftOut.includes(path))
const weighted = walked.flatMap(to => Array<Endpoint>(lively.test(to.path) ? (to.method === 'GET' ? 2 : 5) : 1).fill(to))

const byEndpoint = Map.groupBy(examples, ({ to }) => to)

/** Calls that guests may make are made as a shopper if a token changes the response. */
const walkerFor = (to: Endpoint): Walker | undefined =>
  to.auth === 'optional' ? 'shopper' : walkers.find(name => name === accountFor(to))

const ownRows = (db: Db, as: Walker | undefined) => {
  const user = as === 'seller' ? 'seller' : 'shopper'
  const id = db.users.by('username', user)[0]?.id ?? 1
  const store = db.stores.by('user_id', id)[0]?.id ?? 1
  const tables: Readonly<Record<string, () => readonly { id: number }[]>> = {
    orders: () => (as === 'seller' ? db.orders.by('store_id', store) : db.orders.by('user_id', id)),
    addresses: () => db.addresses.by('user_id', id),
    carts: () => db.carts.by('user_id', id),
    cashes: () => (as === 'seller' ? db.cashes.by('store_id', store) : db.cashes.by('user_id', id)),
    order_comments: () => db.order_comments.by('user_id', id),
    favorites: () => db.favorites.by('user_id', id),
    goods: () => (as === 'seller' ? db.goods.by('store_id', store) : []),
    freights: () => db.freights.by('store_id', store),
    coupons: () => db.coupons.by('store_id', store),
  }
  return (table: string) => (as === 'admin' ? [] : (tables[table]?.() ?? []))
}

/** What somebody might order: up to three products that are on sale, alone or with others. */
const orderParams = (db: Db, faker: Faker): string => {
  const offered = db.goods.rows().filter(goods => isOnSale(db, goods))
  const order = Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, () => {
    const goods = faker.helpers.arrayElement(offered.length > 0 ? offered : db.goods.rows())
    const skus = db.goods_skus.by('goods_id', goods.id)
    const groups = db.collective_logs.by('goods_id', goods.id).filter(({ status }) => status === 2)
    const collective_id = faker.datatype.boolean(0.7)
      ? 0
      : groups.length > 0 && faker.datatype.boolean(0.6)
        ? faker.helpers.arrayElement(groups).id
        : -1
    const sku_id = skus.length > 0 && faker.datatype.boolean(0.95) ? faker.helpers.arrayElement(skus).id : 0
    return {
      goods_id: goods.id,
      sku_id,
      buy_num: faker.number.int({ min: 1, max: faker.datatype.boolean(0.1) ? 500 : 3 }),
      collective_id,
    }
  })
  return encodeParams({ order, ifcart: faker.number.int({ max: 1 }) })
}

const special = (db: Db, to: Endpoint, ids: IdPicker, faker: Faker): Record<string, unknown> => {
  if (to.path === '/user/order/create' || to.path === '/user/order/before') {
    const [shopper] = db.users.by('username', 'shopper')
    const coupons = db.coupon_logs.by('user_id', shopper?.id ?? 1).map(({ id }) => id)
    return {
      params: orderParams(db, faker),
      coupon_id: coupons.length > 0 && faker.datatype.boolean(0.4) ? String(faker.helpers.arrayElement(coupons)) : '0',
    }
  }
  if (to.path.includes('find/all') || to.path === '/user/order/after')
    return { params: encodeParams({ order_id: [ids.of('orders')] }) }
  if (to.path === '/user/order/pay')
    return { order_id: [...new Set([ids.of('orders'), ids.of('orders')])].join(','), pay_password: '123456' }
  return {}
}

const withIds = (input: unknown, to: Endpoint, ids: IdPicker, faker: Faker): unknown =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? Object.fromEntries(
        Object.entries(input).map(([key, value]) => {
          const id = faker.datatype.boolean(0.85) && Number(value) > 0 ? ids.forField(key, to.path) : undefined
          return [key, id ?? value]
        }),
      )
    : input

const paramsFor = (to: Endpoint, given: Call['params'], ids: IdPicker, faker: Faker): Call['params'] =>
  Object.fromEntries(
    paramNames(to.path).map(name => {
      const isId = name === 'id' || name === 'ids'
      if (!isId || faker.datatype.boolean(0.05)) return [name, given[name] ?? (faker.datatype.boolean(0.5) ? 'x' : 987_654_321)]
      const id = ids.forPath(to.path)
      return [name, name === 'ids' && faker.datatype.boolean(0.3) ? `${id},${ids.forPath(to.path)},x` : id]
    }),
  )

/** The next call: an example of the contract with ids of existing rows; some have other or invalid values. */
export const nextCall = (db: Db, faker: Faker): Call => {
  const to = faker.helpers.arrayElement(weighted)
  const as = faker.datatype.boolean(0.02) ? walkers[faker.number.int({ max: walkers.length })] : walkerFor(to)
  const ids = idPicker(db, faker, ownRows(db, as))
  const shown = faker.helpers.arrayElement(byEndpoint.get(to) ?? [])
  const params = paramsFor(to, shown.params ?? {}, ids, faker)
  const fields = { ...(special(db, to, ids, faker) as object) }
  const made = (input: unknown, schema: Endpoint['body']): unknown => {
    if (schema === undefined || to.sends === 'multipart') return input
    const moved = withIds(input, to, ids, faker)
    const adjusted = typeof moved === 'object' && moved !== null && !Array.isArray(moved) ? { ...moved, ...fields } : moved
    if (faker.datatype.boolean(0.12)) return spoiled(adjusted, faker)
    return faker.datatype.boolean(0.2) && !Array.isArray(adjusted) ? { ...varied(adjusted, schema, faker), ...fields } : adjusted
  }
  return { to, as, params, query: made(shown.query, to.query), body: made(shown.body, to.body) }
}
