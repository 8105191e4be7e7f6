import { accountFor, type AccountName, type accounts } from '#contracts/states/ready-accounts.ts'
import type { ErrorName } from '#contracts/api/errors.ts'
import type { Auth, Endpoint, InputOf, ParamsOf, ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import type { Given } from '#contracts/states/index.ts'

/** One named example of a call, without the types of its endpoint. */
export type Example = {
  readonly to: Endpoint
  /** Completes «{about}: …». */
  readonly when: string
  /** The account whose token is sent; without it no token is sent. */
  readonly as: AccountName | undefined
  readonly given: readonly Given[]
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: unknown
  readonly body?: unknown
  /** The refusal by name; otherwise `reply` is the `data` of the response. */
  readonly error?: ErrorName | undefined
  readonly reply?: unknown
  /**
   * Where values must be equal, not only of the same type: paths without the indexes of rows, or `true` for everywhere. Values
   * that the example itself sends must always be equal.
   */
  readonly exact?: true | readonly string[] | undefined
  /** Default: the level of the call or of the refusal. */
  readonly level?: Level | undefined
  /** What a server that answers other values does wrong, if that is a bug at any level. */
  readonly bug?: string | undefined
}

type NamesIn<Audience extends string> = {
  [Name in AccountName]: (typeof accounts)[Name]['audience'] extends Audience ? Name : never
}[AccountName]

/** The accounts that can make a call: shoppers and sellers are the same kind of account. Source: SGN-1. */
export type AccountFor<A extends Auth> = A extends 'admin'
  ? NamesIn<'admin'>
  : A extends 'none'
    ? never
    : NamesIn<'buyer' | 'seller'>

/** Refusals that follow from token and schemas, so that the endpoint need not list them. */
type Implied = 'notLoggedIn' | 'noPermission' | 'invalidInput' | 'unknownColumn'

/** Refusals that an example of `E` may show. */
type RefusalOf<E extends Endpoint> = Implied | (E extends { errors: readonly (infer Name extends ErrorName)[] } ? Name : never)

type Head<E extends Endpoint> = {
  when: string
  /** Default: the shopper, the seller, the administrator, or nobody, depending on the call. */
  as?: AccountFor<E['auth']>
  given?: Given | readonly Given[]
  /** `full` if no page needs what the example shows of a call of core. */
  level?: 'full'
  bug?: string
}

/** Input that the schemas reject. */
type WrongInput<E extends Endpoint> = { query?: unknown; body?: unknown } & (E['path'] extends `${string}{${string}`
  ? { params: ParamsOf<E> }
  : { params?: undefined })

/** An example as written by hand: the compiler checks it against its endpoint. */
export type ExampleOf<E extends Endpoint> = Head<E> &
  (
    | (InputOf<E> & { reply: ReplyOf<E>; error?: undefined; exact?: true | readonly string[] })
    | (InputOf<E> & { error: Exclude<RefusalOf<E>, 'invalidInput'>; reply?: undefined })
    | (WrongInput<E> & { error: 'invalidInput'; reply?: undefined })
  )

const isOne = (given: Given | readonly Given[]): given is Given => typeof given[0] === 'string'

const statesOf = (given: Given | readonly Given[] = []): readonly Given[] => (isOne(given) ? [given] : given)

type Loose = Omit<Example, 'to' | 'as' | 'given'> & {
  readonly as?: AccountName | undefined
  readonly given?: Given | readonly Given[] | undefined
}

/** Fills in the defaults of an example. */
export const toExample = (to: Endpoint, { as, given, ...rest }: Loose): Example => ({
  to,
  as: rest.error === 'notLoggedIn' ? undefined : (as ?? accountFor(to)),
  given: statesOf(given),
  ...rest,
})

/**
 * Declares the named examples of one call. A wrong parameter, body, state, fact, reply, account or refusal does not compile.
 * Source: CON-3.
 */
export const examplesOf = <const E extends Endpoint>(to: E, examples: readonly ExampleOf<E>[]): Example[] =>
  examples.map(example => toExample(to, example))

/** The name of an example in reports, pacts and tests: `Pay for one or several orders at once: the balance covers it`. */
export const titleOf = ({ to, when }: Pick<Example, 'to' | 'when'>): string => `${to.about}: ${when}`

/** An id that does not exist on any provider. */
export const nobody = 987_654_321

/** The example that every call with a token has: the same input without a token. */
export const withoutToken = ({ to, params, query, body }: Example): Example => ({
  to,
  when: 'nobody is signed in',
  as: undefined,
  given: [],
  params,
  query,
  body,
  error: 'notLoggedIn',
})

/** The same input with the token of an account that lacks the permission. */
export const withoutPermission = ({ to, params, query, body }: Example, as: AccountName): Example => ({
  to,
  when: as === 'clerk' ? "the administrator's role does not allow it" : 'the account has no store',
  as,
  given: [],
  params,
  query,
  body,
  error: 'noPermission',
})

/**
 * Adds the refusals that all guarded calls share, derived from the first example: no token; for sellers' calls, an account
 * without a store; for administrators' calls, unless `open`, an account whose role does not allow the call.
 */
export const guarded = (examples: readonly Example[], open = false): Example[] => {
  const [first] = examples
  if (!first) return []
  const { auth } = first.to
  const isGuarded = auth !== 'none' && auth !== 'optional'
  const who = auth === 'seller' ? 'shopper' : auth === 'admin' && !open ? 'clerk' : undefined
  return [...examples, ...(isGuarded ? [withoutToken(first)] : []), ...(who ? [withoutPermission(first, who)] : [])]
}
