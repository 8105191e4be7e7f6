import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { buildFirst } from '../shared/answers.ts'
import { appPageOf } from '../shared/app-page.ts'
import { isBackend } from '../shared/backend-path.ts'

/** Where `npm run demo` builds the app. */
const folder = fileURLToPath(new URL('../../../dist/demo', import.meta.url))

const filesOf = (root: string) =>
  new Hono()
    .use(compress())
    .use('/assets/*', async (context, next) => {
      await next()
      if (context.res.ok) context.header('cache-control', 'public, max-age=31536000, immutable')
    })
    .get('*', serveStatic({ root }))

let files: ReturnType<typeof filesOf> | undefined

/** Serves a file of the app's build, if the request is for one. Its pages belong to worlds. Source: HST-4. */
export const appFile = async (request: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' || isBackend(pathname) || pathname.endsWith('/') || pathname.endsWith('.html')) return undefined
  if (!existsSync(folder)) return undefined
  files ??= filesOf(folder)
  const response = await files.fetch(request)
  return response.status === 404 ? undefined : response
}

/** The page of the build; undefined if there is no build. */
export const appIndex = (): string | undefined => {
  const file = join(folder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The app's page for a world, or what to do if the app is not built. */
export const appPage = (request: Request, world: string): Response | Promise<Response> => {
  const page = appIndex()
  return page === undefined ? buildFirst(request) : appPageOf(page, world)
}
