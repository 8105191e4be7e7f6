import type { Row } from './kind.ts'

/** What the fields of a form hold, as far as a screen says so. */
type Filled<Names extends string> = { readonly [Name in Names]?: unknown }

/**
 * What a screen does around its own forms. A call in them that fails has told the user; then nothing opens or is sent.
 * Source: TFO-12.
 */
export type Hooks<R = Row, Detail = Row, Added extends string = string, Edited extends string = string> = {
  /** Before the form to add opens: what it begins with, beside what its fields say themselves. */
  addOpenBefore?(): Filled<Added> | Promise<Filled<Added>>
  /** Before the form of a record opens. */
  editOpenBefore?(row: R): unknown
  /** When the record has come: what the form holds instead of it. */
  editOpenAfter?(record: Detail): Filled<Edited>
  /** What is sent instead of what was entered; `row` is the record that is changed, if one is. */
  sendBefore?(entered: Row, row?: R): Row
}
