import type { z } from 'zod'
import type { Auth, Endpoint, ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/db.ts'
import { select, selectPage, type ListOptions } from './db/list.ts'
import type { RowOf } from './db/rows.ts'
import type { Row, Table } from './db/table.ts'
import { refuse } from './refusal.ts'

/** The caller as the handler receives it, by the endpoint's `auth`. */
export type Caller<A extends Auth> = A extends 'buyer'
  ? { me: RowOf<'users'> }
  : A extends 'seller'
    ? { me: RowOf<'users'>; store: RowOf<'stores'> }
    : A extends 'admin'
      ? { me: RowOf<'admins'> }
      : A extends 'optional'
        ? { token: RowOf<'tokens'> | undefined }
        : unknown

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type World = {
  db: Db
  clock: Clock
  /** `{id}` is parsed to a number; other parameters stay text. */
  params: Record<string, string> & { id: number }
  /** The client's IP address. */
  ip: string
  /** The bytes of the uploaded file; empty without an upload. */
  bytes: Uint8Array
}

/** What a handler gets: the world, the parsed input and the caller. */
export type Context<E extends Endpoint> = World & { query: Parsed<E['query']>; body: Parsed<E['body']> } & Caller<E['auth']>

/** The context of a handler whose endpoint is not known statically. */
type AnyContext = World & { query: Readonly<Record<string, unknown>>; body: unknown }

/** An endpoint and the function that answers it. */
export type Handler = { to: Endpoint; answer: (context: AnyContext) => unknown }

/**
 * Defines the handler of `to`. It runs in one transaction: if it throws, its writes are rolled back. Its result is parsed with
 * the reply schema, which removes fields that the contract does not promise.
 */
export const handle = <E extends Endpoint>(to: E, answer: (context: Context<E>) => ReplyOf<E>): Handler => ({
  to,
  answer: answer as unknown as Handler['answer'],
})

/** Parses a comma-separated list of ids, without duplicates. Invalid parts are ignored, as in the real API. Source: LST-17. */
export const idsOf = (list: string | undefined): number[] => [
  ...new Set(
    (list ?? '')
      .split(',')
      .filter(part => /^\d+$/.test(part))
      .map(Number),
  ),
]

type CallName = 'list' | 'children' | 'show' | 'create' | 'update' | 'remove'
type Calls = Partial<Record<CallName, Endpoint>>
type CallOf<C extends Calls, Name extends CallName> = C extends Record<Name, infer E extends Endpoint> ? E : never
type AnyOf<C extends Calls> = Exclude<C[keyof C & CallName], undefined>
/** The world and the caller, without the input of one call. */
type Around<C extends Calls> = World & Caller<AnyOf<C>['auth']>
type RowShown<C extends Calls> = ReplyOf<CallOf<C, 'list'>> extends { data: (infer Item)[] } ? Item : never

type Resource<R extends Row, C extends Calls> = {
  rows: (db: Db) => Table<R>
  /** Maps a stored row to a row of the list. */
  show: (row: R, around: Around<C>) => RowShown<C>
  /** Maps a stored row to the detail; defaults to `show`. */
  detail?: (row: R, around: Around<C>) => ReplyOf<CallOf<C, 'show'>>
  /** Limits the rows that the caller may read and write; other ids answer "not found". */
  mine?: (around: Around<C>) => (row: R) => boolean
  options?: (around: Around<C>) => ListOptions<R>
  /** Adds a row and returns its id. */
  create?: (body: Parsed<CallOf<C, 'create'>['body']>, around: Around<C>) => { id: number }
  update?: (row: R, body: Parsed<CallOf<C, 'update'>['body']>, around: Around<C>) => void
  /** Rows that nobody may delete. They are skipped, and the request is refused if no other rows are left. */
  builtIn?: (row: R) => boolean
  /** Removes a row and what depends on it, or refuses. By default only the row itself is removed. */
  removed?: (row: R, around: Around<C>) => void
  /** For trees: any direct child of the row. */
  child?: (row: R, around: Around<C>) => Row | undefined
}

/** Creates the standard handlers for the calls that `crud()` described. */
export const crudHandlers = <R extends Row, const C extends Calls>(calls: C, resource: Resource<R, C>): Handler[] => {
  const { rows, show, detail, mine, options, create, update, builtIn, removed, child } = resource
  const around = (context: AnyContext) => context as AnyContext & Around<C>
  const allowed = (context: AnyContext) => mine?.(around(context)) ?? (() => true)
  const listOptions = (context: AnyContext): ListOptions<R> => ({
    keep: allowed(context),
    ...options?.(around(context)),
  })
  const found = (context: AnyContext): R => {
    const row = rows(context.db).find(context.params.id)
    return row && allowed(context)(row) ? row : refuse('notFound')
  }
  const answers: Record<CallName, Handler['answer']> = {
    list: context => {
      const page = selectPage(rows(context.db), context.query, listOptions(context))
      return { ...page, data: page.data.map(row => show(row, around(context))) }
    },
    children: context => {
      const wanted = listOptions(context)
      const level = select(rows(context.db), context.query, wanted)
      return (wanted.order ? level.toSorted(wanted.order) : level).map(row =>
        Object.assign({}, show(row, around(context)), { has_children: child?.(row, around(context)) ?? null }),
      )
    },
    show: context => (detail ?? show)(found(context), around(context)),
    create: context => create?.(context.body as Parsed<CallOf<C, 'create'>['body']>, around(context)),
    update: context => {
      update?.(found(context), context.body as Parsed<CallOf<C, 'update'>['body']>, around(context))
      return 1
    },
    remove: context => {
      const may = allowed(context)
      const table = rows(context.db)
      const found = idsOf(context.params.ids)
        .flatMap(id => table.find(id) ?? [])
        .filter(may)
      if (found.length === 0) refuse('notFound')
      const gone = found.filter(row => {
        if (builtIn?.(row)) return false
        removed?.(row, around(context))
        return removed !== undefined || table.remove(row.id)
      })
      return gone.length || refuse('builtIn')
    },
  }
  const names = Object.keys(answers) as CallName[]
  return names.flatMap(name => {
    const to = calls[name]
    return to ? [{ to, answer: answers[name] }] : []
  })
}
