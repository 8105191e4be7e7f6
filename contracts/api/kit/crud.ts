import { z } from 'zod'
import type { ErrorName } from '../errors.ts'
import { endpoint, type Auth } from './endpoint.ts'
import { full } from './level.ts'
import { childrenQuery, listQuery, pageOf } from './list-query.ts'
import { changedRows, id } from './values.ts'

/** Describes a resource, so that `crud` can derive its standard calls. */
type Resource = {
  readonly path: `/${string}`
  readonly auth: Auth
  /** Plural, for the generated sentences of the contract: `product brands`. */
  readonly noun: string
  /** A row of the list. */
  readonly row: z.ZodType
  /** Response of `show`, if it has more fields than a row. */
  readonly detail?: z.ZodType
  readonly form: z.ZodType
  /** Body of `update`, if it may hold less than that of `create`. */
  readonly editForm?: z.ZodType
  /** True if pages continue with the new record, so that `create` must return its id. */
  readonly opensNew?: boolean
  /** Refusals of `create` and `update`. */
  readonly errors?: readonly ErrorName[]
  /** Refusals of `update` alone. */
  readonly updateErrors?: readonly ErrorName[]
  /** Refusals of `remove`. */
  readonly removeErrors?: readonly ErrorName[]
}

type DetailOf<R extends Resource> = R extends { detail: infer Detail extends z.ZodType } ? Detail : R['row']
type EditFormOf<R extends Resource> = R extends { editForm: infer Form extends z.ZodType } ? Form : R['form']

const everyCall = <const R extends Resource>(resource: R) => {
  const { path, auth, noun, row, form, opensNew = false, errors = [], updateErrors = [], removeErrors = [] } = resource
  const detail = (resource.detail ?? row) as DetailOf<R>
  const editForm = (resource.editForm ?? form) as EditFormOf<R>
  const one = `${path}/{id}` as `${R['path']}/{id}` & `/${string}`
  const many = `${path}/{ids}` as `${R['path']}/{ids}` & `/${string}`
  return {
    list: endpoint({
      method: 'GET',
      path: path as R['path'],
      auth: auth as R['auth'],
      about: `List ${noun}`,
      query: listQuery,
      reply: pageOf(row as R['row']),
      errors: ['unknownColumn'],
    }),
    children: endpoint({
      method: 'GET',
      path: path as R['path'],
      auth: auth as R['auth'],
      about: `List one level of ${noun}`,
      variant: 'isChildren',
      query: childrenQuery,
      reply: z.array(row as R['row']),
      errors: ['unknownColumn'],
    }),
    show: endpoint({
      method: 'GET',
      path: one,
      auth: auth as R['auth'],
      about: `Show one record of ${noun}`,
      reply: detail,
      errors: ['notFound'],
    }),
    create: endpoint({
      method: 'POST',
      path: path as R['path'],
      auth: auth as R['auth'],
      about: `Add one record to ${noun}`,
      body: form as R['form'],
      reply: opensNew ? z.object({ id }) : full(z.object({ id })),
      errors: ['invalidInput', ...errors],
    }),
    update: endpoint({
      method: 'PUT',
      path: one,
      auth: auth as R['auth'],
      about: `Change one record of ${noun}`,
      body: editForm,
      reply: changedRows,
      errors: ['notFound', 'invalidInput', ...errors.filter(name => name !== 'notFound'), ...updateErrors],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: many,
      auth: auth as R['auth'],
      about: `Delete records of ${noun}`,
      reply: changedRows,
      errors: ['notFound', ...removeErrors],
    }),
  }
}

type Every<R extends Resource> = ReturnType<typeof everyCall<R>>
type CallName = keyof Every<Resource>
/** `children` exists for trees only, and only on request. */
type Usual = Exclude<CallName, 'children'>

const usual: readonly Usual[] = ['list', 'show', 'create', 'update', 'remove']

/**
 * The five standard calls of a resource: list, show, create, update, remove.
 * `only` names the ones that exist (`children` adds the levels of a tree); `except` names the ones that do not.
 * Source: LST-17.
 */
export function crud<const R extends Resource, const Only extends CallName>(
  resource: R & { readonly only: readonly Only[] },
): Pick<Every<R>, Only>
export function crud<const R extends Resource, const Except extends Usual = never>(
  resource: R & { readonly except?: readonly Except[] },
): Pick<Every<R>, Exclude<Usual, Except>>
export function crud(resource: Resource & { only?: readonly CallName[]; except?: readonly CallName[] }) {
  const names: readonly CallName[] = resource.only ?? usual.filter(name => !resource.except?.includes(name))
  const every = everyCall(resource)
  return Object.fromEntries(names.map(name => [name, every[name]]))
}
