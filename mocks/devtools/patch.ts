import { z } from 'zod'
import type { Changes, Dump } from '../db/db.ts'
import type { TableName } from '../db/rows.ts'

type AnyRow = Readonly<Record<string, unknown>> & { readonly id: number }
type AnyDump = Readonly<Record<string, { last: number; rows: readonly AnyRow[] }>>

/**
 * The differences of one table: the id counter `l`, ids of removed rows `g`, and changed or new rows `r`. Each row is its id and
 * the fields that differ from the old row; a new row is compared with the row before it.
 */
const TablePatch = z.object({
  l: z.int().optional(),
  g: z.array(z.int()).optional(),
  r: z.array(z.tuple([z.int(), z.record(z.string(), z.unknown())])).optional(),
})

/** The differences between two worlds by table, as compact as JSON allows. */
export const Patch = z.record(z.string(), TablePatch)
export type Patch = z.infer<typeof Patch>

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const fieldsOf = (row: AnyRow, model: AnyRow | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([key, value]) => key !== 'id' && !same(value, model?.[key])))

/** The row to compare with: the old row, or for a new row the one before it, which is usually similar. */
const modelOf = (rows: readonly AnyRow[], at: number, known: ReadonlyMap<number, AnyRow>): AnyRow | undefined =>
  known.get(rows[at]?.id ?? 0) ?? rows[at - 1]

const patchOf = (from: AnyDump[string], to: AnyDump[string]): z.infer<typeof TablePatch> | undefined => {
  const known = new Map(from.rows.map(row => [row.id, row]))
  const kept = new Set(to.rows.map(({ id }) => id))
  const gone = from.rows.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const others = to.rows.flatMap((row, at): [number, Record<string, unknown>][] => {
    const before = known.get(row.id)
    if (before === row || (before && same(before, row))) return []
    return [[row.id, fieldsOf(row, modelOf(to.rows, at, known))]]
  })
  if (gone.length === 0 && others.length === 0 && from.last === to.last) return undefined
  return {
    ...(from.last !== to.last && { l: to.last }),
    ...(gone.length > 0 && { g: gone }),
    ...(others.length > 0 && { r: others }),
  }
}

/** Computes the patch that turns `from` into `to`. */
export const differ = (from: Dump, to: Dump): Patch =>
  Object.fromEntries(
    Object.entries(to as unknown as AnyDump).flatMap(([name, table]) => {
      const before = (from as unknown as AnyDump)[name]
      const patch = before && patchOf(before, table)
      return patch ? [[name, patch]] : []
    }),
  )

const rebuilt = (table: AnyDump[string], patch: z.infer<typeof TablePatch>): AnyRow[] => {
  const rows = new Map(table.rows.map(row => [row.id, row]))
  const ids = [...rows.keys()]
  return (patch.r ?? []).map(([id, fields]) => {
    const model = rows.get(id) ?? rows.get(Math.max(...ids.filter(other => other < id && !patch.g?.includes(other)))) ?? { id }
    const row: AnyRow = { ...model, ...fields, id }
    if (!rows.has(id)) ids.push(id)
    rows.set(id, row)
    return row
  })
}

/** Turns a patch into changes that can be applied to `from`. @throws Error if it names an unknown table. */
export const changesOf = (from: Dump, patch: Patch): Changes =>
  Object.fromEntries(
    Object.entries(patch).map(([name, part]) => {
      const table = (from as unknown as AnyDump)[name as TableName]
      if (!table) throw new Error(`There is no table "${name}".`)
      return [name, { last: part.l ?? table.last, rows: [...(part.g ?? []), ...rebuilt(table, part)] }]
    }),
  ) as unknown as Changes
