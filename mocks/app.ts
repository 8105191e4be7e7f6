import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { paramNames, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { OauthName } from '#contracts/api/accounts/oauth.ts'
import { requestPath } from '#contracts/wire/request-path.ts'
import { answer } from './answer.ts'
import { queryOf } from './body.ts'
import { controlApp } from './control.ts'
import { answerNotification } from './gateway.ts'
import { handlers } from './handlers/index.ts'
import { picture } from './images.ts'
import { uploadedFile } from './pictures/uploaded.ts'
import type { Handler } from './kit.ts'
import type { World } from './world.ts'

/** `/user/order/{id}` in Hono's syntax. */
const routeOf = ({ path }: Endpoint): string => `/api${path.replace(/{(\w+)}/g, ':$1')}`

/** Groups the calls that share method and path. Within a group, the query parameter named by `variant` picks the call. */
const grouped = (all: readonly Handler[]): Handler[][] => [...Map.groupBy(all, ({ to }) => `${to.method} ${to.path}`).values()]

const choose = (group: readonly Handler[], request: Request): Handler | undefined => {
  const query = queryOf(request.url)
  return (
    group.find(({ to }) => to.variant !== undefined && query[to.variant] !== undefined) ??
    group.find(({ to }) => to.variant === undefined) ??
    group[0]
  )
}

const missing = (status: 400 | 404 | 405, message: string, allow?: string): Response =>
  new Response(JSON.stringify({ message }), { status, headers: { 'content-type': 'application/json', ...(allow && { allow }) } })

/** Registers fixed paths before paths with parameters, so that `/user/carts/{id}` does not match a more specific path. */
const bySpecificity = (a: Handler[], b: Handler[]): number =>
  paramNames(a[0]?.to.path ?? '').length - paramNames(b[0]?.to.path ?? '').length

/** Serves an uploaded or generated picture. */
const pictureResponse = (world: World, path: string): Response => {
  const uploaded = uploadedFile(world.db, path)
  if (uploaded) return uploaded
  const drawn = picture(path)
  return drawn === undefined
    ? missing(404, 'Not Found')
    : new Response(drawn, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } })
}

/** What a host knows about the client of a request: its address. */
export type Host = { peer?: string | undefined }

/** Lets pages of other origins call the API and read the renewed token and the time from the response headers. */
const allowAnyOrigin = cors({ origin: '*', exposeHeaders: ['authorization', 'date'], maxAge: 600 })

/** The control API changes the whole world, so other origins get access only if the host allows it. Source: CTL-8. */
const isControl = (path: string): boolean => path.startsWith('/_mock')

type Options = {
  /** Lets pages of other origins use the control API, too. */
  controlFromAnywhere?: boolean
}

/**
 * Creates the backend as one fetch-style app: `(Request) => Response`. The page's service worker, the standalone server and the
 * tests all host this app, so all three give the same responses.
 * @param worldOf finds the world that a request belongs to.
 */
export const createApp = (worldOf: (request: Request) => World, { controlFromAnywhere = false }: Options = {}) => {
  const app = new Hono<{ Bindings: Host }>()
  app.use('*', (context, next) =>
    requestPath(new URL(context.req.url).pathname) === undefined ? Promise.resolve(missing(400, 'Bad Request')) : next(),
  )
  // Countdowns in the clients follow the server's clock, so every response carries the time of its world.
  app.use('*', async (context, next) => {
    await next()
    context.header('date', new Date(worldOf(context.req.raw).clock.now()).toUTCString())
  })
  app.use('*', (context, next) => {
    const isOpen = controlFromAnywhere || !isControl(context.req.path)
    return isOpen && context.req.header('origin') ? allowAnyOrigin(context, next) : next()
  })
  for (const group of grouped(handlers).sort(bySpecificity)) {
    const { to } = group[0] as Handler
    app.on(to.method, routeOf(to), async context => {
      const handler = choose(group, context.req.raw)
      return handler
        ? answer(worldOf(context.req.raw), handler, context.req.raw, context.req.param(), context.env?.peer)
        : missing(404, 'Not Found')
    })
  }
  const shapes = Map.groupBy(handlers, ({ to }) => routeOf(to).replace(/:\w+/g, ':any'))
  for (const [shape, group] of shapes) {
    const allow = [...new Set(group.map(({ to }) => to.method))].join(', ')
    app.all(shape, () => missing(405, 'Method Not Allowed', allow))
  }
  // Answers with a redirect instead of an envelope, which contracts/api cannot describe. Source: SGN-7.
  app.get('/api/oauth/:name', context => {
    const { name } = context.req.param()
    if (!OauthName.safeParse(name).success) return missing(404, 'Not Found')
    return context.redirect(`/_mock/oauth/${name}?back=${encodeURIComponent(context.req.query('back') ?? '')}`)
  })
  app.post('/api/payment/:name/:device', async context => {
    const world = worldOf(context.req.raw)
    const fields = await context.req.parseBody()
    return context.text(await world.around(() => answerNotification(world, context.req.param('name'), fields)))
  })
  app.route('/_mock', controlApp(worldOf))
  app.get('/storage/*', context => pictureResponse(worldOf(context.req.raw), context.req.path))
  app.notFound(() => missing(404, 'Not Found Pages 404.'))
  return app
}
