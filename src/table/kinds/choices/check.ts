import type { Endpoint, ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { FieldOptions } from '../index.ts'

/** The entries of a dictionary's answer, which is a list or a page of one. */
type EntryOf<Reply> = Reply extends readonly (infer Entry)[]
  ? Entry
  : Reply extends { data: readonly (infer Entry)[] }
    ? Entry
    : never
type EntryKey<To> = To extends Endpoint ? keyof EntryOf<ReplyOf<To>> & string : never

type Of<F> = F extends { readonly kind: infer Name }
  ? Extract<FieldOptions, { readonly kind: Name }>
  : Extract<FieldOptions, { readonly kind?: undefined }>
/** Options that the kind of a field does not know. */
type Strange<F> = { readonly [K in Exclude<keyof F, keyof Of<F>>]: never }

/**
 * What of a field's options the compiler can only check once it has seen them: that its kind knows them all, and that
 * `show`, `by` and `english` of a dictionary are fields of what its call answers.
 */
export type CheckedField<F> = Strange<F> &
  (F extends { readonly to: infer To }
    ? F & { readonly show: EntryKey<To>; readonly by?: EntryKey<To>; readonly english?: EntryKey<To> }
    : F)
