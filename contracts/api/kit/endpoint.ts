import type { z } from 'zod'
import type { ErrorName } from '../errors.ts'
import type { Level } from './level.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Whose token a call carries. `optional`: a token is sent when there is one, guests are served too. */
export type Auth = 'none' | 'optional' | 'buyer' | 'seller' | 'admin'

/** How the body travels. Every value of a form is text on the wire. */
export type Sends = 'form' | 'multipart' | 'json'

/** One call of the API, described once. Everything else derives from this at run time. */
export type Endpoint = {
  readonly method: Method
  /** Without the base `/api`; `{name}` is a required parameter. */
  readonly path: `/${string}`
  readonly auth: Auth
  /** One sentence in the imperative: what the call does. */
  readonly about: string
  /** Default: `form`. */
  readonly sends?: Sends
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The inner data of a successful envelope: only what the client reads. */
  readonly reply: z.ZodType
  /** Refusals of this call by name, beside those that follow from `auth` and the schemas. */
  readonly errors?: readonly ErrorName[]
  /** A call that shares method and path with another and is told apart by this query key. */
  readonly variant?: string
  /** Default: core. What a call of full is for, pages leave out or explain where a server does not have it. Source: LEV-6. */
  readonly level?: Level
}

/** Names of the `{parameters}` of a path. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never

/** Parameters as a caller gives them. */
export type ParamsOf<E extends Endpoint> = { [Name in ParamName<E['path']>]: string | number }

type Part<Key extends string, Schema> = Schema extends z.ZodType
  ? undefined extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : { [K in Key]: z.input<Schema> }
  : { [K in Key]?: undefined }

type ParamsPart<E extends Endpoint> = [ParamName<E['path']>] extends [never] ? { params?: undefined } : { params: ParamsOf<E> }

/** What a caller of `E` has to give: `params`, `query` and `body`, as far as the description asks for them. */
export type InputOf<E extends Endpoint> = ParamsPart<E> & Part<'query', E['query']> & Part<'body', E['body']>

/** What a successful `E` answers. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/**
 * Describes one call. The compiler keeps the literal method, path and schemas, from which inputs and replies are inferred.
 * Source: CON-1.
 */
export const endpoint = <const Description extends Endpoint>(description: Description): Description => description

/** `POST /user/order/pay`, with the variant where two calls share a path: how reports and tests name a call. */
export const nameOf = ({ method, path, variant }: Endpoint): string => `${method} ${path}${variant ? `?${variant}` : ''}`

/** Names of the `{parameters}` in a path, in order. */
export const paramNames = (path: string): string[] => [...path.matchAll(/{(\w+)}/g)].map(match => match[1] ?? '')

/**
 * The path with its parameters filled in and percent-encoded.
 * @throws when a parameter is missing, because the request would go to another call.
 */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs the parameter "${name}".`)
    return encodeURIComponent(value).replaceAll('%2C', ',')
  })
