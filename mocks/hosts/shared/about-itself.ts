import { controlOpenApi } from './control-openapi.ts'
import { welcomePage } from './welcome-page.ts'

/** Serves the welcome page and the OpenAPI document, which need no world. Source: CTL-10. */
export const aboutItself = async ({ method, url }: Request, isPublic: boolean): Promise<Response | undefined> => {
  const { pathname, origin } = new URL(url)
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (pathname === '/_mock/openapi.json') return Response.json(controlOpenApi())
  if (!['/', '/_mock', '/_mock/'].includes(pathname)) return undefined
  return new Response(String(await welcomePage(origin, isPublic)), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
