import type { z } from 'zod'
import type { ErrorName } from '../errors.ts'
import type { Level } from './level.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Which session's token the request sends. `optional`: the token is sent if there is one, but guests are served, too. */
export type Auth = 'none' | 'optional' | 'buyer' | 'seller' | 'admin'

/** How the body is encoded. Every value of a form is text on the wire. */
export type Sends = 'form' | 'multipart' | 'json'

/** Description of one call of the API. Client, mock, documents and checks are derived from it at run time. */
export type Endpoint = {
  readonly method: Method
  /** Without the base `/api`; each `{name}` is a required parameter. */
  readonly path: `/${string}`
  readonly auth: Auth
  /** One sentence in the imperative: what the call does. */
  readonly about: string
  /** Default: `form`. */
  readonly sends?: Sends
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The `data` of a successful envelope, with only the fields that the client reads. */
  readonly reply: z.ZodType
  /** Refusals of this call by name, in addition to those that follow from `auth` and the schemas. */
  readonly errors?: readonly ErrorName[]
  /** The query key that tells this call from another one with the same method and path. */
  readonly variant?: string
  /** A GET that changes something, as this API has some: no mere look, and not to be sent twice or ahead of time. */
  readonly changes?: true
  /** Default: core. Pages hide or explain what depends on a call of level full, if a server does not have it. Source: LEV-6. */
  readonly level?: Level
}

/** Names of the `{parameters}` of a path. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never

/** Path parameters as a caller passes them. */
export type ParamsOf<E extends Endpoint> = { [Name in ParamName<E['path']>]: string | number }

type Part<Key extends string, Schema> = Schema extends z.ZodType
  ? undefined extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : { [K in Key]: z.input<Schema> }
  : { [K in Key]?: undefined }

type ParamsPart<E extends Endpoint> = [ParamName<E['path']>] extends [never] ? { params?: undefined } : { params: ParamsOf<E> }

/** What a caller of `E` must pass: `params`, `query` and `body`, as far as the description has them. */
export type InputOf<E extends Endpoint> = ParamsPart<E> & Part<'query', E['query']> & Part<'body', E['body']>

/** The data of a successful response of `E`. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/**
 * Describes one call. The compiler keeps the literal method, path and schemas, from which inputs and replies are inferred.
 * Source: CON-1.
 */
export const endpoint = <const Description extends Endpoint>(description: Description): Description => description

/** The name of a call in reports and tests: `POST /user/order/pay`, plus the variant if two calls share a path. */
export const nameOf = ({ method, path, variant }: Endpoint): string => `${method} ${path}${variant ? `?${variant}` : ''}`

/** Whether a call only reads, so that sending it, once or again, changes nothing. */
export const onlyReads = ({ method, changes }: Endpoint): boolean => method === 'GET' && changes !== true

/** Names of the `{parameters}` in a path, in order. */
export const paramNames = (path: string): string[] => [...path.matchAll(/{(\w+)}/g)].map(match => match[1] ?? '')

/**
 * The path with its parameters filled in and percent-encoded.
 * @throws if a parameter is missing, because the request would reach another call.
 */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs the parameter "${name}".`)
    return encodeURIComponent(value).replaceAll('%2C', ',')
  })
