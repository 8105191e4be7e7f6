import type { ErrorName } from '#contracts/api/errors.ts'
import type { Endpoint, InputOf, ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { Given } from '#contracts/states/index.ts'
import { guarded, nobody, toExample, type Example } from './kit.ts'

type CallName = 'list' | 'children' | 'show' | 'create' | 'update' | 'remove'
type Calls = Partial<Record<CallName, Endpoint>>
type CallOf<C extends Calls, Name extends CallName> = C extends Record<Name, infer E extends Endpoint> ? E : never

type RowOf<C extends Calls> = ReplyOf<CallOf<C, 'list'>> extends { data: readonly (infer Row)[] } ? Row : never
type LevelOf<C extends Calls> = ReplyOf<CallOf<C, 'children'>>
type BodyOf<C extends Calls, Name extends CallName> = InputOf<CallOf<C, Name>>['body']
type If<Yes, Then> = [Yes] extends [never] ? unknown : Then

/** What differs from resource to resource. */
type Resource<C extends Calls> = {
  /** The state in which the row with the id `id` exists. */
  readonly given: Given
  readonly id: number
  /** Refusals that creating and updating share, in addition to those of all resources: the body and state that cause each. */
  readonly refusals?: readonly {
    readonly when: string
    readonly given?: Given
    readonly body: unknown
    readonly error: ErrorName
  }[]
  /** Calls that the ready account `clerk` may make, too. */
  readonly open?: readonly CallName[]
} & If<CallOf<C, 'list'>, { readonly row: RowOf<C> }> &
  If<CallOf<C, 'children'>, { readonly level: { readonly pid: number | string; readonly rows: LevelOf<C> } }> &
  If<CallOf<C, 'show'>, { readonly detail?: ReplyOf<CallOf<C, 'show'>> }> &
  If<CallOf<C, 'create'>, { readonly added: BodyOf<C, 'create'>; readonly addedGiven?: Given | readonly Given[] }> &
  If<
    CallOf<C, 'update'>,
    { readonly changed: BodyOf<C, 'update'>; readonly changedGiven?: Given; readonly wrong: Readonly<Record<string, unknown>> }
  >

/** `Resource` without the types of its calls. */
type Loose = {
  readonly given: Given
  readonly id: number
  readonly row?: unknown
  readonly detail?: unknown
  readonly added?: unknown
  readonly addedGiven?: Given | readonly Given[]
  readonly changed?: unknown
  readonly changedGiven?: Given
  readonly wrong?: unknown
  readonly refusals?: Resource<Calls>['refusals']
  readonly level?: { readonly pid: number | string; readonly rows: unknown }
}
type Draft = Parameters<typeof toExample>[1]

const pageWith = (row: unknown) => ({ data: [row], total: 1, per_page: 30, last_page: 1, current_page: 1 })

const drafts: { readonly [Name in CallName]: (of: Loose) => readonly Draft[] } = {
  list: ({ given, id, row }) => [
    { when: 'one is filtered by its id', given, query: { id }, reply: pageWith(row) },
    {
      when: 'ids are compared with an operator, page by page',
      given,
      query: { id: `${id - 1}|gt`, page: 1, per_page: 30 },
      reply: pageWith(row),
    },
    // Proves LST-8.
    { when: 'a condition names a column that does not exist', query: { no_such_column: '1' }, error: 'unknownColumn' },
  ],
  children: ({ given, level }) => [
    // Proves LST-11.
    { when: 'the parent has children', given, query: { isChildren: 'true', pid: level?.pid }, reply: level?.rows },
    {
      when: 'a condition names a column that does not exist',
      query: { isChildren: 'true', pid: level?.pid, no_such_column: '1' },
      error: 'unknownColumn',
    },
  ],
  show: ({ given, id, row, detail = row }) => [
    { when: 'it exists', given, params: { id }, reply: detail },
    // Proves LST-17.
    { when: 'there is none with this id', params: { id: nobody }, error: 'notFound' },
  ],
  create: ({ added, addedGiven, wrong, refusals = [] }) => [
    { when: 'the form is complete', given: addedGiven, body: added, reply: { id: 90_099 } },
    // Proves CMP-2.
    { when: 'the form is not valid', body: wrong, error: 'invalidInput' },
    ...refusals,
  ],
  update: ({ given, id, changed, changedGiven, wrong, refusals = [] }) => [
    { when: 'it exists', given: changedGiven ? [given, changedGiven] : given, params: { id }, body: changed, reply: 1 },
    { when: 'there is none with this id', params: { id: nobody }, body: changed, error: 'notFound' },
    { when: 'the form is not valid', given, params: { id }, body: wrong, error: 'invalidInput' },
    ...refusals.map(({ given: other, ...refusal }) => ({ ...refusal, given: other ? [given, other] : given, params: { id } })),
  ],
  remove: ({ given, id }) => [
    { when: 'it exists', given, params: { ids: id }, reply: 1 },
    { when: 'there is none with this id', params: { ids: nobody }, error: 'notFound' },
  ],
}

const isCallName = (name: string): name is CallName => Object.hasOwn(drafts, name)

/**
 * The examples of the calls that `crud()` describes, as far as the resource has them: each succeeds once, is refused for each
 * of its reasons, and refuses guests and accounts whose role does not allow it.
 */
export const crudExamples = <const C extends Calls>(calls: C, resource: Resource<C>): Example[] =>
  Object.entries(calls).flatMap(([name, to]) =>
    isCallName(name) && to
      ? guarded(
          drafts[name](resource).map(draft => toExample(to, draft)),
          resource.open?.includes(name),
        )
      : [],
  )
