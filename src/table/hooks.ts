import type { Row } from './kind.ts'

/** Partial form values that a hook returns. */
type Filled<Names extends string> = { readonly [Name in Names]?: unknown }

/**
 * Hooks around a screen's own forms. If a request in one fails, `call` has shown the error; then nothing opens or is sent.
 * Source: TFO-12.
 */
export type Hooks<R = Row, Detail = Row, Added extends string = string, Edited extends string = string> = {
  /** Before the add form opens. Returns initial values that override those of the fields. */
  addOpenBefore?(): Filled<Added> | Promise<Filled<Added>>
  /** Before a record's form opens. */
  editOpenBefore?(row: R): unknown
  /** After the record has loaded. Returns form values that replace it. */
  editOpenAfter?(record: Detail): Filled<Edited>
  /** Replaces the body before it is sent; `row` is the edited record, undefined when adding. */
  sendBefore?(entered: Row, row?: R): Row
}
