import type { Row } from '../db/table.ts'

type Numbered<R extends Row> = {
  readonly dump: () => { last: number; rows: R[] }
  readonly load: (saved: { last: number; rows: readonly R[] }) => void
}

/**
 * Gives the rows of a table their ids in the order of their creation, because lists come newest first by id (LST-9) and seeds add
 * rows store by store or order by order. No other row may refer to these ids yet.
 */
export const numberByTime = <R extends Row>(table: Numbered<R>): void => {
  const { last, rows } = table.dump()
  const byTime = rows.toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id)
  table.load({ last, rows: byTime.map((row, at) => ({ ...row, id: rows[at]?.id ?? row.id })) })
}
