import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import qs from 'qs'

const options = { depth: 4, arrayLimit: 500, parameterLimit: 5000, throwOnLimitExceeded: true, allowPrototypes: false } as const

/** A query string with its arrays: `k[]=a&k[]=b`. */
export const queryOf = (url: string): Record<string, unknown> => {
  const at = url.indexOf('?')
  return at < 0 ? {} : qs.parse(url.slice(at + 1), options)
}

const multipart = async (request: Request): Promise<unknown> => {
  const form = await request.formData()
  return Object.fromEntries(form.entries())
}

/** The body of a request as the endpoint wants it sent, still unchecked; `null`, which no schema accepts, when it cannot be read. */
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
