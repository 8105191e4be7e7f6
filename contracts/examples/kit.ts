import { accountFor, type AccountName, type accounts } from '#contracts/states/ready-accounts.ts'
import type { ErrorName } from '#contracts/api/errors.ts'
import type { Auth, Endpoint, InputOf, ParamsOf, ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { Given } from '#contracts/states/index.ts'

/** One named example of a call, as those see it who walk the list. */
export type Example = {
  readonly to: Endpoint
  /** Completes «{about}: …». */
  readonly when: string
  /** Whose token the call carries; nobody's where it is missing. */
  readonly as: AccountName | undefined
  readonly given: readonly Given[]
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: unknown
  readonly body?: unknown
  /** The refusal by name; otherwise `reply` is the inner data. */
  readonly error?: ErrorName | undefined
  readonly reply?: unknown
  /** Where values count, not only their kinds: paths without the numbers of rows, or everywhere. What the example itself sends counts anyway. */
  readonly exact?: true | readonly string[] | undefined
}

type NamesIn<Audience extends string> = {
  [Name in AccountName]: (typeof accounts)[Name]['audience'] extends Audience ? Name : never
}[AccountName]

/** Whose token makes sense for a call: shoppers and sellers are the same kind of account. Source: SGN-1. */
export type AccountFor<A extends Auth> = A extends 'admin'
  ? NamesIn<'admin'>
  : A extends 'none'
    ? never
    : NamesIn<'buyer' | 'seller'>

/** Refusals that follow from token and schemas and need not be listed by the endpoint. */
type Implied = 'notLoggedIn' | 'noPermission' | 'invalidInput' | 'unknownColumn'

/** Refusals that an example of `E` may show. */
type RefusalOf<E extends Endpoint> = Implied | (E extends { errors: readonly (infer Name extends ErrorName)[] } ? Name : never)

type Head<E extends Endpoint> = {
  when: string
  /** Default: the shopper, the seller, the administrator, or nobody, as the call demands. */
  as?: AccountFor<E['auth']>
  given?: Given | readonly Given[]
}

/** Input that the schemas refuse. */
type WrongInput<E extends Endpoint> = { query?: unknown; body?: unknown } & (E['path'] extends `${string}{${string}`
  ? { params: ParamsOf<E> }
  : { params?: undefined })

/** An example as it is written: checked against its endpoint by the compiler. */
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

/** Fills in what an example leaves to its endpoint. */
export const toExample = (to: Endpoint, { as, given, ...rest }: Loose): Example => ({
  to,
  as: rest.error === 'notLoggedIn' ? undefined : (as ?? accountFor(to)),
  given: statesOf(given),
  ...rest,
})

/**
 * The named examples of one call. A wrong parameter, body, state, fact, reply, account or refusal does not compile.
 * Source: CON-3.
 */
export const examplesOf = <const E extends Endpoint>(to: E, examples: readonly ExampleOf<E>[]): Example[] =>
  examples.map(example => toExample(to, example))

/** How reports, pacts and tests name an example: `Pay one or several orders together: the balance covers it`. */
export const titleOf = ({ to, when }: Pick<Example, 'to' | 'when'>): string => `${to.about}: ${when}`

/** An id that no provider has. */
export const nobody = 987_654_321

/** The example that every call with a token has: the same input, nobody's token. */
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

/** The same input with the token of an account that may not. */
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
 * Adds what every guarded call refuses alike, made from its first example: no token; for sellers' calls an account without a
 * store; for administrators' calls, unless `open`, one whose role does not allow it.
 */
export const guarded = (examples: readonly Example[], open = false): Example[] => {
  const [first] = examples
  if (!first) return []
  const { auth } = first.to
  const isGuarded = auth !== 'none' && auth !== 'optional'
  const who = auth === 'seller' ? 'shopper' : auth === 'admin' && !open ? 'clerk' : undefined
  return [...examples, ...(isGuarded ? [withoutToken(first)] : []), ...(who ? [withoutPermission(first, who)] : [])]
}
