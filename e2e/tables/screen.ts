import type { AccountName } from '#contracts/states/ready-accounts.ts'
import type { Given as Stated } from '#contracts/states/index.ts'
import type { Field, TableDefinition } from '#src/table/define-table.ts'
import type { Row } from '#src/table/kind.ts'
import type { Call } from '../calls.ts'

/** A table screen, with what its definition does not contain. */
export type TableFacts = {
  readonly table: TableDefinition
  /** The provider state to enter first. */
  readonly given?: Stated
  /** Reads the first rows, if the list is part of a larger reply. */
  readonly rows?: (call: Call) => Promise<readonly Row[]>
  /** The record to change and delete, if the record of the examples is not on this screen. */
  readonly record?: { readonly given: Stated; readonly id: number }
  /** Wire values for fields whose form needs others than the example of the call sends. */
  readonly add?: Row
  readonly edit?: Row
  /** Values to search with, by field; by default the value of the first row. */
  readonly search?: Readonly<Record<string, string>>
  /** Checks to leave out, each with the reason. */
  readonly without?: { readonly [Test in 'add' | 'edit' | 'remove']?: string }
}

/** Screens by path, including the query to open them with. */
export type TableScreens = Readonly<Record<string, TableFacts>>

/** A screen under test, and the account that opens it. */
export type TableScreen = Omit<TableFacts, 'table'> & {
  readonly path: string
  readonly as: AccountName
  readonly definition: TableDefinition
}

/** The value of a record's field by its name on the screen. */
export const valueIn = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined

/** The first rows of a screen, as the API returns them. */
export const firstRows = async ({ definition, rows }: TableScreen, call: Call): Promise<readonly Row[]> => {
  const { calls, params, tree } = definition
  if (rows) return rows(call)
  if (tree && calls.children) return call(calls.children, { query: { isChildren: 'true', pid: '0', ...params } })
  return (await call(calls.list, { query: { page: 1, per_page: 30, ...params } })).data
}

/** The record with that id, from the list. */
export const rowWith = async ({ definition: { calls, params } }: TableScreen, call: Call, id: number): Promise<Row> => {
  const { data } = await call(calls.list, { query: { ...params, id } })
  const [row] = data
  if (!row) throw new Error(`There is no record ${id} in ${calls.list.path}.`)
  return row
}

/** The record with that id, from its own call if it has one. */
export const recordOf = (screen: TableScreen, call: Call, id: number): Promise<Row> => {
  const { show } = screen.definition.calls
  return show ? call(show, { params: { id } }) : rowWith(screen, call, id)
}

/** A field of the screen's forms. @throws if none has that name. */
export const fieldNamed = (fields: readonly Field[], name: string): Field => {
  const field = fields.find(one => one.name === name)
  if (!field) throw new Error(`No form of the screen has the field "${name}".`)
  return field
}
