import type { Row, Table } from '../../db/table.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'

/** The owner of an administrator's content: for an assistant, the administrator it belongs to. Source: ADM-1. */
export const ownerOf = (me: RowOf<'admins'>): number => me.belong_id || me.id

/** Whether the caller's side owns the row. Writes are limited in the same way. Source: ART-6. */
export const owns = (me: RowOf<'admins'>, row: { belong_id: number }): boolean => row.belong_id === ownerOf(me)

/** @throws Refusal nameTaken if another live row has this value. */
export const checkFree = <R extends Row, Column extends keyof R & string>(
  rows: Table<R>,
  column: Column,
  value: R[Column],
  id = 0,
): void => {
  if (rows.by(column, value).some(row => row.id !== id)) refuse('nameTaken')
}

type Linked = Row & { pid: number }

const ancestors = <R extends Linked>(rows: Table<R>, pid: number): number[] => {
  const parent = rows.find(pid)
  return parent ? [pid, ...ancestors(rows, parent.pid)] : []
}

/** The number of ancestors of a row whose parent is `pid`. */
export const levelOf = <R extends Linked>(rows: Table<R>, pid: number): number => ancestors(rows, pid).length

const heightOf = <R extends Linked>(rows: Table<R>, id: number): number =>
  1 + Math.max(0, ...rows.by('pid', id as R['pid']).map(child => heightOf(rows, child.id)))

/**
 * Validates the position of a row in a tree: the parent exists (or is 0), is neither the row itself nor below it, and no row ends
 * up deeper than `levels`.
 * @param id the row that moves; 0 for a new one. @throws Refusal invalidInput otherwise.
 */
export const checkPlace = <R extends Linked>(rows: Table<R>, pid: number, levels: number, id = 0): void => {
  const above = ancestors(rows, pid)
  const isKnown = pid === 0 || above.length > 0
  const height = id === 0 ? 1 : heightOf(rows, id)
  if (!isKnown || above.includes(id) || above.length + height > levels) refuse('invalidInput', 'pid')
}
