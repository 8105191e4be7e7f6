import { expect, it } from 'vitest'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import type { Provider } from '#contracts/examples/provider.ts'
import { callNamed } from '#harness/sensitivity/defective-mock.ts'
import { defects } from '#harness/sensitivity/catalogue.ts'
import type { Finding } from '#harness/verify/verdict.ts'
import { createApp } from '#mocks/app.ts'
import { enterState } from '#mocks/control.ts'
import { createWorld } from '#mocks/world.ts'
import { shopGiven } from '../flows/shop.ts'
import { verifyByModel } from '../model.ts'

/** A server with the ready accounts and without a states address, and its world. */
const server = () => {
  const world = createWorld({ checks: false })
  const app = createApp(() => world)
  enterState(world, 'the ready accounts exist', {})
  const send = async (request: Request): Promise<Response> => app.fetch(request)
  return { world, provider: { origin: 'http://server', statesUrl: undefined, send } satisfies Provider }
}

const verify = (provider: Provider, ...calls: string[]) =>
  verifyByModel([provider], { wants: to => calls.includes(nameOf(to)), shortens: false })

const wrongIn = (findings: readonly Finding[]) =>
  findings
    .filter(({ verdict }) => verdict !== 'conforming' && verdict !== 'skipped')
    .map(({ to, differences }) => [nameOf(to), differences])

// Proves MDL-24.
it('calls nothing wrong that needs a state, nor what an earlier run has left', { timeout: 120_000 }, async () => {
  const { provider } = server()
  const calls = [
    'POST /Admin/areas',
    'POST /Chat/friends',
    'POST /user/cashes',
    'POST /sms',
    'POST /auth/edit',
    'GET /user/check',
  ]

  const first = await verify(provider, ...calls)
  const second = await verify(provider, ...calls)

  expect([wrongIn(first), wrongIn(second)]).toEqual([[], []])
  expect(second.filter(({ verdict }) => verdict === 'conforming').length).toBeGreaterThan(0)
  expect(second.map(({ because }) => because)).toContain('needs the state «somebody has written to the shopper»')
})

// Proves MDL-24.
it('plays what needs states that hold already, and leaves out what names records of others', { timeout: 120_000 }, async () => {
  const { provider, world } = server()
  const calls = ['POST /user/order/create', 'POST /user/order/before', 'PUT /user/order/{id}']
  const prepare = () => shopGiven.forEach(([name, facts]) => enterState(world, name, facts))

  prepare()
  const first = await verify(provider, ...calls)
  prepare()
  const second = await verify(provider, ...calls)

  expect([wrongIn(first), wrongIn(second)]).toEqual([[], []])
})

// Proves MDL-24.
it('still notices a defect where the state holds already', { timeout: 120_000 }, async () => {
  const { provider, world } = server()
  const defect = defects.find(({ id }) => id === 'order-takes-no-stock')
  const careless = defect?.inject({ mock: provider.send, world, to: callNamed(defect.call) })
  shopGiven.forEach(([name, facts]) => enterState(world, name, facts))
  const send = async (request: Request) =>
    request.method === 'POST' && request.url.endsWith('/user/order/create') && careless
      ? careless(request)
      : provider.send(request)

  const findings = await verify({ ...provider, send }, 'POST /user/order/create')

  expect(wrongIn(findings).length).toBeGreaterThan(0)
})
