import { z } from 'zod'
import { stateNames, states } from '#contracts/states/index.ts'
import { ClockRequest, PaymentRequest, ResetRequest, SwitchRequest } from '../../control-requests.ts'
import { Fault } from '../../faults.ts'
import { ShareReply, ShareRequest } from './share.ts'
import { LinkReply, LinkRequest } from './short-links.ts'

/** One call of the control API, for people and tools. */
type ControlCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to `/_mock`. */
  readonly path: `/${string}`
  /** One sentence that starts with a verb. */
  readonly about: string
  readonly body?: z.ZodType
  /** A body that works on a fresh mock. */
  readonly example?: unknown
  /** The schema of the HTTP 200 reply; without it, the call returns an HTML page. */
  readonly reply?: z.ZodType
}

const count = z.int().min(0)
const faultList = z.strictObject({ faults: z.array(Fault) })
const clock = z.strictObject({
  now: z.string().describe('The time of the server, in UTC+8.'),
  stands: z.boolean().describe('Whether the clock is stopped.'),
  nextFlashSale: z.string().nullable().describe('When the next flash sale begins.'),
})
const sms = z.strictObject({ phone: z.string(), name: z.string(), code: z.string(), created_at: z.string() })
const payment = z.strictObject({
  pay_no: z.string(),
  payment_name: z.string(),
  total: z.string(),
  order_ids: z.array(z.int()),
  sign: z.string().describe('What a notification of the gateway for this payment is signed with.'),
})
const invariant = z.strictObject({ name: z.string(), broken: z.array(z.string()).describe('The rows that break it.') })
const world = z.looseObject({ version: z.int(), scale: z.number(), seededAt: z.int() })

/** One schema per state, with its facts. */
const stateRequest = z.union(
  stateNames.map(name =>
    z.object({ state: z.literal(name), params: states[name].facts.optional() }).describe(states[name].about),
  ),
)

/**
 * Describes every call of the control API, as the source of the page `/_mock` and of `/_mock/openapi.json`. A test compares the
 * list with the routes of the app, and each reply with its schema. Source: CTL-10.
 */
export const controlCalls: readonly ControlCall[] = [
  {
    method: 'GET',
    path: '/states',
    about: 'List the names of all provider states.',
    reply: z.strictObject({ states: z.array(z.string()) }),
  },
  {
    method: 'POST',
    path: '/states',
    about: 'Enter a provider state, such as "an order waits for payment".',
    body: stateRequest,
    example: { state: 'a brand exists', params: { id: 90001, name: 'Northwind' } },
    reply: z.strictObject({ entered: z.string() }),
  },
  {
    method: 'POST',
    path: '/reset',
    about: 'Return to the seeded rows and remove all faults.',
    body: ResetRequest,
    example: { now: '2026-11-21 12:00:00' },
    reply: z.strictObject({ reset: z.literal(true) }),
  },
  { method: 'GET', path: '/clock', about: 'Read the clock.', reply: clock },
  {
    method: 'POST',
    path: '/clock',
    about: 'Set, step or release the clock; then run the scheduled tasks that are due.',
    body: ClockRequest,
    example: { step: 86_400_000 },
    reply: clock,
  },
  {
    method: 'POST',
    path: '/tasks',
    about: 'Run the scheduled tasks now: cancel unpaid orders, confirm receipt, settle with stores.',
    reply: z.strictObject({ cancelled: count, confirmed: count, settled: count }),
  },
  { method: 'GET', path: '/faults', about: 'List the active faults.', reply: faultList },
  {
    method: 'POST',
    path: '/faults',
    about: 'Add a fault: delay a call, make it fail, or break its reply.',
    body: Fault,
    example: { call: 'GET /goods', kind: 'http500', times: 1 },
    reply: faultList,
  },
  { method: 'DELETE', path: '/faults', about: 'Remove all faults.', reply: faultList },
  { method: 'DELETE', path: '/faults/{at}', about: 'Remove one fault by its position in the list, from 0.', reply: faultList },
  {
    method: 'POST',
    path: '/faults/release',
    about: 'Send the replies that a latency fault is holding back; the faults stay.',
    reply: z.strictObject({ released: z.literal(true) }),
  },
  {
    method: 'GET',
    path: '/payments',
    about: 'List the payments that wait for the gateway.',
    reply: z.strictObject({ payments: z.array(payment) }),
  },
  {
    method: 'POST',
    path: '/payments',
    about: 'Complete or abandon a payment, as the gateway would.',
    body: PaymentRequest,
    reply: z.strictObject({ news: z.boolean().describe('False if the payment was already complete.') }),
  },
  {
    method: 'POST',
    path: '/queue',
    about: 'Queue placed orders instead of creating them at once, or stop doing so.',
    body: SwitchRequest,
    example: { on: true },
    reply: z.strictObject({ on: z.boolean() }),
  },
  {
    method: 'POST',
    path: '/permissions',
    about: 'Check the permissions of roles, or allow everything to every administrator.',
    body: SwitchRequest,
    example: { on: true },
    reply: z.strictObject({ on: z.boolean() }),
  },
  {
    method: 'GET',
    path: '/sms',
    about: 'List the text messages with their codes, newest first.',
    reply: z.strictObject({ sms: z.array(sms) }),
  },
  { method: 'GET', path: '/oauth/{name}', about: 'Show the login page of another service, such as `wechat`.' },
  {
    method: 'GET',
    path: '/invariants',
    about: 'Check everything that must always hold: balances, stock, references.',
    reply: z.strictObject({ sound: z.boolean(), invariants: z.array(invariant) }),
  },
  {
    method: 'GET',
    path: '/state-hash',
    about: 'Hash all rows; the same seed, clock and calls give the same hash on every host.',
    reply: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  },
  { method: 'GET', path: '/world', about: 'Export the world: the seed, and the rows that differ from it.', reply: world },
  {
    method: 'PUT',
    path: '/world',
    about: 'Import a world that was exported before.',
    body: world,
    reply: z.strictObject({ restored: z.literal(true) }),
  },
  {
    method: 'DELETE',
    path: '/world',
    about: 'End the world that the header X-Mock-World names, and free its place.',
    reply: z.strictObject({ ended: z.boolean() }),
  },
  {
    method: 'POST',
    path: '/worlds',
    about: 'Make a world that others can open by its link, with the whole shop. Its control API needs the key.',
    body: ShareRequest,
    example: { visitors: 'read' },
    reply: ShareReply,
  },
  {
    method: 'POST',
    path: '/links',
    about: 'Give a link of the demo, which holds a whole shop, a short address for 30 days.',
    body: LinkRequest,
    example: { to: 'https://demo.example/user/orders#world=eJw' },
    reply: LinkReply,
  },
]
