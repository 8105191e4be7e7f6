import type { AccountName } from '#contracts/api/accounts.ts'
import type { Facts, StateName } from '#contracts/api/states.ts'
import type { TableDefinition } from '#src/table/page.ts'

/** A provider state with its facts. */
type Given = { [S in StateName]: { readonly state: S; readonly facts: Facts<S> } }[StateName]

/** What cannot be read off a screen's definition. */
export type TableFacts = {
  readonly as: AccountName
  /** What must be there before. */
  readonly given?: Given
  /** Values of a new record by field, as people type or choose them; the first one finds its row again. */
  readonly add?: Readonly<Record<string, string>>
  /** What an edit changes: the record that was added, or the first row where nothing can be added. */
  readonly edit?: Readonly<Record<string, string>>
  /** Values to search with, by field; texts without one are searched with what the first row has. */
  readonly search?: Readonly<Record<string, string>>
}

/** A screen under test. */
export type TableScreen = TableFacts & { readonly path: string; readonly definition: TableDefinition }
