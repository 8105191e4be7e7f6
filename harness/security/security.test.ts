import { describe, expect, it, onTestFinished } from 'vitest'
import { defectiveMock } from '#harness/sensitivity/defective-mock.ts'
import { defects } from '#harness/sensitivity/catalogue.ts'
import type { Defect, Injection } from '#harness/sensitivity/defect.ts'
import { servesAnyone } from '#harness/sensitivity/inject/access.ts'
import { envelope, field } from '#harness/sensitivity/inject/reply.ts'
import { serverThat, stopServers } from '#harness/verify/test-servers.ts'
import { optionsOf } from './options.ts'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { fetchToken } from '#contracts/wire/sign-in.ts'
import { personAt, type Send } from './person.ts'
import { main } from './security.ts'

/** Advances the clock of a mock. */
const later = async (send: Send, origin: string): Promise<void> =>
  void (await send(
    new Request(`${origin}/_mock/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"step":4000}',
    }),
  ))

/** Runs the command against a mock in this process whose clock the test controls. */
const run = async (defect?: Defect, ...args: string[]) => {
  const { origin, send } = defectiveMock(defect)
  const rest = (): Promise<void> => later(send, origin)
  const output: string[] = []
  const code = await main(['--api', origin, ...args], text => void output.push(text), { send, rest })
  return { code, output: output.join('\n') }
}

const defect = (id: string): Defect | undefined => defects.find(one => one.id === id)
const own = (call: string, inject: Injection): Defect => ({
  id: 'own',
  kind: "other's rows",
  call,
  about: 'for this test',
  inject,
})
const escaped = (value: unknown): string => String(value).replaceAll('<', '&lt;')

/** Finds all orders of buyers with a balance of at least 0, and none of richer ones. */
const countsRich = envelope((sent, { url }) => {
  const atLeast = /[?&]money=(\d+)/.exec(url)?.[1]
  return atLeast === undefined ? sent : { code: 200, msg: 'ok', data: { data: [], total: atLeast === '0' ? 7 : 0 } }
})

/** The pack sends a thousand requests. */
const patience = { timeout: 60_000 }

// Proves VRF-7.
it('finds no hole in the mock', patience, async () => {
  const { code, output } = await run()

  expect(output).toContain('12 checks: 0 holes')
  expect(code).toBe(0)
})

// Proves VRF-13.
it('gives back what it spends', patience, async () => {
  const { origin, send } = defectiveMock()
  const guest = personAt(origin, send, 'guest')
  const balance = async (): Promise<string> => {
    const token = await fetchToken(guest.ask, 'buyer', 'shopper', 'shopper123')
    const { money } = await personAt(origin, send, 'shopper', token).ask(buyerInfo, { body: { provider: 'users' } })
    return money
  }
  const before = await balance()

  await main(['--api', origin, '--only', 'payment replay', '--only', 'payment owner'], () => {}, {
    send,
    rest: () => later(send, origin),
  })

  expect(await balance()).toBe(before)
})

describe('a hole is found', patience, () => {
  // Proves VRF-7, WIR-9.
  it.each([
    ['leaks', defect('info-password'), '"password" is never sent'],
    ['guessing', own('GET /Seller/orders', countsRich), 'nobody finds rows by "money" of a person'],
    ['audiences', defect('cart-guest'), 'guest is refused with 401'],
    ['audiences', defect('users-buyer-token'), 'shopper is refused with 401'],
    ['roles', defect('roles-clerk'), 'clerk is refused with 402 or 403'],
    ['ended sessions', defect('info-ended'), 'shopper is refused with 401'],
    ['forged tokens', defect('info-ended'), 'forger is refused with 401'],
    ['script text', own('GET /user/addresses/{id}', field('address', escaped)), '&lt;script>'],
    ['mass assignment', defect('profile-money'), '"money" stays'],
    ['payment replay', defect('order-pay-again'), 'a paid order is not paid again'],
    ['payment replay', defect('pay-skims'), 'cents are taken once'],
    ['payment owner', own('POST /user/order/pay', servesAnyone), "nobody pays with another's balance"],
    ['shoppers', defect('address-any'), 'otherShopper is refused'],
    ['shoppers', defect('order-address-any'), "shopper is refused otherShopper's address"],
    ['stores', defect('seller-goods-of-others'), 'seller and otherSeller see nothing of each other'],
  ])('by "%s"', async (check, hole, expected) => {
    const { code, output } = await run(hole, '--only', check)

    expect(output).toContain(`✗ ${check}`)
    expect(output).toContain(expected)
    // A guest has no token to show.
    expect(output).toMatch(/curl (-H "Authorization: Bearer \$|')/)
    expect(code).toBe(1)
  })
})

describe('a server on which clerks may not see their own profile', patience, () => {
  const { origin, send: mock } = defectiveMock()

  /** Runs the check of forms; the office refuses the profile to everybody but the super administrator. */
  const runWith = async (instead: (path: string, isClerk: boolean) => Response | undefined) => {
    const clerk = await fetchToken(personAt(origin, mock, 'guest').ask, 'admin', 'clerk', 'clerk123')
    const output: string[] = []
    const send: Send = async request => {
      const isClerk = request.headers.get('authorization')?.includes(clerk.split('-').slice(0, 2).join('-')) ?? false
      return instead(new URL(request.url).pathname, isClerk) ?? mock(request)
    }
    const args = ['--api', origin, '--only', 'mass assignment']
    const code = await main(args, text => void output.push(text), { send, rest: async () => {} })
    return { code, output: output.join('\n') }
  }
  const refused = () => Response.json({ code: 402, msg: 'no permission', data: [] })
  const isProfile = (path: string, isClerk: boolean) => isClerk && path === '/api/Admin/auth/info'

  // Proves VRF-13, ROL-1.
  it('has no hole if they stay clerks', async () => {
    const { code, output } = await runWith((path, isClerk) => (isProfile(path, isClerk) ? refused() : undefined))

    expect(output).toContain('1 check: 0 holes')
    expect(code).toBe(0)
  })

  // Proves VRF-13.
  it('has one if a form makes them super administrators', async () => {
    let isPromoted = false
    const { output } = await runWith((path, isClerk) => {
      if (isProfile(path, isClerk)) return refused()
      if (isClerk && path === '/api/Admin/auth/edit') isPromoted = true
      const isList = isClerk && path === '/api/Admin/users' && isPromoted
      return isList ? Response.json({ code: 200, msg: 'ok', data: { data: [], total: 0 } }) : undefined
    })

    expect(output).toContain('expected  the clerk stays refused the list of users')
  })
})

// Proves VRF-12, VRF-13.
it('reports a body that does not end as a hole, and goes on', patience, async () => {
  const { origin, send: mock } = defectiveMock()
  const endless = () => new Response(new ReadableStream({ pull: body => body.enqueue(new Uint8Array(1024 * 1024).fill(0x20)) }))
  const api = await serverThat(request =>
    new URL(request.url).pathname === '/api/home'
      ? endless()
      : mock(new Request(request.url.replace(/^http:..[^/]+/, origin), request)),
  )
  onTestFinished(stopServers)
  const output: string[] = []

  const code = await main(['--api', api, '--only', 'leaks'], text => void output.push(text))

  expect(output.join('\n')).toContain('actual    The body does not end: more than 32 MB came.')
  expect(output.join('\n')).toContain('1 check: 1 hole')
  expect(code).toBe(1)
})

describe('the command', () => {
  it('says which account cannot sign in', async () => {
    const { code, output } = await run(undefined, '--clerk', 'clerk:forgotten')

    expect(output).toContain('The account "clerk" (--clerk) cannot sign in')
    expect(code).toBe(2)
  })

  it('takes accounts from options first, then from the environment', () => {
    const { accounts } = optionsOf(['--api', 'http://x', '--shopper', 'li:secret:654321'], {
      SECURITY_SHOPPER: 'nobody:nothing',
      SECURITY_OTHER_SELLER: 'corner:shop',
    })

    expect(accounts.shopper).toEqual({ username: 'li', password: 'secret', payPassword: '654321' })
    expect(accounts.otherSeller).toEqual({ username: 'corner', password: 'shop', payPassword: '' })
  })

  it.each([
    [[], 'Say where the server is'],
    [['--api', 'somewhere'], '--api "somewhere" is not a valid URL'],
    [['--api', 'http://127.0.0.1:4299', '--shopper', 'x'], '--shopper must have the form name:password'],
    [['--colour'], 'See --help.'],
    [['--api', 'http://127.0.0.1:4299', '--only', 'leak'], 'There is no check "leak". Did you mean "leaks"? See --help.'],
  ])('ends %j in one clear sentence', async (args, sentence) => {
    const output: string[] = []

    const code = await main(args, text => void output.push(text))

    expect(output.join('\n')).toContain(sentence)
    expect(code).toBe(2)
  })
})
