import { fillPath, type Endpoint } from '../api/kit/endpoint.ts'
import { formFields, queryPairs, type FormField } from './forms.ts'

/** A call with its input, not yet encoded. */
export type Call = {
  readonly to: Endpoint
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: unknown
  readonly body?: unknown
}

type TextField = readonly [key: string, value: string]

/** A call as it is sent: what the contract expects from a client. */
export type Wire = {
  readonly method: string
  /** With its parameters filled in and the base `/api`. */
  readonly path: string
  readonly query: readonly TextField[]
  /** The text fields of a form, nested values with brackets in their keys. */
  readonly form?: readonly TextField[]
  /** The files of a multipart body. */
  readonly files?: readonly (readonly [key: string, file: File])[]
  readonly json?: unknown
}

const isText = (field: FormField): field is TextField => typeof field[1] === 'string'
const isFile = (field: FormField): field is readonly [string, File] => field[1] instanceof File

/** Encodes a call. Source: CAL-5. */
export const wireOf = ({ to, params, query, body }: Call): Wire => {
  const fields = formFields(body)
  const hasBody = body !== undefined && to.method !== 'GET' && to.method !== 'DELETE'
  return {
    method: to.method,
    path: `/api${fillPath(to.path, params)}`,
    query: queryPairs(query),
    ...(hasBody && to.sends === 'json' && { json: body }),
    ...(hasBody && to.sends !== 'json' && { form: fields.filter(isText) }),
    ...(hasBody && to.sends === 'multipart' && { files: fields.filter(isFile) }),
  }
}

const encoded = (fields: readonly TextField[]): string =>
  new URLSearchParams(fields.map(([key, value]): [string, string] => [key, value])).toString()

/** The path with its query. */
export const addressOf = ({ path, query }: Wire): string => (query.length === 0 ? path : `${path}?${encoded(query)}`)

/** The form-urlencoded body as text. */
export const formText = ({ form = [] }: Wire): string => encoded(form)

const multipart = ({ form = [], files = [] }: Wire): FormData => {
  const data = new FormData()
  for (const [key, value] of form) data.append(key, value)
  for (const [key, file] of files) data.append(key, file)
  return data
}

/** The body with its content type. A multipart body has none: the platform adds it with the boundary. */
const bodyOf = (wire: Wire): { body?: string | FormData; type?: string } => {
  if (wire.json !== undefined) return { body: JSON.stringify(wire.json), type: 'application/json' }
  if (wire.files) return { body: multipart(wire) }
  return wire.form ? { body: formText(wire), type: 'application/x-www-form-urlencoded' } : {}
}

/** The request for the server at `origin`, e.g. `http://localhost:8000`. */
export const requestOf = (origin: string, wire: Wire, token?: string): Request => {
  const { body, type } = bodyOf(wire)
  return new Request(`${origin}${addressOf(wire)}`, {
    method: wire.method,
    ...(body !== undefined && { body }),
    headers: {
      accept: 'application/json',
      // The language of what is stored, which tests compare; the pages send the reader's.
      'accept-language': 'zh-CN',
      ...(type && { 'content-type': type }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
}
