import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { addToCart, countCart, listCart } from '#contracts/api/orders/carts.ts'
import { decideRefund } from '#contracts/api/after-sales/refunds.ts'
import { createOrder, payOrder } from '#contracts/api/orders/orders.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Provider } from '#contracts/examples/provider.ts'
import { defects } from '#harness/sensitivity/catalogue.ts'
import type { Defect } from '#harness/sensitivity/defect.ts'
import { defectiveMock } from '#harness/sensitivity/defective-mock.ts'
import type { Finding } from '#harness/verify/verdict.ts'
import { createApp } from '#mocks/app.ts'
import { noon } from '#mocks/test-shop.ts'
import { createWorld } from '#mocks/world.ts'
import { coverageText, createCoverage, type Met } from './coverage.ts'
import { verifyByModel } from './model.ts'
import type { Depth } from './sets.ts'

/** A server with other people, products and prices than the reference, and another time; nothing is wrong with it. */
const otherShop = (): Provider => {
  const world = createWorld({ seededAt: noon + 18_000_000, scale: 0.5 })
  world.clock.set(noon + 18_000_000)
  const app = createApp(() => world)
  return { origin: 'http://server', statesUrl: 'http://server/_mock/states', send: async request => app.fetch(request) }
}

const broken = (id: string): Provider => defectiveMock(defects.find(one => one.id === id))

const wrongAt = async (provider: Provider, to: Endpoint, depth: Depth = 'default') =>
  (await verifyByModel([provider], { wants: one => one === to, depth })).filter(({ verdict }) => verdict === 'wrong')

/** Without the call, whose schemas would fill the message of a failed test. */
const notConforming = (findings: readonly Finding[]) =>
  findings
    .filter(({ verdict }) => verdict !== 'conforming')
    .map(({ title, verdict, because, differences }) => ({ title, verdict, because, differences }))

describe('the model', { timeout: 480_000 }, () => {
  // Proves MDL-1, MDL-4.
  it('finds nothing at a server whose shop is another one', async () => {
    const findings = await verifyByModel([otherShop()], { wants: to => to === createOrder || to === listCart, depth: 'quick' })

    expect(notConforming(findings)).toEqual([])
    expect(findings.length).toBeGreaterThan(2)
  })

  // Proves MDL-21.
  it('ends when its time is over, and says what was not played', async () => {
    let seconds = 0
    // Each look at the time takes a second.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds++)
    onTestFinished(() => clock.mockRestore())

    const findings = await verifyByModel([otherShop()], { wants: to => to === countCart, depth: 'deep', minutes: 0.5 })

    const skipped = notConforming(findings)
    expect(skipped.map(({ verdict }) => verdict)).not.toContain('wrong')
    expect(skipped.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^\d+ of \d+ sequences about .* were not played$/),
    )
    expect(new Set(skipped.map(({ because }) => because))).toEqual(
      new Set(['The time for sequences was over; --minutes gives them more.']),
    )
  })

  // Proves MDL-4.
  it('finds nothing late in the evening, when a wait settles orders that only one shop has', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-27T21:56:30+08:00'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())

    const findings = await verifyByModel([defectiveMock()], {
      wants: to => nameOf(to) === 'PUT /Admin/stores/{id}',
      level: 'full',
    })

    expect(notConforming(findings)).toEqual([])
    expect(findings.length).toBeGreaterThan(0)
  })

  // Proves MDL-1, MDL-3.
  it('shows the shortest sequence, the difference and the requirement where an order takes no stock', async () => {
    const [finding] = await wrongAt(broken('order-takes-no-stock'), createOrder)

    expect(finding && nameOf(finding.to)).toBe('POST /user/order/create')
    expect(finding?.differences[0]?.field).toContain('goods_stock')
    expect(finding?.steps?.filter(line => line.includes('/user/order/create'))).toHaveLength(1)
    expect(finding?.steps?.length).toBeLessThanOrEqual(3)
    expect(finding?.because).toMatch(/^[A-Z]{3}-\d+ /)
  })

  // Proves MDL-3.
  it('shows the same again by the seed and path that it has printed', async () => {
    const [first] = await wrongAt(broken('pay-takes-nothing'), payOrder)
    const replay = /--replay (\S+)/.exec(first?.because ?? '')?.[1]

    const again = await verifyByModel([broken('pay-takes-nothing')], { replay })

    expect(replay).toMatch(/^\d+:/)
    expect(again.map(({ differences }) => differences)).toEqual([first?.differences])
  })

  // Proves MDL-2.
  it('plays the same sequences for the same seed', async () => {
    const calls = async (): Promise<string[]> => {
      const made: string[] = []
      const met = ({ step, well }: Met): void => void made.push(`${nameOf(step.to)} ${well}`)
      await verifyByModel([otherShop()], { wants: to => to === listCart, depth: 'quick', met })
      return made
    }

    const first = await calls()

    expect(first.length).toBeGreaterThan(10)
    expect(await calls()).toEqual(first)
  })

  // Proves MDL-25.
  it('tries a refusal without a reason, although an earlier value of the sweep has decided the case', async () => {
    const wrong = await wrongAt(broken('refusal-without-text'), decideRefund, 'quick')

    expect(wrong.map(({ differences }) => differences[0]?.field)).toEqual(['GET /user/order/refund/{id} data.refuse_remark'])
  })

  // Proves MDL-10.
  it('tells which calls, refusals, values and requirements its sequences have tried', async () => {
    const { met, summary } = createCoverage()

    await verifyByModel([otherShop()], { wants: to => to === listCart || to === createOrder, depth: 'quick', met })

    const { byConsumer, topics, missed } = summary()
    const [storefront] = byConsumer
    expect(storefront?.calls[0]).toBeGreaterThan(5)
    expect(storefront?.refusals[0]).toBeGreaterThan(0)
    expect(storefront?.values).toBeGreaterThan(20)
    expect(storefront?.pairs).toBeGreaterThan(3)
    expect(missed).toContain('POST /Admin/sms')
    expect(missed).not.toContain('POST /user/order/create')
    expect(topics.find(({ name }) => name === 'orders')?.missed).not.toContain('CRT-1')
    expect(coverageText({ byConsumer, topics, missed })).toMatch(/^storefront +\d+ of \d+ +\d+ of \d+ +\d+ +\d+$/m)
  })

  // Proves MDL-5.
  it('says that a call is not built yet', async () => {
    const shop = otherShop()
    const send = async (request: Request): Promise<Response> =>
      request.url.endsWith('/api/user/order/create') ? new Response('{}', { status: 404 }) : shop.send(request)

    const findings = await verifyByModel([{ ...shop, send }], { wants: to => to === createOrder, depth: 'quick' })

    expect(findings.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
    expect(findings.map(({ verdict }) => verdict)).toContain('not built yet')
  })

  // Proves MDL-16.
  it('counts the differences that the first one of a sequence hides, and shows them if asked to', async () => {
    const called = (id: string): Defect => defects.find(one => one.id === id) as Defect
    const [negative, tooMany] = [called('cart-negative'), called('cart-too-many')]
    const both = (): Provider =>
      defectiveMock({ ...negative, inject: around => negative.inject({ ...around, mock: tooMany.inject(around) }) })
    const options = { wants: (to: Endpoint) => to === addToCart, depth: 'quick' as const }
    const wrongOf = (all: readonly Finding[]) => all.filter(({ verdict }) => verdict === 'wrong')

    const [counted] = wrongOf(await verifyByModel([both()], options))
    const shown = wrongOf(await verifyByModel([both()], { ...options, every: true }))

    expect(counted?.because).toContain('Behind it is 1 more difference: POST /user/carts code stockTooLow. --every shows each.')
    expect(shown.slice(0, 2).map(({ steps }) => steps?.length)).toEqual([1, 1])
    expect(shown[1]?.because).toContain('Again: --layer model --only "POST /user/carts" --every')
  })

  // Proves MDL-15, MDL-12.
  it('leaves out only the steps whose state the server does not know, and says so', async () => {
    const shop = broken('cart-negative')
    const unknown = 'a product of another store is on sale'
    const send = async (request: Request): Promise<Response> =>
      request.url.endsWith('/_mock/states') && (await request.clone().text()).includes(unknown)
        ? Response.json({ message: 'unknown state' }, { status: 400 })
        : shop.send(request)

    const findings = await verifyByModel([{ ...shop, send }], { wants: to => to === addToCart, depth: 'quick' })

    const wrong = findings.filter(({ verdict }) => verdict === 'wrong').map(({ differences }) => differences[0]?.field)
    expect(wrong).toEqual(['code'])
    const [skipped] = findings.filter(({ verdict }) => verdict === 'skipped')
    expect(skipped?.title).toBe(`sequences about POST /user/carts with the state «${unknown}»`)
    expect(skipped?.because).toContain('was not entered: HTTP 400 {"message":"unknown state"}')
  })

  // Proves MDL-6.
  it('does not tell what does not happen again', async () => {
    const shop = otherShop()
    let refusals = 0
    const send = async (request: Request): Promise<Response> =>
      request.url.endsWith('/api/cart_count') && refusals++ === 0
        ? Response.json({ code: 500, msg: 'for a moment', data: [] })
        : shop.send(request)

    const findings = await verifyByModel([{ ...shop, send }], { wants: to => to === countCart, depth: 'quick' })

    expect(refusals).toBeGreaterThan(1)
    expect(findings.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  })

  // Proves MDL-6.
  it('plays the next sequence after one whose difference does not happen again', async () => {
    const shop = otherShop()
    let sequences = 0
    // The second set-up is that of the first sequence, played again.
    const isWrong = () => sequences !== 2
    const send = async (request: Request): Promise<Response> => {
      if (request.url.endsWith('/_mock/states') && (await request.clone().text()).includes('ready accounts')) sequences++
      return request.url.endsWith('/api/cart_count') && isWrong()
        ? Response.json({ code: 500, msg: 'now and then', data: [] })
        : shop.send(request)
    }

    const [aboutTheCall] = await verifyByModel([{ ...shop, send }], { wants: to => to === countCart, shortens: false })

    expect(aboutTheCall?.verdict).toBe('wrong')
  })

  // Proves VRF-12, MDL-6.
  it('ends with a finding where a sequence has locked the account that it is played with', async () => {
    const shop = otherShop()
    let isLocked = false
    const send = async (request: Request): Promise<Response> => {
      if (request.url.includes('/api/login') && isLocked) return Response.json({ code: 500, msg: 'locked', data: [] })
      if (!request.url.endsWith('/api/cart_count')) return shop.send(request)
      isLocked = true
      return Response.json({ code: 500, msg: 'no', data: [] })
    }

    const findings = await verifyByModel([{ ...shop, send }], { wants: to => to === countCart, depth: 'quick' })

    expect(isLocked).toBe(true)
    expect(findings.length).toBeGreaterThan(0)
  })
})
