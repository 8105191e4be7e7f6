import { mismatchesOf, mismatchText } from '#contracts/wire/mismatch.ts'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Journal } from './journal.ts'
import { inOrder, place } from './order.ts'
import { englishAfter, separate, type English, type Text, type Translations } from './text.ts'

/** The columns of every row. Deleted rows are kept, with the time of deletion. */
export type Row = { id: number; created_at: string; updated_at: string; deleted_at: string | null } & Translations

type Stamps = 'id' | 'created_at' | 'updated_at' | 'deleted_at'
/** Texts of translated columns may be given in both languages. */
type Given<Value> = string extends Value ? Value | Text : Value extends string[] ? (string | Text)[] : Value
type Draft<R extends Row> = { [Column in keyof R]: Column extends Stamps ? R[Column] : Given<R[Column]> }
/** The columns required to add a row; the table and its schema fill in the rest. */
export type NewRow<R extends Row, Blank extends keyof R = never> = Omit<Draft<R>, Stamps | Blank> &
  Partial<Pick<Draft<R>, (Stamps | Blank) & keyof R>>

type Options<R extends Row, Blank extends keyof R> = {
  name: string
  /** Validates each row as it is written. */
  schema: z.ZodType<R>
  /** Default values. */
  blank: Pick<R, Blank>
  /** Columns to look rows up by in constant time. */
  index?: readonly (keyof R & string)[]
  /** Columns in which no two live rows may share a non-empty value. */
  unique?: readonly (keyof R & string)[]
  /** Columns whose texts may exist in both languages. */
  translated?: readonly (keyof R & string)[]
  clock: Clock
  journal: Journal
  /** Skips validation, for seeds, which have tests of their own. */
  trusts?: boolean
}

type Index = Map<unknown, Set<number>>

/** A row violates a rule of its table. This is a bug of the mock and never a response. */
export class RowError extends Error {}

/**
 * Creates a table: rows by id, with indexes, soft deletion and undo. Reads return frozen rows and never copy.
 * @throws RowError if a row does not match its schema, or repeats an id or a unique value.
 */
export const table = <R extends Row, Blank extends keyof R = never>(options: Options<R, Blank>) => {
  const { name, schema, blank, clock, journal, index = [], unique = [], translated = [], trusts = false } = options
  const columns = Object.keys((schema as unknown as { shape: object }).shape)
  const all = new Map<number, R>()
  const live: R[] = []
  const indexed = new Set<string>([...index, ...unique])
  /** Built on first use and updated from then on. */
  const indexes = new Map<string, Index>()
  const dirty = new Set<number>()
  let last = 0
  let version = 0

  /** Cached results of index look-ups, until one of their rows is written. */
  const found = new WeakMap<ReadonlySet<number>, readonly R[]>()

  const forget = (ids: ReadonlySet<number> | undefined): void => {
    if (ids) found.delete(ids)
  }

  const enter = (values: Index, value: unknown, id: number): void => {
    const ids = values.get(value)
    forget(ids)
    if (ids) ids.add(id)
    else values.set(value, new Set([id]))
  }

  const indexOf = (column: keyof R & string): Index => {
    const known = indexes.get(column)
    if (known) return known
    const values: Index = new Map()
    for (const row of live) enter(values, row[column], row.id)
    indexes.set(column, values)
    return values
  }

  /** Moves a row from its old index values to its new ones. A row whose value does not change keeps its position. */
  const reindex = (before: R | undefined, next: R | undefined): void => {
    for (const [column, values] of indexes) {
      const [old, value] = [before?.[column as keyof R], next?.[column as keyof R]]
      const left = before && values.get(old)
      forget(left)
      if (before && next && old === value) continue
      left?.delete(before?.id ?? 0)
      if (next) enter(values, value, next.id)
    }
  }

  /** Replaces `before` by `next`; either may be missing. No other function writes to the maps. */
  const put = (before: R | undefined, next: R | undefined): void => {
    const id = (next ?? before)?.id ?? 0
    const at = place(live, id)
    const was = before && before.deleted_at === null
    const is = next && next.deleted_at === null
    reindex(was ? before : undefined, is ? next : undefined)
    if (was && is) live[at] = next
    else if (was) live.splice(at, 1)
    else if (is && at === live.length) live.push(next)
    else if (is) live.splice(at, 0, next)
    if (next) all.set(id, next)
    else all.delete(id)
    dirty.add(id)
    version++
  }

  const checkUnique = (row: R): void => {
    for (const column of unique) {
      const taken = row[column] === '' ? undefined : indexOf(column).get(row[column])
      if (taken && [...taken].some(id => id !== row.id))
        throw new RowError(`${name}.${column} already has ${String(row[column])}`)
    }
  }

  const checked = (draft: object): R => {
    const result = schema.safeParse(draft)
    if (result.success) return result.data
    throw new RowError(`${name}: ${mismatchesOf(result.error.issues, draft).map(mismatchText).join(', ')}`)
  }

  /** Orders the columns like the schema does, so that validated and trusted rows are identical. */
  const shaped = (draft: object): R => {
    const row: Record<string, unknown> = {}
    for (const column of columns) row[column] = Reflect.get(draft, column)
    return row as R
  }

  const withEnglish = (before: R | undefined, row: R, given: English): R => {
    const strange = Object.keys(given).find(column => !translated.some(one => one === column))
    if (strange !== undefined) throw new RowError(`${name}.${strange} is not translated`)
    const english = englishAfter({ columns: translated, given, before, next: row, dictionary: journal.dictionary() })
    return english ? { ...row, english } : row
  }

  const write = (before: R | undefined, draft: object): R => {
    const { stored, english } = separate(draft)
    const next = Object.freeze(withEnglish(before, trusts ? shaped(stored) : checked(stored), english))
    if (!trusts && next.deleted_at === null) checkUnique(next)
    const isFirst = !dirty.has(next.id)
    put(before, next)
    journal.record(
      () => {
        put(next, before)
        if (isFirst) dirty.delete(next.id)
      },
      { table: name, before, next },
    )
    return next
  }

  const find = (id: number): R | undefined => {
    const row = all.get(id)
    return row?.deleted_at === null ? row : undefined
  }

  return {
    name,
    /** Whether the table has this column. */
    has: (column: string): boolean => columns.includes(column),
    /** Whether `by` can look this column up without a scan. */
    indexed: (column: string): boolean => indexed.has(column),
    find,
    /** Also finds deleted rows. */
    findAny: (id: number): R | undefined => all.get(id),
    /** Live rows, ids ascending. Do not modify the array. */
    rows: (): readonly R[] => live,
    count: (): number => live.length,
    /** A counter that grows with every write. */
    version: (): number => version,
    /** The id that the next new row gets. */
    nextId: (): number => last + 1,
    /** Live rows with this value in an indexed column, ids ascending. */
    by: <Column extends keyof R & string>(column: Column, value: R[Column]): R[] => {
      if (!indexed.has(column)) throw new RowError(`${name}.${column} has no index`)
      const ids = indexOf(column).get(value)
      if (!ids) return []
      const known = found.get(ids) ?? inOrder(ids).map(id => all.get(id) as R)
      found.set(ids, known)
      return [...known]
    },
    /** Adds a row, with the next id unless one is given. */
    add: (draft: NewRow<R, Blank>): R => {
      const id = draft.id ?? last + 1
      if (all.has(id)) throw new RowError(`${name} already has a row with id ${id}`)
      const before = last
      last = Math.max(last, id)
      journal.record(() => void (last = before))
      const now = draft.created_at ?? clock.text()
      return write(undefined, { ...blank, created_at: now, updated_at: now, deleted_at: null, ...draft, id })
    },
    /** Writes a whole row under its id, replacing any existing row, deleted or not. */
    set: (draft: NewRow<R, Blank> & { id: number }): R => {
      const before = last
      last = Math.max(last, draft.id)
      journal.record(() => void (last = before))
      const now = draft.created_at ?? clock.text()
      return write(all.get(draft.id), { ...blank, created_at: now, updated_at: now, deleted_at: null, ...draft })
    },
    /** Changes some columns of a row, deleted or not. @throws RowError if the row does not exist. */
    change: (id: number, patch: Partial<Omit<Draft<R>, 'id'>>): R => {
      const before = all.get(id)
      if (!before) throw new RowError(`${name} has no row with id ${id}`)
      return write(before, { ...before, updated_at: clock.text(), ...patch, id })
    },
    /** Soft-deletes a row. @returns whether it existed. */
    remove: (id: number): boolean => {
      const before = find(id)
      if (before) write(before, { ...before, deleted_at: clock.text() })
      return before !== undefined
    },
    /** Rows written since the last `load` (a bare id for a removed row), and the id counter. */
    changes: () => ({ last, rows: [...dirty].sort((a, b) => a - b).map(id => all.get(id) ?? id) }),
    /** All rows including deleted ones, ids ascending. */
    dump: () => ({ last, rows: [...all.values()].sort((a, b) => a.id - b.id) }),
    /** Replaces all rows by those of an earlier `dump`, without validation. */
    load: (saved: { last: number; rows: readonly R[] }): void => {
      all.clear()
      live.length = 0
      indexes.clear()
      for (const row of saved.rows) {
        all.set(row.id, Object.freeze(row))
        if (row.deleted_at === null) live.push(row)
      }
      last = saved.last
      version++
      dirty.clear()
    },
    /**
     * Applies earlier `changes`; a bare id removes the row. The rows must match the schema, which is not checked again.
     * @throws RowError if a unique value is repeated then; the rows have changed by then.
     */
    apply: (saved: { last: number; rows: readonly (R | number)[] }): void => {
      for (const one of saved.rows) {
        if (typeof one === 'number') put(all.get(one), undefined)
        else put(all.get(one.id), Object.freeze(one))
      }
      for (const one of saved.rows) if (typeof one !== 'number' && one.deleted_at === null) checkUnique(one)
      // A counter behind the rows would give the next new row an id that exists.
      last = saved.rows.reduce<number>(
        (most, one) => Math.max(most, typeof one === 'number' ? one : one.id),
        Math.max(last, saved.last),
      )
    },
  }
}

export type Table<R extends Row, Blank extends keyof R = never> = ReturnType<typeof table<R, Blank>>
