import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Journal } from './journal.ts'
import { englishAfter, separate, type English, type Text, type Translations } from './text.ts'

/** What every row has. Deleted rows stay, with the time of their deletion. */
export type Row = { id: number; created_at: string; updated_at: string; deleted_at: string | null } & Translations

type Stamps = 'id' | 'created_at' | 'updated_at' | 'deleted_at'
/** Texts may be given in both languages, where the column is a translated one. */
type Given<Value> = string extends Value ? Value | Text : Value extends string[] ? (string | Text)[] : Value
type Draft<R extends Row> = { [Column in keyof R]: Column extends Stamps ? R[Column] : Given<R[Column]> }
/** What has to be given to add a row; the rest is the table's or the schema's business. */
export type NewRow<R extends Row, Blank extends keyof R = never> = Omit<Draft<R>, Stamps | Blank> &
  Partial<Pick<R, (Stamps | Blank) & keyof R>>

type Options<R extends Row, Blank extends keyof R> = {
  name: string
  /** Checks each row as it is written. */
  schema: z.ZodType<R>
  /** Values of fields that need not be given. */
  blank: Pick<R, Blank>
  /** Columns that find rows in constant time. */
  index?: readonly (keyof R & string)[]
  /** Columns of which no two live rows have the same filled value. */
  unique?: readonly (keyof R & string)[]
  /** Columns whose texts may be in both languages. */
  translated?: readonly (keyof R & string)[]
  clock: Clock
  journal: Journal
  /** Rows are taken as they are given, unchecked: for seeds, which tests check. */
  trusts?: boolean
}

type Index = Map<unknown, Set<number>>

/** A row that breaks a rule of its table: a bug of the mock, never an answer. */
export class RowError extends Error {}

/** Ids ascending. They nearly always are already, because rows are numbered as they come. */
const inOrder = (ids: ReadonlySet<number>): number[] => {
  const list = [...ids]
  return list.every((id, at) => id >= (list[at - 1] ?? 0)) ? list : list.sort((a, b) => a - b)
}

/** Position of `id` in rows sorted by id, or where it would stand. */
const place = (rows: readonly Row[], id: number): number => {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[middle]?.id ?? Infinity) < id) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Rows by id with indexes, soft deletion, and undo. Reads never copy: rows are frozen.
 * @throws RowError when a row does not fit its schema, repeats an id, or repeats a unique value.
 */
export const table = <R extends Row, Blank extends keyof R = never>(options: Options<R, Blank>) => {
  const { name, schema, blank, clock, journal, index = [], unique = [], translated = [], trusts = false } = options
  const columns = Object.keys((schema as unknown as { shape: object }).shape)
  const all = new Map<number, R>()
  const live: R[] = []
  const indexed = new Set<string>([...index, ...unique])
  /** Made when first asked, and kept up from then on. */
  const indexes = new Map<string, Index>()
  const dirty = new Set<number>()
  let last = 0
  let version = 0

  /** Rows that an index has found, in order, until one of them is written. */
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

  /** Moves a row from its old values to its new ones; a value that stays keeps its place in the order. */
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

  /** Puts `next` in the place of `before`; either may be missing. The only function that touches the maps. */
  const put = (before: R | undefined, next: R | undefined): void => {
    const id = (next ?? before)?.id ?? 0
    const at = place(live, id)
    const was = before && before.deleted_at === null
    const is = next && next.deleted_at === null
    reindex(was ? before : undefined, is ? next : undefined)
    if (was && is) live[at] = next
    else if (was) live.splice(at, 1)
    else if (is) live.splice(at, 0, next)
    if (next) all.set(id, next)
    else all.delete(id)
    dirty.add(id)
    version++
  }

  const checkUnique = (row: R): void => {
    for (const column of unique) {
      const taken = row[column] === '' ? undefined : indexOf(column).get(row[column])
      if (taken && [...taken].some(id => id !== row.id)) throw new RowError(`${name}.${column} repeats ${String(row[column])}`)
    }
  }

  const checked = (draft: object): R => {
    const result = schema.safeParse(draft)
    if (result.success) return result.data
    throw new RowError(`${name}: ${result.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`).join(', ')}`)
  }

  /** Its columns in the order that checking gives them, so that both ways make the same row. */
  const shaped = (draft: object): R => Object.fromEntries(columns.map(column => [column, Reflect.get(draft, column)])) as R

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
    put(before, next)
    journal.record(() => put(next, before), { table: name, before, next })
    return next
  }

  const find = (id: number): R | undefined => {
    const row = all.get(id)
    return row?.deleted_at === null ? row : undefined
  }

  return {
    name,
    /** Whether rows have such a column. */
    has: (column: string): boolean => columns.includes(column),
    /** Whether `by` answers for this column without a scan. */
    indexed: (column: string): boolean => indexed.has(column),
    find,
    /** Also finds deleted rows. */
    findAny: (id: number): R | undefined => all.get(id),
    /** Live rows, ids ascending. Not to be changed. */
    rows: (): readonly R[] => live,
    count: (): number => live.length,
    /** Grows with every change of a row. */
    version: (): number => version,
    /** The id that the next row gets. */
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
    /** Adds a row; without an id it gets the next one. */
    add: (draft: NewRow<R, Blank>): R => {
      const id = draft.id ?? last + 1
      if (all.has(id)) throw new RowError(`${name} repeats the id ${id}`)
      const before = last
      last = Math.max(last, id)
      journal.record(() => void (last = before))
      const now = draft.created_at ?? clock.text()
      return write(undefined, { ...blank, created_at: now, updated_at: now, deleted_at: null, ...draft, id })
    },
    /** Puts a whole row under its id, in the place of whatever was there, deleted or not. */
    set: (draft: NewRow<R, Blank> & { id: number }): R => {
      const before = last
      last = Math.max(last, draft.id)
      journal.record(() => void (last = before))
      const now = draft.created_at ?? clock.text()
      return write(all.get(draft.id), { ...blank, created_at: now, updated_at: now, deleted_at: null, ...draft })
    },
    /** Changes some fields of a live row. @throws RowError when there is none. */
    change: (id: number, patch: Partial<Omit<Draft<R>, 'id'>>): R => {
      const before = find(id)
      if (!before) throw new RowError(`${name} has no row ${id}`)
      return write(before, { ...before, updated_at: clock.text(), ...patch, id })
    },
    /** Deletes softly. @returns whether there was something to delete. */
    remove: (id: number): boolean => {
      const before = find(id)
      if (before) write(before, { ...before, deleted_at: clock.text() })
      return before !== undefined
    },
    /** Ids written since the last `load`, and the counter. */
    changes: () => ({ last, rows: [...dirty].sort((a, b) => a - b).map(id => all.get(id) ?? id) }),
    /** Every row, deleted ones too, ids ascending. */
    dump: () => ({ last, rows: [...all.values()].sort((a, b) => a.id - b.id) }),
    /** Replaces everything by rows of an earlier `dump`, which are trusted. */
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
    /** Lays earlier `changes` over the present rows; a bare number is a row that is gone. */
    apply: (saved: { last: number; rows: readonly (R | number)[] }): void => {
      for (const one of saved.rows) {
        if (typeof one === 'number') put(all.get(one), undefined)
        else put(all.get(one.id), Object.freeze(one))
      }
      last = saved.last
    },
  }
}

export type Table<R extends Row> = ReturnType<typeof table<R>>
