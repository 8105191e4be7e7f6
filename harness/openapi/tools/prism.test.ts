import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { preparer, statesOf } from '#contracts/examples/provider.ts'
import { openEnvelope } from '#contracts/wire/envelope.ts'
import { requestOf, wireOf } from '#contracts/wire/request.ts'
import { mockProvider } from '#harness/pact/mock-provider.ts'
import { startPrism, type Prism } from './prism.ts'

/** The data of every refusal. */
const refusedData = z.array(z.never()).length(0)

/** One world for all tests: creating one blocks this process for longer than Prism keeps a connection open. */
const mock = mockProvider()
let prism: Prism

beforeAll(async () => {
  prism = await startPrism()
}, 60_000)
afterAll(() => prism.stop())

/** Prism serves the paths without the base `/api` of `servers`. */
const askPrism = async (example: Example) => {
  const request = requestOf(prism.origin, wireOf(example), example.as && 'any')
  const answer = await fetch(new Request(request.url.replace('/api/', '/'), request))
  const text = await answer.text()
  return openEnvelope(text) ?? { code: answer.status, msg: text, data: undefined }
}

const askMock = async (example: Example) => {
  const { enter, signIn } = preparer(mock)
  for (const state of statesOf(example)) await enter(state)
  const token = example.as && (await signIn(example.as))
  const answer = await mock.send(requestOf(mock.origin, wireOf(example), token))
  return openEnvelope(await answer.text())
}

const exampleOf = (call: string, when: string): Example => {
  const found = examples.find(({ to, when: one }) => nameOf(to) === call && one === when)
  if (!found) throw new Error(`There is no example "${when}" of ${call}.`)
  return found
}

// Proves CON-12.
it.each([
  ['POST /login', 'user name and password are right', 200],
  ['GET /Admin/goods_brands', 'one is filtered by its id', 200],
  ['GET /goods/{id}', 'it has SKUs', 200],
  ['POST /user/addresses', 'the form is complete', 200],
  ['POST /Seller/goods', 'the form is complete', 200],
  ['POST /Seller/goods', 'the form is not valid', 500],
  ['POST /user/addresses', 'the form is not valid', 500],
])('Prism answers %s as the mock does, when %s', async (call, when, code) => {
  const example = exampleOf(call, when)

  const [fromPrism, fromMock] = [await askPrism(example), await askMock(example)]

  const expected = code === 200 ? example.to.reply : refusedData
  expect([fromPrism.code, fromMock?.code]).toEqual([code, code])
  expect([fromPrism, fromMock].map(answer => expected.safeParse(answer?.data).success)).toEqual([true, true])
})

const rows = 'the rows of an import are records at the top level of a form'
const either = 'a list that may also come as text'

/** Forms that Prism cannot read, although OpenAPI can describe them: each with the reason. */
const beyondPrism: Readonly<Record<string, string>> = {
  'POST /Admin/areas/import/excel': rows,
  'POST /Admin/goods_brands/import/excel': rows,
  'POST /Admin/stores': either,
  'PUT /Admin/configs/update': either,
  'PUT /Admin/integral_goods/{id}': either,
  'PUT /Admin/stores/{id}': either,
  'PUT /Seller/freights/{id}': 'records in a list: Prism takes them as JSON only',
  'PUT /Seller/stores/{id}': either,
  'PUT /store': either,
}

/** An example of each call that sends a form. */
const forms = [
  ...Map.groupBy(
    examples.filter(({ to, error }) => to.body && error === undefined && to.sends !== 'multipart'),
    ({ to }) => nameOf(to),
  ),
]

// Proves CON-12.
it('Prism takes one form of each call', { timeout: 60_000 }, async () => {
  const refused: string[] = []
  for (const [call, [example]] of forms) {
    if (example && (await askPrism(example)).code !== 200) refused.push(call)
  }

  expect(refused.sort()).toEqual(Object.keys(beyondPrism))
})
