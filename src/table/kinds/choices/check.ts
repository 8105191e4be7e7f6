import type { Endpoint, ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { FieldOptions } from '../index.ts'

/** The entry type of a dictionary's reply, which is a list or a list page. */
type EntryOf<Reply> = Reply extends readonly (infer Entry)[]
  ? Entry
  : Reply extends { data: readonly (infer Entry)[] }
    ? Entry
    : never
type EntryKey<To> = To extends Endpoint ? keyof EntryOf<ReplyOf<To>> & string : never

type Of<F> = F extends { readonly kind: infer Name }
  ? Extract<FieldOptions, { readonly kind: Name }>
  : Extract<FieldOptions, { readonly kind?: undefined }>
/** Options that the kind of a field does not have. */
type Strange<F> = { readonly [K in Exclude<keyof F, keyof Of<F>>]: never }

/**
 * Checks of a field's options that need its inferred type: its kind must know all of them, and `show`, `by` and `english` of a
 * dictionary must be fields of its call's reply.
 */
export type CheckedField<F> = Strange<F> &
  (F extends { readonly to: infer To }
    ? F & { readonly show: EntryKey<To>; readonly by?: EntryKey<To>; readonly english?: EntryKey<To> }
    : F)
