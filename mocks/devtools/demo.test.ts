import { expect, test } from 'vitest'
import { z } from 'zod'
import { addToCart } from '#contracts/api/orders/carts.ts'
import { listChatMessages, sendChatMessage } from '#contracts/api/stores/chats.ts'
import { createApp } from '../app.ts'
import { clientOf, createShop } from '../test-shop.ts'
import { createDevtoolsHost } from './host.ts'

/** A shop behind the devtools' host: its calls, and the replies of the host's control API. */
const createHost = () => {
  const { world } = createShop()
  const app = createApp(() => world)
  const { fetch } = createDevtoolsHost({ world, answer: request => app.fetch(request) })
  const control = async <Schema extends z.ZodType>(schema: Schema, method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const request = new Request(`http://localhost/_mock${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return schema.parse(await (await fetch(request)).json())
  }
  return { world, control, ...clientOf(async request => fetch(request)) }
}

const Owners = z.object({
  owners: z.array(z.object({ username: z.string(), password: z.string(), store: z.object({ zh: z.string(), en: z.string() }) })),
})
const Changed = z.object({
  total: z.int(),
  rows: z.array(z.object({ table: z.string(), id: z.int(), how: z.string(), fields: z.array(z.object({ name: z.string() })) })),
})

const users = { provider: 'users', rtype: 'users' } as const

// Proves CTL-13.
test('every open store has an owner to sign in as', async () => {
  const { control, world } = createHost()

  const { owners } = await control(Owners, 'GET', '/owners')

  expect(owners).toHaveLength(11)
  expect(owners[0]).toMatchObject({ username: 'seller', store: { zh: '澜桥数码专营店', en: 'Lanbridge Digital' } })
  for (const { username, password } of owners)
    expect(world.db.users.by('username', username)[0]).toMatchObject({ password, belong_id: 0 })
})

// Proves CTL-14.
test('what changed since the seed is listed row by row, without sessions', async () => {
  const { control, world, ask, tokenOf } = createHost()
  await tokenOf('newcomer')
  const before = await control(Changed, 'GET', '/changed-rows')
  const goods = world.db.goods.rows().find(one => world.db.goods_skus.by('goods_id', one.id).length === 0 && one.goods_stock > 5)

  await ask(addToCart, { body: { goods_id: goods?.id ?? 0, buy_num: 2 } }, 'newcomer')

  const { total, rows } = await control(Changed, 'GET', '/changed-rows')
  // Signing in changed the time of the last sign-in.
  expect([before.total, total]).toEqual([1, 2])
  const added = rows.find(({ how }) => how === 'added')
  expect(added).toMatchObject({ table: 'carts' })
  expect(added?.fields.map(({ name }) => name)).toContain('buy_num')
})

// Proves CTL-15.
test('a store that nobody acts for answers a message; the ready seller writes its answers', async () => {
  const { world, ask } = createHost()
  const write = async (store: number, content: string): Promise<string[]> => {
    const rid = String(world.db.stores.find(store)?.user_id ?? 0)
    await ask(sendChatMessage, { body: { ...users, rid, content } }, 'newcomer')
    const { data } = await ask(listChatMessages, { body: { ...users, rid } }, 'newcomer')
    return data.map(one => one.content)
  }

  expect(await write(2, '什么时候发货？')).toEqual(['您好，下午四点前付款当天发出，之后的次日发出。', '什么时候发货？'])
  expect(await write(1, '什么时候发货？')).toEqual(['什么时候发货？'])
})
