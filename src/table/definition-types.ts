import type { z } from 'zod'
import type { Endpoint, ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { Row } from './kind.ts'

type Page = { data: Row[]; total: number; per_page: string | number; last_page: number; current_page: number }

/** Schema of the body of a create or update request. */
export type Body = z.ZodType<Record<string, unknown>, Record<string, unknown>>

/** The endpoints of a screen, as `crud()` returns them: the list, and optionally the others. */
export type Calls = {
  readonly list: Endpoint & { readonly query: z.ZodType; readonly reply: z.ZodType<Page> }
  readonly children?: Endpoint & { readonly query: z.ZodType; readonly reply: z.ZodType<Row[]> }
  readonly show?: Endpoint & { readonly path: `${string}/{id}`; readonly reply: z.ZodType<Row> }
  readonly create?: Endpoint & { readonly body: Body }
  readonly update?: Endpoint & { readonly path: `${string}/{id}`; readonly body: Body }
  readonly remove?: Endpoint & { readonly path: `${string}/{ids}` }
  /** Bulk creation, `importOf()`; its rows have the type of the body of `create`. */
  readonly importRows?: Endpoint & {
    readonly body: z.ZodType<Record<string, unknown>, Record<string, unknown>>
    readonly reply: z.ZodType<number>
  }
}

/** Keys of every member of a union. */
type KeyOf<T> = T extends unknown ? keyof T & string : never

type BodyKey<E> = E extends { readonly body: infer Body extends z.ZodType } ? KeyOf<z.input<Body>> : never

export type RowOf<C extends Calls> = ReplyOf<C['list']>['data'][number]
export type DetailOf<C extends Calls> = C extends { readonly show: infer Show extends Endpoint } ? ReplyOf<Show> : RowOf<C>

/** Columns of the list. */
export type ColumnKey<C extends Calls> = KeyOf<RowOf<C>>
/** Fields of the record view: those of the detail, or of the row if there is no detail endpoint. */
export type ViewKey<C extends Calls> = KeyOf<DetailOf<C>>
/** Fields of the create body, or of the update body if nothing can be created. */
export type FormKey<C extends Calls> = C extends { readonly create: infer Create } ? BodyKey<Create> : EditKey<C>
/** Fields of the update body. */
export type EditKey<C extends Calls> = C extends { readonly update: infer Update } ? BodyKey<Update> : never
/** Fields of the record that no form of the screen changes. */
export type ReadOnlyKey<C extends Calls, F> = ViewKey<C> &
  { [K in keyof F]: F[K] extends { readonly readOnly: true } ? K : never }[keyof F]
/** Every field that the contract knows of. */
export type FieldKey<C extends Calls> = ColumnKey<C> | ViewKey<C> | FormKey<C> | EditKey<C>
