import { describe, expect, it } from 'vitest'
import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { errors, type ErrorName } from '#contracts/api/errors.ts'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { refusalsOf } from '#contracts/api/kit/refusals.ts'
import { stateNames } from '#contracts/states/index.ts'
import { examples } from '#contracts/examples/index.ts'
import { titleOf } from '#contracts/examples/kit.ts'
import { openApiDocument } from '../openapi/document.ts'
import { templateOf } from '../openapi/path-parameters.ts'
import { consumers, examplesFor, pactFile, pactFolder } from '../pact/consumers.ts'
import { readPact } from '../pact/pact-file.ts'
import { handlers } from '#mocks/handlers/index.ts'

const calls = endpoints.map(to => [nameOf(to), to] as const)
const { paths } = openApiDocument() as { paths: Record<string, Record<string, object>> }
const examplesOf = (to: Endpoint) => examples.filter(example => example.to === to)

/** Refusals that no example can cover: they depend on the number of calls, or on faults. */
const neverShown: readonly ErrorName[] = ['tooManyRequests', 'abnormal']

/** Calls that every administrator may send, without a permission. */
const openToAll: readonly string[] = [
  'GET /Admin/load_menu',
  'POST /Admin/auth/info',
  'POST /Admin/auth/edit',
  'GET /Admin/orders',
  'GET /Admin/orders/{id}',
  'GET /Admin/orders/find/all',
  'POST /Admin/orders/express/find',
]

const owed = (to: Endpoint): ErrorName[] =>
  refusalsOf(to).filter(name => !(name === 'noPermission' && openToAll.includes(nameOf(to))))

describe.each(calls)('%s', (name, to) => {
  // Proves CON-2.
  it('has an example that goes well', () => {
    expect(examplesOf(to).some(({ error }) => error === undefined)).toBe(true)
  })

  // Proves CON-2.
  it('has an example of each of its refusals', () => {
    const shown = examplesOf(to).map(({ error }) => error)

    expect(owed(to).filter(error => !shown.includes(error))).toEqual([])
  })

  // Proves CON-1.
  it('is answered by the mock, once', () => {
    expect(handlers.filter(handler => handler.to === to)).toHaveLength(1)
  })

  // Proves CON-1.
  it('has a place in the OpenAPI document', () => {
    const method = to.method.toLowerCase()
    const places = Object.entries(paths).filter(([path, calls]) => templateOf(path) === templateOf(to.path) && calls[method])

    expect(places).toHaveLength(1)
  })

  it('says in one sentence what it does', () => {
    expect(to.about).toMatch(/^[A-Z][^.!?]+$/)
    expect(name).toBe(nameOf(to))
  })
})

// Proves CON-3.
it.each(consumers)('%s has committed an interaction for each of its examples, and no other', consumer => {
  const committed = readPact(new URL(pactFile(consumer), pactFolder)).interactions.map(({ description }) => description)

  const own = examplesFor(consumer).map(titleOf)

  // `npm test -- contracts` writes the pacts.
  expect(own.filter(title => !committed.includes(title))).toEqual([])
  expect(committed.filter(title => !own.includes(title))).toEqual([])
  expect(committed).toHaveLength(own.length)
})

// Proves CON-1.
it('describes some calls, each of them once', () => {
  const names = endpoints.map(nameOf)

  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it('answers nothing in the mock that is not described', () => {
  expect(handlers.filter(({ to }) => !endpoints.includes(to)).map(({ to }) => nameOf(to))).toEqual([])
})

// Proves CON-4.
it('uses every refusal', () => {
  const used = new Set(endpoints.flatMap(refusalsOf))

  expect((Object.keys(errors) as ErrorName[]).filter(name => !used.has(name) && !neverShown.includes(name))).toEqual([])
})

// Proves STA-1.
it('uses every state', () => {
  const used = new Set(['the ready accounts exist', ...examples.flatMap(({ given }) => given.map(([state]) => state))])

  const unused = stateNames.filter(state => !used.has(state))
  expect(unused, 'Each state needs an example in contracts/examples that starts from it: given: [[state, facts]]').toEqual([])
})

it('knows every account by another user name', () => {
  const names = (Object.keys(accounts) as AccountName[]).map(name => accounts[name].username)

  expect(new Set(names).size).toBe(names.length)
})
