import { fillPath } from '#contracts/api/kit/endpoint.ts'
import type { Example } from './kit.ts'

/** An example as it travels: what the contract expects a client to send. */
export type Wire = {
  readonly method: string
  /** With the base `/api` and filled in. */
  readonly path: string
  readonly query: readonly (readonly [key: string, value: string])[]
  /** Of a form; brackets in the keys of nested values. */
  readonly form?: readonly (readonly [key: string, value: string])[]
  /** Of a multipart body: its files; its other fields are in `form`. */
  readonly files?: readonly (readonly [key: string, file: File])[]
  readonly json?: unknown
}

type Pair<Value> = readonly [key: string, value: Value]

const flat = (key: string, value: unknown): Pair<string | File>[] => {
  if (value === undefined) return []
  if (value instanceof File) return [[key, value]]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => flat(`${key}[${name}]`, inner))
  return [[key, value === null ? '' : String(value)]]
}

const fields = (body: unknown): Pair<string | File>[] =>
  typeof body === 'object' && body !== null ? Object.entries(body).flatMap(([key, value]) => flat(key, value)) : []

const queryPairs = (query: unknown): Pair<string>[] =>
  typeof query === 'object' && query !== null
    ? Object.entries(query).flatMap(([key, value]) =>
        Array.isArray(value) ? value.map((item): Pair<string> => [`${key}[]`, String(item)]) : [[key, String(value)] as const],
      )
    : []

const isText = (pair: Pair<string | File>): pair is Pair<string> => typeof pair[1] === 'string'
const isFile = (pair: Pair<string | File>): pair is Pair<File> => pair[1] instanceof File

/** How an example travels. Source: spec, section 7; screens-shared HTP-3. */
export const wireOf = ({ to, params, query, body }: Example): Wire => {
  const pairs = fields(body)
  const hasBody = body !== undefined && to.method !== 'GET' && to.method !== 'DELETE'
  return {
    method: to.method,
    path: `/api${fillPath(to.path, params)}`,
    query: queryPairs(query),
    ...(hasBody && to.sends === 'json' && { json: body }),
    ...(hasBody && to.sends !== 'json' && { form: pairs.filter(isText) }),
    ...(hasBody && to.sends === 'multipart' && { files: pairs.filter(isFile) }),
  }
}

const searchOf = ({ query }: Wire): string =>
  query.length === 0 ? '' : `?${new URLSearchParams(query.map(([key, value]): [string, string] => [key, value])).toString()}`

/** The path with its query. */
export const addressOf = (wire: Wire): string => `${wire.path}${searchOf(wire)}`

/** The form as text. */
export const formText = ({ form = [] }: Wire): string =>
  new URLSearchParams(form.map(([key, value]): [string, string] => [key, value])).toString()

const multipart = ({ form = [], files = [] }: Wire): FormData => {
  const data = new FormData()
  for (const [key, value] of form) data.append(key, value)
  for (const [key, file] of files) data.append(key, file)
  return data
}

/** The body with its kind; that of multipart bodies carries a boundary, which the platform chooses. */
const bodyOf = (wire: Wire): { body?: string | FormData; type?: string } => {
  if (wire.json !== undefined) return { body: JSON.stringify(wire.json), type: 'application/json' }
  if (wire.files) return { body: multipart(wire) }
  return wire.form ? { body: formText(wire), type: 'application/x-www-form-urlencoded' } : {}
}

/** The request that an example makes of the server at `origin`. */
export const requestOf = (origin: string, wire: Wire, token?: string): Request => {
  const { body, type } = bodyOf(wire)
  return new Request(`${origin}${addressOf(wire)}`, {
    method: wire.method,
    ...(body !== undefined && { body }),
    headers: {
      accept: 'application/json',
      ...(type && { 'content-type': type }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
}
