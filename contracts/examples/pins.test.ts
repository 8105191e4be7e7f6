import { describe, expect, it } from 'vitest'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { states } from '#contracts/states/index.ts'
import { examples } from './index.ts'
import type { Example } from './kit.ts'
import { pinsOf } from './pins.ts'

type Key = string | number
type Pinned = { readonly path: readonly Key[]; readonly name: string; readonly value: unknown }

const pinnedIn = (example: Example, value: unknown, at: Omit<Pinned, 'value'>, inList = false): Pinned[] => {
  if (Array.isArray(value))
    return value.flatMap((one, index) => pinnedIn(example, one, { ...at, path: [...at.path, index] }, true))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      pinnedIn(example, inner, { path: [...at.path, key], name: at.name ? `${at.name}.${key}` : key }, inList),
    )
  return value !== null && pinsOf(example)(at.name, value, inList) ? [{ ...at, value }] : []
}

const other = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}x`

const changed = (value: unknown, [key, ...rest]: readonly Key[]): unknown => {
  if (key === undefined) return other(value)
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? changed(one, rest) : one))
  return { ...Object(value), [key]: changed(Object(value)[key], rest) }
}

const textsOf = (part: unknown): string[] => Object.values(Object(part)).flatMap(one => [one].flat().map(String))

/** What the example sends, who sends it, and the facts of its states. */
const isNamed = ({ params, query, body, given, as }: Example, value: unknown): boolean =>
  [params, query, body, as && accounts[as], ...given.map(([, facts]) => facts)].flatMap(textsOf).includes(String(value))

/** A server whose answer differed in this value would not be in the state. */
const isReadBack = ({ to, reply, given }: Example, path: readonly Key[]): boolean =>
  given.some(([state, facts]) =>
    states[state].readBack(facts).some(look => look.to === to && look.holds(reply) && !look.holds(changed(reply, path))),
  )

/** Values that follow from what is sent and promised: why a server in these states cannot answer otherwise. */
const follows: Readonly<Record<string, string>> = {
  'GET /app_versions device': 'the state promises a version for Android',
  'POST /Admin/areas/import/excel ': 'two rows are sent',
  'POST /Admin/goods_brands/import/excel ': 'two rows are sent',
  'POST /Seller/auth/info belong_id': 'the ready account is the owner of its store',
  'POST /Admin/auth/info is_super': 'one ready account is the super administrator, the other is not',
  'GET /Seller/orders/find/all order_status': 'the state is the stage of the order',
  'GET /Admin/orders/find/all order_status': 'the state is the stage of the order',
  'POST /user/order/after order_status': 'the state is the stage of the order',
  'GET /Seller/stores total': 'an account has one store',
  'GET /cart_count ': 'guests have no cart, and the state promises one line',
  'GET /user/carts total': 'the state promises an empty cart',
  'GET /common cart': 'guests have no cart, and the state promises one line',
  'POST /Chat/friend_content total': 'this guest has never written',
  'POST /user/order/before goods_list.buy_num': 'two are asked for, in packed form',
  'POST /user/order/before goods_list.total': 'twice the price that the state promises',
  'POST /user/order/before store_total_price': 'twice the price that the state promises',
  'POST /user/order/before is_coupon': 'the state promises a coupon that is good for this sum',
  'GET /Admin/configs upload.save_type': 'the state promises that uploads go to the disk',
  'GET /Admin/configs store.goods_verify': 'the state promises every group as it is saved by default',
  'GET /Admin/configs store.cash': 'the state promises a withdrawal fee of 5 percent',
  'GET /Admin/dashboard/user list.total': 'nobody has the name that is asked for',
  'GET /user/orders total': 'no order has the number that is asked for',
  'GET /goods total': 'no product has the words that are asked for',
  'GET /stores total': 'no store has the words that are asked for',
  'GET /oauth/callback/weixin expires_in': 'nobody is signed in yet',
  'GET /oauth/callback/weixin refresh_token': 'nobody is signed in yet',
  'GET /oauth/callback/weixinweb expires_in': 'nobody is signed in yet',
  'GET /oauth/callback/weixinweb refresh_token': 'nobody is signed in yet',
  'GET /goods_comments/{id} total': 'the state promises one comment, which is good',
  'GET /user/order/{id} delivery_no': 'the state promises that nothing is paid or shipped',
  'GET /user/order/{id} payment_name': 'the state promises that nothing is paid or shipped',
  'DELETE /Admin/roles/{ids} ': 'one of the two is built in',
}

const successes = examples.filter(({ error }) => error === undefined)
const unpromised = successes.flatMap(example =>
  pinnedIn(example, example.reply, { path: [], name: '' })
    .filter(({ value, path }) => !isNamed(example, value) && !isReadBack(example, path))
    .map(({ name }) => `${nameOf(example.to)} ${name}`),
)

describe('a value that an example pins', () => {
  // Proves CON-14.
  it('is in the request, is promised by a state, or has a written reason', () => {
    expect(unpromised.filter(place => !Object.hasOwn(follows, place))).toEqual([])
  })

  // Proves CON-14.
  it('has no unused reason', () => {
    expect(Object.keys(follows).filter(place => !unpromised.includes(place))).toEqual([])
  })

  // Proves CON-14.
  it('is neither the number of an order nor whether a group can be opened: no state promises these', () => {
    const free = successes.flatMap(example =>
      pinnedIn(example, example.reply, { path: [], name: '' }).filter(({ name }) =>
        /(?:^|\.)order_no$|^collectives\.id$/.test(name),
      ),
    )

    expect(free).toEqual([])
  })
})
