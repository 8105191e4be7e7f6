import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import qs from 'qs'
import type { Bilingual } from './refusal.ts'

const options = { depth: 4, arrayLimit: 500, parameterLimit: 5000, throwOnLimitExceeded: true, allowPrototypes: false } as const

/** Parses the query string of a URL, including arrays: `k[]=a&k[]=b`. */
export const queryOf = (url: string): Record<string, unknown> => {
  const at = url.indexOf('?')
  return at < 0 ? {} : qs.parse(url.slice(at + 1), options)
}

const multipart = async (request: Request): Promise<unknown> => {
  const form = await request.formData()
  return Object.fromEntries(form.entries())
}

const contentTypes = { json: 'application/json', multipart: 'multipart/form-data', form: 'application/x-www-form-urlencoded' }

/**
 * The problem if a request's content type is not the one that the endpoint reads, with the expected type. `undefined` if it
 * matches or is missing. Source: MCK-12.
 */
export const contentTypeProblem = (to: Endpoint, { headers }: Request): Bilingual | undefined => {
  const [actual = ''] = headers.get('content-type')?.split(';') ?? []
  const expected = contentTypes[to.sends ?? 'form']
  if (to.body === undefined || actual === '' || actual.toLowerCase() === expected) return undefined
  return { zh: `content-type 是 ${actual}，应为 ${expected}`, en: `content-type is ${actual}, expected ${expected}` }
}

/**
 * Parses the body in the encoding that the endpoint expects, without validating it. Returns `null`, which every schema rejects,
 * if the body cannot be parsed.
 */
export const bodyOf = async (to: Endpoint, request: Request): Promise<unknown> => {
  if (to.body === undefined) return undefined
  try {
    if (to.sends === 'multipart') return await multipart(request)
    const text = await request.text()
    return to.sends === 'json' ? JSON.parse(text) : qs.parse(text, options)
  } catch {
    return null
  }
}
