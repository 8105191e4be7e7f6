import { beforeEach, describe, expect, test } from 'vitest'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { addChatFriend, listChatFriends, listChatMessages, sendChatMessage } from '#contracts/api/stores/chats.ts'
import { createApp } from '../../app.ts'
import { createShop, requestOf } from '../../test-shop.ts'

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

const users = { provider: 'users' } as const
const idOf = (username: AccountName): string => String(shop.world.db.users.by('username', username)[0]?.id ?? 0)
const seller = () => ({ rid: idOf('seller'), rtype: 'users' }) as const
const friends = (who: AccountName) => shop.ask(listChatFriends, { body: users }, who)
const messages = (who: AccountName, rid: string) => shop.ask(listChatMessages, { body: { ...users, rid, rtype: 'users' } }, who)

describe('a conversation', () => {
  // Proves CHA-2.
  test('begins with the first message and is visible to both parties and nobody else', async () => {
    await shop.ask(sendChatMessage, { body: { ...users, ...seller(), content: '在吗？' } }, 'newcomer')

    const [mine] = await friends('newcomer')
    const [theirs] = await friends('seller')
    expect(theirs).toEqual(mine)
    expect(mine).toMatchObject({ sid: idOf('newcomer'), ...seller(), lastMsg: { content: '在吗？', r_read: 0 } })
    expect((await friends('shopper')).map(one => one.id)).not.toContain(mine?.id)
    expect((await messages('shopper', idOf('newcomer'))).total).toBe(0)
  })

  // Proves CHA-2.
  test('is the same whoever writes first, and the latest one is listed first', async () => {
    const count = (await friends('shopper')).length
    const last = (await friends('shopper')).at(-1)
    shop.world.clock.step(60_000)

    await shop.ask(sendChatMessage, { body: { ...users, rid: last?.rid ?? '', rtype: 'users', content: '还在吗？' } }, 'shopper')

    const after = await friends('shopper')
    expect(after).toHaveLength(count)
    expect(after[0]).toMatchObject({ id: last?.id, lastMsg: { content: '还在吗？' } })
  })

  // Proves CHA-2.
  test('shows the last message of either side', async () => {
    await shop.ask(sendChatMessage, { body: { ...users, ...seller(), content: '在吗？' } }, 'newcomer')
    shop.world.clock.step(1000)
    const answer = { ...users, rid: idOf('newcomer'), rtype: 'users', content: '在的' } as const

    await shop.ask(sendChatMessage, { body: answer }, 'seller')

    expect((await friends('newcomer'))[0]?.lastMsg?.content).toBe('在的')
    expect((await messages('newcomer', idOf('seller'))).data.map(({ content }) => content)).toEqual(['在的', '在吗？'])
  })

  // Proves CHA-3.
  test('is marked as read when its receiver fetches the messages, not its sender', async () => {
    await shop.ask(sendChatMessage, { body: { ...users, ...seller(), content: '在吗？' } }, 'newcomer')
    const isRead = async () => (await friends('newcomer'))[0]?.lastMsg?.r_read

    await messages('newcomer', idOf('seller'))
    const own = await isRead()
    await messages('seller', idOf('newcomer'))

    expect([own, await isRead()]).toEqual([0, 1])
  })

  // Proves CHA-4.
  test('with oneself or with nobody is refused', async () => {
    const add = (rid: string) => shop.refusal(addChatFriend, { body: { ...users, rid, rtype: 'users' } }, 'shopper')

    expect(await add(idOf('shopper'))).toBe('invalidInput')
    expect(await add('987654')).toBe('notFound')
  })
})

describe('a guest', () => {
  // Proves CHA-1.
  test('is recognised by IP address, and can exchange messages with sellers', async () => {
    const app = createApp(() => shop.world)
    const guest = async <Reply>(
      to: typeof addChatFriend | typeof sendChatMessage | typeof listChatMessages,
      body: object,
      ip: string,
    ) => {
      const request = requestOf(to, { body: { provider: 'anonymous', ...body } })
      return (await (await app.fetch(request, { peer: ip })).json()).data as Reply
    }
    const me = await guest<{ sid: string; stype: string }>(addChatFriend, {}, '203.0.113.9')
    await guest(sendChatMessage, { ...seller(), content: '请问包邮吗？' }, '203.0.113.9')

    await shop.ask(sendChatMessage, { body: { ...users, rid: me.sid, rtype: 'anonymous', content: '包邮的' } }, 'seller')

    const seen = await guest<{ total: number }>(listChatMessages, seller(), '203.0.113.9')
    const other = await guest<{ total: number }>(listChatMessages, seller(), '203.0.113.10')
    expect(me).toEqual({ sid: expect.stringMatching(/^[0-9a-f]{32}$/), stype: 'anonymous' })
    expect([seen.total, other.total]).toEqual([2, 0])
  })

  // Proves CHA-5.
  test('is anybody who claims to be an account without its token', async () => {
    const { stype } = await shop.ask(addChatFriend, { body: { provider: 'admins' } }, 'shopper')

    expect(stype).toBe('anonymous')
  })
})

// Proves CHA-10.
test('an administrator finds the conversations with sellers', async () => {
  const [first] = await shop.ask(listChatFriends, { body: { provider: 'admins' } }, 'admin')

  expect(first).toMatchObject({ sid: idOf('seller'), rtype: 'admins' })
})
