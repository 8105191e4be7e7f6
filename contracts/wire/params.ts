import type { z } from 'zod'

/** Encodes `params` for a path segment, a query or a body. Characters beyond Latin-1 must be percent-encoded first. */
export const encodeParams = (params: Readonly<Record<string, unknown>>): string => btoa(JSON.stringify(params))

/** Decodes `params` with `schema`; `undefined` if the text is not base64, not JSON or not of that shape. */
export const decodeParams = <Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> | undefined => {
  try {
    const result = schema.safeParse(JSON.parse(atob(text)))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}
