import { OK } from '#contracts/api/kit/envelope.ts'
import type { RowOf, TableName } from '#mocks/db/rows.ts'
import type { World } from '#mocks/world.ts'
import type { Injection } from '../defect.ts'
import { tokenIn } from './access.ts'
import { envelopeOf } from './reply.ts'

type Asked = { db: World['db']; form: URLSearchParams; owner: number }

/** Answers as if one row had other values, which it gets back afterwards. */
export const asIf =
  <Name extends TableName>(
    table: Name,
    rowOf: (asked: Asked) => RowOf<Name> | undefined,
    other: (row: RowOf<Name>) => Partial<RowOf<Name>>,
  ): Injection =>
  ({ mock, world }) =>
  async request => {
    const { db } = world
    const form = new URLSearchParams(await request.clone().text())
    const row = rowOf({ db, form, owner: tokenIn(world, request)?.owner_id ?? 0 })
    if (!row) return mock(request)
    const { id, updated_at } = row
    const values = other(row)
    db[table].change(id, { ...values, updated_at } as never)
    const response = await mock(request)
    const isWritten = request.method !== 'GET' && (await envelopeOf(response)).code === OK
    const own = Object.fromEntries(Object.keys(values).map(name => [name, row[name as keyof RowOf<Name>]]))
    db[table].change(id, { ...own, ...(!isWritten && { updated_at }) } as never)
    return response
  }
