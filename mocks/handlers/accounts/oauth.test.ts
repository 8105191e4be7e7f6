import { beforeEach, describe, expect, test } from 'vitest'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import {
  bindOauth,
  listBindings,
  openId,
  unbindOauth,
  wechatTicket,
  weixinCallback,
  weixinWebCallback,
} from '#contracts/api/accounts/oauth.ts'
import { createApp } from '../../app.ts'
import { createShop, requestOf } from '../../test-shop.ts'

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

const day = 86_400_000
const visit = async (code: string) => (await shop.ask(weixinWebCallback, { query: { code } })).access_token
const profile = async (token: string) =>
  (await (await shop.send(requestOf(buyerInfo, { body: { provider: 'users' } }, token))).json()) as {
    code: number
    data: { id: number; username: string; nickname: string }
  }

describe('signing in with WeChat', () => {
  // Proves SGN-7.
  test('opens the bound account', async () => {
    const { data } = await profile(await visit('wechat-shopper'))

    expect(data.username).toBe('shopper')
  })

  // Proves SGN-7.
  test('creates an account on the first visit, which the same person finds again through either call', async () => {
    const first = await profile(await visit('wechat-stranger'))

    const again = await profile((await shop.ask(weixinCallback, { query: { code: 'wechat-stranger' } })).access_token)
    const other = await profile(await visit('wechat-visitor'))
    expect(first.data).toMatchObject({ username: 'wx20261121100', nickname: '初来乍到' })
    expect(again.data.id).toBe(first.data.id)
    expect(other.data.username).toBe('wx20261121101')
  })

  // Proves SGN-3.
  test('lasts six months', async () => {
    const token = await visit('wechat-shopper')

    shop.world.clock.step(179 * day)
    const before = await profile(token)
    shop.world.clock.step(5 * day)

    expect([before.code, (await profile(token)).code]).toEqual([200, 401])
  })

  // Proves SGN-7.
  test('is refused with a code unknown to WeChat', async () => {
    expect(await shop.refusal(weixinWebCallback, { query: { code: 'made-up' } })).toBe('codeRefused')
    expect(await shop.refusal(openId, { query: { payment_name: 'wechat', code: 'made-up' } })).toBe('codeRefused')
  })

  test("redirects to the provider's page and back to the shop with a code, and to no other site", async () => {
    const app = createApp(() => shop.world)

    const redirect = await app.request('/api/oauth/weixinweb?back=/login')
    const page = await (await app.request(redirect.headers.get('location') ?? '')).text()

    expect(redirect.status).toBe(302)
    expect(page).toContain('href="/login?code=wechat-shopper"')
    expect((await app.request('/api/oauth/unknown')).status).toBe(404)
  })

  // Proves SGN-12.
  test.each([
    'https://example.com/',
    '//example.com',
    '/%09/example.com',
    '/%0A/example.com',
    '/%5Cexample.com',
    '/.//example.com',
  ])('never sends a code to another host, such as with %s', async back => {
    const app = createApp(() => shop.world)

    const redirect = await app.request(`/api/oauth/weixinweb?back=${back}`)
    const page = await (await app.request(redirect.headers.get('location') ?? '')).text()

    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => new URL(href ?? '', 'http://shop.example').host)
    expect(new Set(links)).toEqual(new Set(['shop.example']))
  })
})

describe('binding a WeChat account', () => {
  const bind = (code: string) => ({ body: { oauth_name: 'weixinweb', code } }) as const

  // Proves SGN-8.
  test('lets it sign in to the same account; removing the binding ends that', async () => {
    await shop.ask(bindOauth, bind('wechat-visitor'), 'newcomer')
    const { data: bound } = await profile(await visit('wechat-visitor'))
    const [binding] = await shop.ask(listBindings, {}, 'newcomer')

    await shop.ask(unbindOauth, { params: { ids: binding?.id ?? 0 } }, 'newcomer')

    const { data: after } = await profile(await visit('wechat-visitor'))
    expect(bound.username).toBe('newcomer')
    expect(after.username).not.toBe('newcomer')
  })

  // Proves SGN-8.
  test('keeps one binding per service', async () => {
    await shop.ask(bindOauth, bind('wechat-visitor'), 'newcomer')
    await shop.ask(bindOauth, bind('wechat-stranger'), 'newcomer')

    const bindings = await shop.ask(listBindings, {}, 'newcomer')

    expect(bindings.map(({ nickname }) => nickname)).toEqual(['初来乍到'])
  })

  // Proves SGN-8.
  test('is refused if it is bound to another account', async () => {
    expect(await shop.refusal(bindOauth, bind('wechat-shopper'), 'newcomer')).toBe('alreadyBound')
  })
})

test("each URL gets its own signature for WeChat's scripts", async () => {
  const sign = (url: string) => shop.ask(wechatTicket, { query: { url } })
  const [one, other] = [await sign('https://example.com/a'), await sign('https://example.com/b')]

  expect(one.str).toContain('url=https://example.com/a')
  expect(one.signature).not.toBe(other.signature)
})
