import { beforeAll, describe, expect, test } from 'vitest'
import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf, paramNames, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { examples } from '#contracts/examples/index.ts'
import { requestOf, wireOf } from '#contracts/wire/request.ts'
import type { TableName } from '#mocks/db/rows.ts'
import { createShop } from '#mocks/test-shop.ts'
import { tableOf } from './ids.ts'
import { leakIn } from './leaks.ts'
import { fieldsOf, nonsense, oddNumbers } from './values.ts'

let shop: ReturnType<typeof createShop>
const names = (): TableName[] => Object.keys(shop.world.db.dump()) as TableName[]
let tables: TableName[] = []
beforeAll(async () => {
  shop = createShop()
  tables = names().filter(name => name !== 'sms_logs')
  for (const who of Object.keys(accounts) as AccountName[]) await shop.tokenOf(who)
})

/** Every live row. Rows are frozen, so one that is the same object is the same row. */
const stand = (): readonly (readonly object[])[] => tables.map(name => [...shop.world.db[name].rows()])

const changedSince = (before: readonly (readonly object[])[]): string[] =>
  tables.filter((name, at) => {
    const [was, is] = [before[at] ?? [], shop.world.db[name].rows()]
    return was.length !== is.length || was.some((row, index) => row !== is[index])
  })

type Example = (typeof examples)[number]
const well = new Map(
  examples
    .filter(({ error }) => error === undefined)
    .map(example => [example.to, example] as const)
    .toReversed(),
)

const send = async (example: Example) => {
  const request = requestOf('http://localhost', wireOf(example), example.as && (await shop.tokenOf(example.as)))
  const response = await shop.send(request)
  const text = await response.text()
  return { status: response.status, text, code: response.status === 200 ? (JSON.parse(text) as { code: number }).code : 0 }
}

const withField = (example: Example, part: 'query' | 'body', field: string, value: unknown): Example => ({
  ...example,
  [part]: { ...(example[part] as object), [field]: value },
})

const cases = endpoints.filter(to => to.sends !== 'multipart' && (to.body ?? to.query)).map(to => [nameOf(to), to] as const)

describe.each(cases)('%s', (_, to) => {
  // Proves ENV-5, MCK-2.
  test('with one field missing, empty, too long, of another kind, negative, huge, a list or a script stays sound, and a refusal changes nothing', async () => {
    const example = well.get(to) as Example
    const fields = (['query', 'body'] as const).flatMap(part => Object.keys(fieldsOf(to[part])).map(field => ({ part, field })))

    for (const { part, field } of fields) {
      for (const given of example.given) shop.given(...(given as [string, unknown]))
      for (const value of [undefined, ...nonsense, ...oddNumbers]) {
        const before = stand()
        const spoiled = withField(example, part, field, value)
        const { status, code, text } = await send(spoiled)
        const what = `${nameOf(to)} ${field}=${JSON.stringify(value)?.slice(0, 60)}: ${text.slice(0, 200)}`

        expect(status, `after ${what}`).toBe(200)
        expect(leakIn(text), `after ${what}`).toBeUndefined()
        expect(code === 200 ? [] : changedSince(before), `after ${what}`).toEqual([])
      }
    }
  })
})

/** Accounts and roles belong to the owner's account, not to the store. */
const ofOwner = ({ belong_id }: { belong_id: number }): number | undefined =>
  belong_id === 0 ? undefined : shop.world.db.stores.by('user_id', belong_id)[0]?.id

const owners: { readonly [Name in TableName]?: (row: never) => number | undefined } = {
  goods_skus: ({ goods_id }: { goods_id: number }) => shop.world.db.goods.findAny(goods_id)?.store_id,
  users: ofOwner,
  user_roles: ofOwner,
  goods_specs: ({ attr_id }: { attr_id: number }) => shop.world.db.goods_attrs.findAny(attr_id)?.store_id,
}

/** The owner of a row: a shopper for calls of buyers, a store for calls of sellers; undefined if it belongs to nobody. */
const ownerOf = (table: TableName, row: object, auth: 'buyer' | 'seller'): number | undefined => {
  const special = owners[table]
  if (special) return special(row as never)
  const columns = auth === 'buyer' ? ['user_id'] : ['store_id', 'belong_id']
  const column = columns.find(name => name in row)
  return column === undefined ? undefined : Number(row[column as keyof typeof row])
}

const foreignRow = (to: Endpoint): { id: number } | undefined => {
  const table = tableOf(shop.world.db, to.path)
  const { auth } = to
  if (!table || (auth !== 'buyer' && auth !== 'seller')) return undefined
  return shop.world.db[table].rows().find(row => {
    const owner = ownerOf(table, row, auth)
    return owner !== undefined && owner > 2
  })
}

/** The id in its path is ignored; the ids in its form are checked with the templates. */
const saveTemplates = 'PUT /Seller/freights/{id}'

const own = endpoints.filter(
  to =>
    nameOf(to) !== saveTemplates &&
    (to.auth === 'buyer' || to.auth === 'seller') &&
    paramNames(to.path).some(name => name === 'id' || name === 'ids'),
)

// Proves CRT-9, OST-10.
test('rows of other shoppers and stores can be neither read nor touched by their ids', async () => {
  const tried: string[] = []
  for (const to of own) {
    const example = well.get(to) as Example
    const row = foreignRow(to)
    if (!row) continue
    const before = stand()

    const { code, status } = await send({ ...example, params: { id: row.id, ids: row.id } })

    expect(status, `${nameOf(to)} answers`).toBe(200)
    expect(code, `${nameOf(to)} ${row.id}`).not.toBe(200)
    expect(changedSince(before), `${nameOf(to)} answers`).toEqual([])
    tried.push(nameOf(to))
  }
  expect(tried.length).toBeGreaterThan(25)
})

// Proves PRO-1, PRO-6.
test('no answer holds a password or its like', async () => {
  const guarded = endpoints.filter(({ method }) => method === 'GET')

  for (const to of guarded) {
    const example = well.get(to) as Example
    for (const given of example.given) shop.given(...(given as [string, unknown]))
    const { text } = await send(example)
    expect(leakIn(text), `${nameOf(to)} answers`).toBeUndefined()
    expect(text, `${nameOf(to)} answers`).not.toMatch(/(?:shopper|seller|admin|staff|clerk|newcomer)123/)
  }
})
