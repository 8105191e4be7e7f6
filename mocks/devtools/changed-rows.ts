import type { Dump } from '../db/db.ts'
import { createWorld, type World } from '../world.ts'

type AnyRow = Readonly<Record<string, unknown>> & { readonly id: number; readonly deleted_at: string | null }
type AnyDump = Readonly<Record<string, { rows: readonly AnyRow[] }>>

/** A column whose value differs from the seed, both as JSON. */
type ChangedField = { readonly name: string; readonly before: string; readonly after: string }

/** One row that differs from the seed. */
export type ChangedRow = {
  readonly table: string
  readonly id: number
  readonly how: 'added' | 'changed' | 'removed'
  /** The time of the last change, by the shop's clock. */
  readonly at: string
  readonly fields: readonly ChangedField[]
}

/** The newest so many rows are listed. */
const most = 300

/** Columns that every write changes, and tables that say nothing about the shop. */
const dull: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at', 'deleted_at', 'english'])
const dullTables: ReadonlySet<string> = new Set(['tokens', 'captchas'])

const longest = 120
const shown = (value: unknown): string => {
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const fieldsOf = (before: AnyRow | undefined, after: AnyRow): ChangedField[] =>
  Object.keys(after).flatMap(name => {
    const [from, to] = [shown(before?.[name]), shown(after[name])]
    return dull.has(name) || from === to ? [] : [{ name, before: from, after: to }]
  })

const rowsOf = (table: string, from: readonly AnyRow[], to: readonly AnyRow[]): ChangedRow[] => {
  const known = new Map(from.map(row => [row.id, row]))
  return to.flatMap((row): ChangedRow[] => {
    const before = known.get(row.id)
    const isGone = row.deleted_at !== null
    if (before === row || (!before && isGone) || (before && before.deleted_at !== null)) return []
    const fields = isGone ? [] : fieldsOf(before, row)
    if (before && !isGone && fields.length === 0) return []
    const how = isGone ? 'removed' : before ? 'changed' : 'added'
    return [{ table, id: row.id, how, at: String(row.deleted_at ?? row['updated_at']), fields }]
  })
}

/** The rows that differ between two worlds, newest change first, without sessions. */
export const changedRows = (from: Dump, to: Dump): { total: number; rows: readonly ChangedRow[] } => {
  const [before, after] = [from, to] as unknown as [AnyDump, AnyDump]
  const rows = Object.entries(after)
    .filter(([table]) => !dullTables.has(table))
    .flatMap(([table, { rows: now }]) => rowsOf(table, before[table]?.rows ?? [], now))
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
  return { total: rows.length, rows: rows.slice(0, most) }
}

/** The rows of a world that differ from its seed. Source: CTL-14. */
export const changedSinceSeed = (world: World) => {
  const { scale, seededAt } = world.snapshot()
  return changedRows(createWorld({ scale, seededAt, checks: false }).db.dump(), world.db.dump())
}
