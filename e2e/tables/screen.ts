import type { AccountName } from '#contracts/states/ready-accounts.ts'
import type { Given as Stated } from '#contracts/states/index.ts'
import type { Field, TableDefinition } from '#src/table/define-table.ts'
import type { Row } from '#src/table/kind.ts'
import type { Call } from '../calls.ts'

/** A table screen, with what its definition does not say. */
export type TableFacts = {
  readonly table: TableDefinition
  /** What must be there before. */
  readonly given?: Stated
  /** Its first rows, where its list is a part of an answer. */
  readonly rows?: (call: Call) => Promise<readonly Row[]>
  /** The record that is changed and deleted, where the one of the examples stands on another screen. */
  readonly record?: { readonly given: Stated; readonly id: number }
  /** Where a form takes other values than the example of its call sends: by field, as on the wire. */
  readonly add?: Row
  readonly edit?: Row
  /** Values to search with, by field; a field without one is searched with what the first row has. */
  readonly search?: Readonly<Record<string, string>>
  /** Tests that cannot be, each with the reason. */
  readonly without?: { readonly [Test in 'add' | 'edit' | 'remove']?: string }
}

/** Screens by path, with the query that they are opened with. */
export type TableScreens = Readonly<Record<string, TableFacts>>

/** A screen under test, and who opens it. */
export type TableScreen = Omit<TableFacts, 'table'> & {
  readonly path: string
  readonly as: AccountName
  readonly definition: TableDefinition
}

/** A value of a record whose fields the screen names. */
export const valueIn = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined

/** The rows that a screen starts with. */
export const firstRows = async ({ definition, rows }: TableScreen, call: Call): Promise<readonly Row[]> => {
  const { calls, params, tree } = definition
  if (rows) return rows(call)
  if (tree && calls.children) return call(calls.children, { query: { isChildren: 'true', pid: '0', ...params } })
  return (await call(calls.list, { query: { page: 1, per_page: 30, ...params } })).data
}

/** The record with that id, as the list says it. */
export const rowWith = async ({ definition: { calls, params } }: TableScreen, call: Call, id: number): Promise<Row> => {
  const { data } = await call(calls.list, { query: { ...params, id } })
  const [row] = data
  if (!row) throw new Error(`There is no record ${id} in ${calls.list.path}.`)
  return row
}

/** The record with that id, as its own call says it, where there is one. */
export const recordOf = (screen: TableScreen, call: Call, id: number): Promise<Row> => {
  const { show } = screen.definition.calls
  return show ? call(show, { params: { id } }) : rowWith(screen, call, id)
}

/** A field of one of the screen's forms. @throws where there is none of that name. */
export const fieldNamed = (fields: readonly Field[], name: string): Field => {
  const field = fields.find(one => one.name === name)
  if (!field) throw new Error(`No form of the screen has the field "${name}".`)
  return field
}
