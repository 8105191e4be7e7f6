import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { brand } from '#contracts/examples/catalogue/goods-brands.ts'
import type { Provider } from '#contracts/examples/provider.ts'
import { pactFile, pactFolder, provider } from './consumers.ts'
import { mockProvider } from './mock-provider.ts'
import { startStandIn } from './stand-in.ts'
import { verifyPact } from './verifier.ts'

const file = fileURLToPath(new URL(pactFile('meridian-admin'), pactFolder))
const only = '^Show one record of product brands: it exists$'

/** Replays one interaction against the mock, with something changed on the way. */
const replayed = async (change: (mock: Provider) => Provider) => {
  const standIn = await startStandIn(change(mockProvider()))
  const verdicts = await verifyPact(file, { provider, only, ...standIn })
  standIn.stop()
  return { verdicts, failures: standIn.failures }
}

const answering =
  (wrong: (request: Request) => boolean, answer: () => Response) =>
  (mock: Provider): Provider => ({ ...mock, send: async request => (wrong(request) ? answer() : mock.send(request)) })

it('passes an interaction that goes well', async () => {
  const { verdicts, failures } = await replayed(mock => mock)

  expect(verdicts).toEqual([expect.objectContaining({ passed: true })])
  expect(failures).toEqual([])
})

// Proves STA-3.
it('reports a state that a provider only pretends to enter as a failed set-up', async () => {
  const { verdicts, failures } = await replayed(
    answering(
      request => request.url.endsWith('/_mock/states'),
      () => Response.json({}),
    ),
  )

  expect(verdicts).toEqual([expect.objectContaining({ passed: false })])
  expect(failures).toEqual([expect.stringContaining('"a brand exists" does not hold')])
})

it('reports a state that a provider refuses to enter as a failed set-up', async () => {
  const { verdicts, failures } = await replayed(
    answering(
      request => request.url.endsWith('/_mock/states'),
      () => new Response('no such state', { status: 400 }),
    ),
  )

  expect(verdicts).toEqual([expect.objectContaining({ passed: false })])
  expect(failures[0]).toContain('was not entered: HTTP 400 no such state')
})

it('reports a wrong field with what was expected', async () => {
  const wrong = { ...brand, thumb: 7, created_at: 'yesterday' }
  let seen = 0
  const secondLook = (request: Request) => request.url.endsWith('/goods_brands/90001') && ++seen > 1

  const { verdicts } = await replayed(answering(secondLook, () => Response.json({ code: 200, msg: 'ok', data: wrong })))

  expect(verdicts[0]?.passed).toBe(false)
  expect(verdicts[0]?.mismatches.join()).toContain('$.data.thumb')
  expect(verdicts[0]?.mismatches.join()).toContain('$.data.created_at')
})
