import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buyerInfo, editBuyer } from '#contracts/api/accounts/auth.ts'
import { isFavorite } from '#contracts/api/catalogue/favorites.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { createOrder, listOrders, payOrder, showOrder } from '#contracts/api/orders/orders.ts'
import { createApp } from '#mocks/app.ts'
import { neighboursFile, neighboursIn, neighboursText } from './neighbours.ts'
import { changed, isCall, mock, wrongIn, type Break, type Json } from './test-servers.ts'
import { verifyWith } from './verify-with.ts'

// Proves VRF-5, LEV-7.
it('nothing is wrong with the unchanged mock, and there is no advice for it', { timeout: 300_000 }, async () => {
  const findings = await verifyWith([mock()], { layers: ['rules', 'shapes'] })

  const bad = findings.filter(({ verdict }) => verdict !== 'conforming')
  expect(bad.map(({ to, title, because, differences }) => ({ call: nameOf(to), title, because, differences }))).toEqual([])
  expect(findings.filter(({ advice = [] }) => advice.length > 0).map(({ to, advice }) => [nameOf(to), advice])).toEqual([])
  expect(findings.length).toBeGreaterThan(2000)
  // Proves CON-15: after a change of rules `npm run neighbours` and `npm run openapi` write it anew.
  expect(readFileSync(neighboursFile, 'utf8')).toBe(neighboursText(neighboursIn(findings)))
})

const withoutPaging: Break = (request, answer) => {
  const url = new URL(request.url)
  return isCall(request, listOrders) && url.searchParams.has('per_page') ? mockedElsewhere(answer) : answer()
}

/** Always the first page, and says so of none. */
const mockedElsewhere = async (answer: () => Promise<Response>): Promise<Response> => {
  const json = (await (await answer()).json()) as Json
  return Response.json({ ...json, data: { ...json.data, current_page: 1 } })
}

describe('a broken server is told what is wrong', { timeout: 60_000 }, () => {
  // Proves VRF-5.
  it('when it ignores the page', async () => {
    const [first] = await wrongIn(withoutPaging, listOrders, 'rules')

    expect(first).toMatchObject({
      title: 'A page returns its number and size, and has exactly as many rows.',
      differences: [{ field: 'data.current_page', expected: '2', actual: '1' }],
    })
    expect(first?.curl).toContain('/api/user/orders?isResource=Home&page=2&per_page=1')
  })

  it('when it takes two conditions for one', async () => {
    const broken: Break = async (request, answer, world) => {
      if (!isCall(request, adminBrands.list) || !request.url.includes('%7ClikeRight')) return answer()
      const other = new Request(request.url.replace('%7ClikeRight', '%7Clike'), request)
      return createApp(() => world).fetch(other)
    }

    const [first] = await wrongIn(broken, adminBrands.list, 'rules')

    expect(first?.title).toContain('Each condition on a column')
    expect(first?.differences[0]?.field).toContain('likeRight')
  })

  it('when anybody gets in', async () => {
    const broken: Break = async (request, answer) => {
      const isOpen = isCall(request, showOrder) && !request.headers.has('authorization')
      return isOpen ? Response.json({ code: 200, msg: 'ok', data: {} }) : answer()
    }

    const [first] = await wrongIn(broken, showOrder, 'rules')

    expect(first).toMatchObject({
      title: 'Without a token, or with one that was never issued, the call is refused.',
      differences: [
        { field: 'code', expected: '401 (notLoggedIn: nobody is signed in)', actual: expect.stringMatching(/^200 /) },
      ],
    })
  })

  it('when it pays twice', async () => {
    const broken = changed(payOrder, (data, _, { db }) => {
      const [shopper] = db.users.by('username', 'shopper')
      if (shopper) db.users.change(shopper.id, { money: (Number(shopper.money) - 1).toFixed(2) })
      return data
    })

    const findings = await wrongIn(broken, payOrder, 'rules')

    expect(findings.map(({ title }) => title)).toContain(
      'Paying by balance takes the price of the order, once, and records it as a movement.',
    )
    expect(findings[0]?.steps?.join('\n')).toContain('/api/user/order/pay')
  })

  it('when it does not take the stock', async () => {
    const broken = changed(createOrder, (data, _, { db }) => {
      for (const { id, goods_stock } of db.goods.rows().filter(row => row.id > 95_000))
        db.goods.change(id, { goods_stock: goods_stock + 1 })
      return data
    })

    const findings = await wrongIn(broken, createOrder, 'rules')

    expect(findings[0]).toMatchObject({
      title: 'Placing an order takes the stock at once, and cancelling it returns the same amount.',
      differences: [{ field: 'data.goods_stock', expected: '4', actual: '5' }],
    })
  })

  it('when it sends what is secret, or another kind of value', async () => {
    const broken = changed(buyerInfo, data => ({ ...data, password: '$2y$10$abc', money: 12 }))

    const [finding] = await wrongIn(broken, buyerInfo, 'shapes')

    expect(finding?.differences).toEqual([
      { field: 'password', expected: 'never sent', actual: expect.stringContaining('"password":"$2y$10$abc"') },
    ])
    const mismatch = { problem: 'type', expected: 'text', received: 'a number' }
    expect(finding?.advice).toEqual([{ field: 'data.money', expected: 'text', actual: '12', mismatch }])
  })
})

/** A profile takes whatever is sent, even another user name: its account can sign in no longer. */
const takesAnyField: Break = async (request, answer, { db }) => {
  const sent = isCall(request, editBuyer) ? new URLSearchParams(await request.clone().text()).get('username') : null
  const response = await answer()
  const [newcomer] = db.users.by('username', 'newcomer')
  if (sent && newcomer) db.users.change(newcomer.id, { username: sent })
  return response
}

describe('a server without a states protocol', { timeout: 60_000 }, () => {
  // Proves VRF-15.
  it('is checked for what may lock an account after everything else', async () => {
    const { origin, send } = mock(takesAnyField)

    const findings = await verifyWith([{ origin, send }], { wants: to => to === editBuyer || to === isFavorite })

    const bad = findings.filter(({ verdict }) => verdict === 'wrong' || verdict === 'set-up failed')
    expect(bad.map(({ to, title, bug }) => [nameOf(to), title, bug])).toEqual([
      [
        'POST /auth/edit',
        'A profile form cannot change the balance, the points or the employer of its account.',
        'a form changes what its sender may not change',
      ],
    ])
  })

  // Proves VRF-16.
  it.each([
    ['tells the present time for one that is missing', adminBrands.list, adminBrands.create],
    ['sends more than its call describes', buyerInfo, editBuyer],
  ])('is not wrong because it %s', async (_, shown, judged) => {
    const now = changed(shown, data => ({ ...data, updated_at: new Date().toISOString() }))

    const findings = await wrongIn(now, judged, 'rules')

    expect(findings.map(({ title, differences }) => [title, differences])).toEqual([])
  })
})
