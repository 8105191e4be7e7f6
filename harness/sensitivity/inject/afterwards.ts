import { OK } from '#contracts/api/kit/envelope.ts'
import type { RowOf, TableName } from '#mocks/db/rows.ts'
import type { World } from '#mocks/world.ts'
import type { Injection } from '../defect.ts'
import { tokenIn } from './access.ts'
import { envelopeOf } from './reply.ts'

/** The world before and after a call: `was` returns a row as it was before, `rows` all rows. */
export type Done = {
  readonly db: World['db']
  readonly now: string
  readonly url: URL
  readonly form: URLSearchParams
  readonly data: unknown
  /** The code of the response. */
  readonly code: number
  /** The account that called. */
  readonly owner: number
  readonly was: <Name extends TableName>(table: Name, id: number) => RowOf<Name> | undefined
  readonly rows: <Name extends TableName>(table: Name) => readonly RowOf<Name>[]
}

const recalls = ({ db }: World, tables: readonly TableName[]): Pick<Done, 'was' | 'rows'> => {
  const before = new Map<TableName, unknown>(tables.map(name => [name, db[name].rows().slice()]))
  const rows = <Name extends TableName>(table: Name) => (before.get(table) ?? []) as readonly RowOf<Name>[]
  return { rows, was: (table, id) => rows(table).find(row => row.id === id) }
}

const whatever =
  (wanted: (code: number) => boolean, work: (done: Done) => unknown, tables: readonly TableName[]): Injection =>
  ({ mock, world }) =>
  async request => {
    const copy = request.clone()
    const earlier = recalls(world, tables)
    const response = await mock(request)
    const { code, data } = await envelopeOf(response)
    if (!wanted(code)) return response
    const form = new URLSearchParams(await copy.text())
    const owner = tokenIn(world, copy)?.owner_id ?? 0
    const made = work({ db: world.db, now: world.clock.text(), url: new URL(copy.url), form, data, code, owner, ...earlier })
    return made instanceof Response ? made : response
  }

/** Corrects the effects of a successful call wrongly. @param tables what `was` and `rows` know. */
export const afterwards = (work: (done: Done) => unknown, ...tables: TableName[]): Injection =>
  whatever(code => code === OK, work, tables)

/** Does something for a call that was refused. A returned response is sent instead of the refusal. */
export const whenRefused = (work: (done: Done) => unknown, ...tables: TableName[]): Injection =>
  whatever(code => code !== OK, work, tables)

/** The store of who called, which may be a sub-account of its owner. */
export const ownStore = ({ db, owner }: Done): RowOf<'stores'> | undefined => {
  const user = db.users.find(owner)
  return user && db.stores.by('user_id', user.belong_id || user.id)[0]
}
