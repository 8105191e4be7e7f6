import { expect, it } from 'vitest'
import { setDefaultAddress } from '#contracts/api/accounts/addresses.ts'
import { nameOf, onlyReads } from '#contracts/api/kit/endpoint.ts'
import { countCart } from '#contracts/api/orders/carts.ts'
import { examples } from '#contracts/examples/index.ts'
import { statesOf } from '#contracts/examples/provider.ts'
import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { noon } from '#mocks/test-shop.ts'
import { isWrite, observationsOf } from './observe.ts'
import { examplesFor, stepOf } from './plans/vary.ts'
import { referenceSide } from './side.ts'

// Proves MDL-14.
it('never looks by a GET that changes something', () => {
  const plans = examples.map(example => [stepOf(example)])

  const looks = plans.flatMap(plan => observationsOf(plan))

  expect(looks.map(({ to }) => nameOf(to))).toContain('GET /user/addresses')
  expect(looks.filter(({ to }) => to.changes).map(({ to }) => nameOf(to))).toEqual([])
})

// Proves MDL-14.
it('takes such a GET for a step, after which its neighbours are read', () => {
  const plan = examplesFor(setDefaultAddress).slice(0, 1).map(stepOf)

  const looks = observationsOf(plan).map(({ to }) => nameOf(to))

  expect(isWrite(setDefaultAddress)).toBe(true)
  expect(looks).toContain('GET /user/addresses')
})

/** The GETs with which the reference changes a row, each once. */
const changingOnReference = async (): Promise<string[]> => {
  const side = referenceSide(noon)
  // Signing in changes rows, too.
  for (const as of Object.keys(accounts) as AccountName[]) await side.send({ to: countCart }, as)
  const found = new Set<string>()
  for (const example of examples.filter(({ to, error }) => to.method === 'GET' && error === undefined)) {
    for (const given of statesOf(example)) side.enter(given)
    const before = side.writes()
    await side.send(example, example.as)
    if (side.writes() !== before) found.add(nameOf(example.to))
  }
  return [...found]
}

// Proves MDL-14.
it('knows every GET that changes something on the reference; an article only counts its readers', async () => {
  const declared = examples.filter(({ to }) => to.method === 'GET' && !onlyReads(to)).map(({ to }) => nameOf(to))

  const changing = await changingOnReference()

  expect(new Set(changing.filter(name => name !== 'GET /article/{name}'))).toEqual(
    new Set(declared.filter(name => name !== 'GET /Admin/clear_area')),
  )
})
