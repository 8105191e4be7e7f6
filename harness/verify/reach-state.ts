import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { listCart, removeFromCart } from '#contracts/api/orders/carts.ts'
import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { endpoints } from '#contracts/api/index.ts'
import type { Endpoint, InputOf, ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { createOrder, showOrder } from '#contracts/api/orders/orders.ts'
import { states, type Facts, type Given, type StateName } from '#contracts/states/index.ts'
import { handleMoney } from '#contracts/api/accounts/users.ts'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { examples } from '#contracts/examples/index.ts'
import { readTolerantly } from '#contracts/wire/tolerant.ts'
import type { preparer } from '#contracts/examples/provider.ts'
import { z } from 'zod'

type Preparer = ReturnType<typeof preparer>
type Ask = <E extends Endpoint>(to: E, input: InputOf<E>, as?: AccountName) => Promise<ReplyOf<E> | undefined>

const users = { body: { provider: 'users' } } as const
const money = (sum: number): string => sum.toFixed(2)

/** Enters states by ordinary calls. Each function returns the facts of the state that it entered, or undefined if it could not. */
const waysWith = (ask: Ask) => {
  const purse = async (is_type: 0 | 2, sum: string): Promise<boolean> => {
    const me = await ask(buyerInfo, users, 'shopper')
    const by = me ? Number(sum) - Number(is_type === 0 ? me.money : me.integral) : 0
    if (me && by !== 0) await ask(handleMoney, { body: { id: me.id, money: by.toFixed(2), is_type, info: 'verify' } }, 'admin')
    return me !== undefined
  }

  const place = async () => {
    const province = (await ask(loadAreas, {}))?.find(one => one.children?.some(city => city.children?.length))
    const city = province?.children?.find(one => one.children?.length)
    const district = city?.children?.[0]
    return province && city && district ? { province_id: province.id, city_id: city.id, region_id: district.id } : undefined
  }

  const address = async (): Promise<{ id: number } | undefined> => {
    const area = await place()
    const form = { receive_name: 'Li Lei', receive_tel: '13800000000', address: '1 Market Street', is_default: 0 } as const
    return area && ask(userAddresses.create, { body: { ...form, area: Object.values(area) } }, 'shopper')
  }

  const product = async () => {
    for (const { id, goods_stock } of (await ask(searchGoods, { query: { per_page: 30 } }))?.data ?? []) {
      const goods = goods_stock > 1 ? await ask(showGoods, { params: { id } }) : undefined
      if (goods && !goods.skuList?.length && goods.collectives === false) return goods
    }
    return undefined
  }

  const order = async (): Promise<number | undefined> => {
    const [goods, home] = [await product(), await address()]
    if (!goods || !home) return undefined
    const params = encodeParams({ order: [{ goods_id: goods.id, sku_id: 0, buy_num: 1 }], ifcart: 0 })
    return (await ask(createOrder, { body: { params, address_id: home.id, coupon_id: '0' } }, 'shopper'))?.order_id[0]
  }

  const ways: { readonly [S in StateName]?: (facts: Facts<S>) => Promise<Facts<S> | undefined> } = {
    'a province with a city and a district exists': place,
    'the shopper has an address': address,
    'the shopper has a balance': async facts => ((await purse(0, facts.money)) ? facts : undefined),
    'the shopper has points': async facts => ((await purse(2, facts.integral)) ? facts : undefined),
    'the cart is empty': async facts => {
      const lines =
        (await ask(listCart, { query: { per_page: 400 } }, 'shopper'))?.data.flatMap(({ cart_list }) => cart_list) ?? []
      const ids = lines.map(({ cart_id }) => cart_id).join(',')
      if (ids) await ask(removeFromCart, { params: { ids } }, 'shopper')
      return facts
    },
    // The balance exceeds or misses the price by as much as in the example.
    'an order waits for payment': async ({ total, balance }) => {
      const id = await order()
      const price = id && (await ask(showOrder, { params: { id } }, 'shopper'))?.total_price
      if (!id || !price) return undefined
      const rest = money(Math.max(0, Number(price) + Number(balance) - Number(total)))
      return (await purse(0, rest)) ? { id, total: price, balance: rest } : undefined
    },
  }
  return ways
}

const anId = z.object({ id: z.int() })

/** The call that creates the record of a state, if there is one. */
const adding = ([name, facts]: Given) => {
  const { id } = anId.safeParse(facts).data ?? {}
  const look = states[name]
    .readBack(facts)
    .find(({ to, input }) => to.path.endsWith('/{id}') && JSON.stringify(input) === JSON.stringify({ params: { id } }))
  const create = endpoints.find(({ method, path }) => method === 'POST' && `${path}/{id}` === look?.to.path)
  const sample = examples.find(({ to, error }) => to === create && error === undefined)
  return look && create && sample ? { create, sample, as: look.as } : undefined
}

/** A form with the facts of the state in the fields of the same names. */
const formFor = (body: unknown, facts: object): object =>
  Object.fromEntries(
    Object.entries(Object(body)).map(([key, value]) => [key, key === 'id' ? value : (Reflect.get(facts, key) ?? value)]),
  )

/**
 * Tries to enter a state by ordinary calls, on a server without a states protocol.
 * @returns the facts that hold instead of the given ones, not read back yet; undefined if there is no way
 */
export const reacher = ({ ask }: Preparer) => {
  const typed: Ask = async (to, input, as) => {
    const data = await ask(to, input, as)
    return data === undefined ? undefined : (readTolerantly(to.reply, data) as ReplyOf<typeof to>)
  }
  const ways = waysWith(typed)

  return async (given: Given): Promise<object | undefined> => {
    const [name, facts] = given
    const way = ways[name] as ((facts: object) => Promise<object | undefined>) | undefined
    if (way) return way(facts)
    const found = adding(given)
    if (!found || found.sample.given.length > 0) return undefined
    const made = anId.safeParse(await ask(found.create, { body: formFor(found.sample.body, facts) }, found.as))
    return made.success ? { ...facts, id: made.data.id } : undefined
  }
}
