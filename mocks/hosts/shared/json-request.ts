import type { z } from 'zod'
import { controlProblem, readControl } from '../../control-problem.ts'
import { refuseAs } from './answers.ts'
import { isTooLarge } from './body-size.ts'

const fromAnyOrigin = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }

/** Lets a page of any origin read the response. */
export const toAnyOrigin = (response: Response): Response => {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(fromAnyOrigin)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

/** Reads the JSON body of a control request. @throws Error if it is no JSON, is sent as something else, or does not match. */
export const readJson = async <Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> => {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Error('The body must be JSON, with the header content-type: application/json.')
  return readControl(schema, JSON.parse((await request.text()) || '{}'))
}

/** Runs `work` unless the body is too large; what it throws is a refusal with status 400. */
export const refusing = async (request: Request, path: string, work: () => Promise<Response>): Promise<Response> => {
  if (isTooLarge(request)) return refuseAs('tooLarge', request, path)
  try {
    return await work()
  } catch (reason) {
    return Response.json({ error: controlProblem(reason) }, { status: 400 })
  }
}
