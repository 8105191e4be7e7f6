import { Hono } from 'hono'
import { z } from 'zod'
import { noAnswerStatus } from '../faults.ts'
import type { World } from '../world.ts'
import { sendChatMessage } from '#contracts/api/stores/chats.ts'
import { endpointOf } from '#contracts/wire/paths.ts'
import { stateNamed } from '../states/state-named.ts'
import { controlProblem, readControl } from '../control-problem.ts'
import { passwordOf, PasswordRequest, storeOwners } from './accounts.ts'
import { lastMessage, replyForStore } from './auto-reply.ts'
import { changedSinceSeed } from './changed-rows.ts'
import { originOf, packRecording, packSnapshot, packWorld, unpackWorld } from './link.ts'
import { bodyText, createLog, headersOf } from './log.ts'
import { createProxy, mockOnly, ProxyChoice } from './proxy.ts'
import { readBack } from './read-back.ts'
import { vocabulary } from './vocabulary.ts'
import { overNetwork, type RealServer } from './real-server.ts'

type Log = ReturnType<typeof createLog>
type Proxy = ReturnType<typeof createProxy>

const LinkRequest = z.object({ kept: z.record(z.string(), z.string()) })
const CheckpointRequest = LinkRequest.extend({ world: z.unknown() })
const RecordingRequest = z.object({ text: z.string(), recording: z.unknown() })
/** `keep`: keeps the present shop as the former one. */
const OpenRequest = z.object({ text: z.string(), keep: z.boolean().optional() })
const ReadBackRequest = z.object({ state: z.string(), params: z.record(z.string(), z.unknown()).optional() })

/** The number of rows by table, the size of the changes and the states entered. */
const sizeOf = (world: World) => {
  const { scale, changes } = world.snapshot()
  const tables = Object.entries(world.db.dump()).map(([name, { rows }]) => ({
    name,
    rows: rows.filter(row => row.deleted_at === null).length,
    changed: changes[name as keyof typeof changes]?.rows.length ?? 0,
  }))
  return { scale, tables, bytes: JSON.stringify(changes).length, states: world.steps() }
}

/** Endpoints that the devtools need beyond the control API: calls, links, the real server, sizes. */
const devtoolsApp = (world: World, log: Log, proxy: Proxy, isKept: () => boolean, former: Former) => {
  const app = new Hono()
  app.onError((reason, context) => context.json({ error: controlProblem(reason) }, 400))
  app.get('/calls', async context => context.json({ calls: await log.after(Number(context.req.query('after') ?? 0)) }))
  app.delete('/calls', context => {
    log.clear()
    return context.json({ calls: [] })
  })
  app.get('/calls/:id', async context => {
    const found = await log.show(Number(context.req.param('id')))
    return found ? context.json(found) : context.json({ error: 'This call is no longer in the log.' }, 404)
  })
  app.get('/size', context => context.json({ ...sizeOf(world), kept: isKept() }))
  app.post('/link', async context => {
    const { kept } = readControl(LinkRequest, await context.req.json())
    return context.json({ text: await packWorld(world, kept), origin: originOf(world) })
  })
  app.post('/link/checkpoint', async context => {
    const { world: exported, kept } = readControl(CheckpointRequest, await context.req.json())
    return context.json({ text: await packSnapshot(exported, kept) })
  })
  app.post('/link/recording', async context => {
    const { text, recording } = readControl(RecordingRequest, await context.req.json())
    return context.json({ text: await packRecording(text, recording) })
  })
  app.post('/link/open', async context => {
    const { text, keep } = readControl(OpenRequest, await context.req.json())
    const { snapshot, faults, kept } = await unpackWorld(text)
    if (keep) await former.keep()
    await world.around(() => world.restore(snapshot))
    world.faults.set(faults)
    return context.json({ kept })
  })
  app.get('/former', async context => context.json({ at: (await former.at()) ?? null }))
  app.post('/former', async context => {
    await former.bring()
    return context.json({ restored: true })
  })
  app.get('/owners', context => context.json({ owners: storeOwners(world) }))
  app.post('/password', async context =>
    context.json({ password: passwordOf(world, readControl(PasswordRequest, await context.req.json())) }),
  )
  app.get('/changed-rows', context => context.json(changedSinceSeed(world)))
  app.get('/vocabulary', context => context.json({ states: vocabulary() }))
  app.post('/read-back', async context => {
    const { state, params } = readControl(ReadBackRequest, await context.req.json())
    return context.json({ reads: await readBack(world, stateNamed(state), params ?? {}) })
  })
  app.get('/proxy', context => context.json({ ...proxy.choice(), mockOnly }))
  app.put('/proxy', async context => {
    proxy.choose(readControl(ProxyChoice, await context.req.json()))
    return context.json({ ...proxy.choice(), mockOnly })
  })
  return app
}

type Options = {
  world: World
  /** Answers a request from the mock. */
  answer: (request: Request) => Response | Promise<Response>
  server?: RealServer
  /** Whether changes are being stored. */
  isKept?: () => boolean
  /** Access to the world that the world of a link replaced. */
  former?: Former
}

type Former = {
  readonly at: () => Promise<number | undefined>
  readonly bring: () => Promise<void>
  readonly keep: () => Promise<void>
}

const noFormer: Former = {
  at: () => Promise.resolve(undefined),
  bring: () => Promise.reject(new Error('There is no earlier shop to restore.')),
  keep: () => Promise.resolve(),
}

/**
 * Wraps the mock for the page: logs every API call, can send calls to a real server, and adds the devtools' endpoints to the
 * control API.
 */
export const createDevtoolsHost = ({ world, answer, server = overNetwork, isKept = () => true, former = noFormer }: Options) => {
  const log = createLog()
  const proxy = createProxy(world, async request => answer(request), server)
  const app = new Hono().route('/_mock', devtoolsApp(world, log, proxy, isKept, former))

  app.all('/api/*', async context => {
    const request = context.req.raw
    const { method, url } = request
    const { pathname, search } = new URL(url)
    const to = endpointOf(method, url)
    const [at, headers, body, started] = [world.clock.text(), headersOf(request), bodyText(request), performance.now()]
    const messages = lastMessage(world)
    const { response, real } = await proxy.answer(to, request)
    const status = response.status === noAnswerStatus ? 0 : response.status
    const reply = response.clone().text()
    const ms = Math.round(performance.now() - started)
    if (to === sendChatMessage) await replyForStore(world, messages)
    log.add({ to, at, method, path: pathname + search, headers, ms, status, body, reply, real })
    return response
  })
  app.all('*', context => answer(context.req.raw))
  return { fetch: (request: Request) => app.fetch(request), proxy }
}
