import { Hono } from 'hono'
import { z } from 'zod'
import { states } from '#contracts/states/index.ts'
import { mismatchesOf, mismatchText } from '#contracts/wire/mismatch.ts'
import { checkTime } from './clock.ts'
import { ClockRequest, PaymentRequest, ResetRequest, StateRequest, SwitchRequest } from './control-requests.ts'
import { keepConfig } from './domain/system/configs.ts'
import { switchPermissionCheck } from './domain/accounts/permission-check.ts'
import { queueSetting } from './domain/orders/order-queue.ts'
import { endPayment, openPayments } from './gateway.ts'
import { Fault } from './faults.ts'
import { inspect } from './invariants/check.ts'
import { NotKept } from './not-kept.ts'
import { oauthPage } from './oauth-page.ts'
import { controlProblem, readControl } from './control-problem.ts'
import { keepBooks } from './states/books.ts'
import { enter } from './states/index.ts'
import { stateNamed } from './states/state-named.ts'
import { stateText } from './states/texts.ts'
import type { World } from './world.ts'

/** Enters one provider state. @throws Error if the state is unknown or its facts do not match their schema. */
export const enterState = (world: World, state: string, params: unknown): void => {
  const name = stateNamed(state)
  const facts = states[name].facts.safeParse(params ?? {})
  if (!facts.success)
    throw new Error(`The facts of "${name}" are wrong: ${mismatchesOf(facts.error.issues, params).map(mismatchText).join(', ')}.`)
  world.db.transaction(() => enter(world, name, facts.data as never), {
    atEnd: writes => keepBooks(world.db, writes),
    dictionary: stateText,
  })
  world.stepped(name, params ?? {})
}

/** The position of a fault in their list, from 0. */
const Position = z.coerce.number().pipe(z.int().min(0))

const changeClock = ({ clock, touched, tick }: World, { set, stop, step, release }: z.output<typeof ClockRequest>): void => {
  checkTime((set ?? (release ? Date.now() : clock.now())) + (step ?? 0))
  if (release) clock.release()
  if (set !== undefined) clock.set(set, stop)
  if (step !== undefined) clock.step(step)
  tick()
  touched()
}

/** The body of `GET /_mock/clock`: the time, whether the clock is stopped, and the start of the next flash sale. */
const clockOf = ({ clock, db }: World) => {
  const now = clock.text()
  const starts = db.seckills.rows().flatMap(({ start_time }) => (start_time > now ? [start_time] : []))
  return { now, stands: clock.state().frozen !== null, nextFlashSale: starts.sort()[0] ?? null }
}

/**
 * Creates the control API under `/_mock`. `hosts/shared/control-calls.ts` describes each call. An invalid request gets 400 with a
 * message and changes nothing. Source: CTL-1.
 */
export const controlApp = (worldOf: (request: Request) => World) => {
  const app = new Hono()
  const bodyOf = async <Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> =>
    readControl(schema, JSON.parse((await request.text()) || '{}'))

  app.onError((reason, context) => context.json({ error: controlProblem(reason) }, reason instanceof NotKept ? 507 : 400))
  // Browsers send plain text and forms cross-origin without a preflight, but JSON only after one, which other origins do not
  // pass.
  app.use('*', (context, next) => {
    const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '')
    if (isJson || !['POST', 'PUT'].includes(context.req.method)) return next()
    return Promise.resolve(context.json({ error: 'The body must be JSON, with the header content-type: application/json.' }, 415))
  })
  app.get('/states', context => context.json({ states: Object.keys(states) }))
  app.post('/states', async context => {
    const { state, params } = await bodyOf(context.req.raw, StateRequest)
    const world = worldOf(context.req.raw)
    await world.around(() => enterState(world, state, params))
    return context.json({ entered: state })
  })
  app.post('/reset', async context => {
    const world = worldOf(context.req.raw)
    const body = await bodyOf(context.req.raw, ResetRequest)
    await world.around(() => world.reset(body))
    return context.json({ reset: true })
  })
  app.get('/state-hash', async context => context.json({ hash: await worldOf(context.req.raw).hash() }))
  app.get('/invariants', context => {
    const invariants = inspect(worldOf(context.req.raw).db)
    return context.json({ sound: invariants.every(({ broken }) => broken.length === 0), invariants })
  })
  app.get('/faults', context => context.json({ faults: worldOf(context.req.raw).faults.list() }))
  app.post('/faults', async context => {
    const world = worldOf(context.req.raw)
    const fault = await bodyOf(context.req.raw, Fault)
    await world.around(() => world.faults.add(fault))
    return context.json({ faults: world.faults.list() })
  })
  app.post('/faults/release', context => {
    worldOf(context.req.raw).faults.release()
    return context.json({ released: true })
  })
  app.delete('/faults', async context => {
    const world = worldOf(context.req.raw)
    await world.around(() => world.faults.set([]))
    return context.json({ faults: [] })
  })
  app.delete('/faults/:at', async context => {
    const { around, faults } = worldOf(context.req.raw)
    const wanted = readControl(Position, context.req.param('at'))
    await around(() => faults.set(faults.list().filter((_, at) => at !== wanted)))
    return context.json({ faults: faults.list() })
  })
  app.get('/clock', context => context.json(clockOf(worldOf(context.req.raw))))
  app.post('/clock', async context => {
    const world = worldOf(context.req.raw)
    const body = await bodyOf(context.req.raw, ClockRequest)
    await world.around(() => changeClock(world, body))
    return context.json(clockOf(world))
  })
  app.get('/sms', context => {
    const { db } = worldOf(context.req.raw)
    const sms = db.sms_logs.rows().map(({ phone, name, content, created_at }) => ({ phone, name, code: content, created_at }))
    return context.json({ sms: sms.reverse() })
  })
  app.get('/oauth/:name', context => context.html(oauthPage(worldOf(context.req.raw), context.req.query('back') ?? '')))
  app.post('/tasks', async context => {
    const world = worldOf(context.req.raw)
    return context.json(await world.around(() => world.runTasks()))
  })
  app.get('/payments', context => context.json({ payments: openPayments(worldOf(context.req.raw)) }))
  app.post('/payments', async context => {
    const world = worldOf(context.req.raw)
    const { pay_no, result } = await bodyOf(context.req.raw, PaymentRequest)
    return context.json({ news: await world.around(() => endPayment(world, pay_no, result)) })
  })
  app.post('/queue', async context => {
    const world = worldOf(context.req.raw)
    const { on } = await bodyOf(context.req.raw, SwitchRequest)
    await world.around(() => world.write('the queue of orders', () => keepConfig(world.db, queueSetting, on ? '1' : '')))
    return context.json({ on })
  })
  app.post('/permissions', async context => {
    const world = worldOf(context.req.raw)
    const { on } = await bodyOf(context.req.raw, SwitchRequest)
    await world.around(() => world.write('the check of permissions', () => switchPermissionCheck(world.db, on)))
    return context.json({ on })
  })
  app.get('/world', context => context.json(worldOf(context.req.raw).snapshot()))
  app.put('/world', async context => {
    const world = worldOf(context.req.raw)
    const saved = await bodyOf(context.req.raw, z.unknown())
    await world.around(() => world.restore(saved))
    return context.json({ restored: true })
  })
  return app
}
