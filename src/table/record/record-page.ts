import type { ParseKeys } from 'i18next'
import type { Part, Row } from '../kind.ts'

/** Fields that belong together, under a title. */
type Group<F> = {
  readonly title: ParseKeys
  readonly fields: readonly F[]
  /** Shows the group in the wide column, not beside it. */
  readonly wide?: true
}

type Parts<R, F> = {
  /** The field that holds its number or name. */
  readonly name: F
  /** The field that holds its state. */
  readonly state: F
  /** Its progress and what comes next, above everything else. */
  readonly head: Part<{ readonly record: R }>
  /** Its fields. Empty ones are left out. */
  readonly groups: readonly Group<F>[]
}

/** How a screen shows one record as a page of its own: `F` are the names of the record's fields. */
export type RecordOptions<R, F extends string> = Parts<R, F>

/** The page of a record as the engine uses it. */
export type RecordPage<F> = Omit<Parts<Row, F>, 'name'> & { readonly name: string }

/** Resolves the names of fields. */
export const recordPageOf = <F>(
  { name, state, groups, ...rest }: RecordOptions<Row, string>,
  field: (name: string) => F,
): RecordPage<F> => ({
  ...rest,
  name,
  state: field(state),
  groups: groups.map(group => ({ ...group, fields: group.fields.map(field) })),
})
