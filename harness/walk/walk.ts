import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { openEnvelope } from '#contracts/wire/envelope.ts'
import { requestOf, wireOf } from '#contracts/wire/request.ts'
import { Misuse, runCommand, valuesIn } from '#harness/command/command.ts'
import { createApp } from '#mocks/app.ts'
import { endPayment, openPayments } from '#mocks/gateway.ts'
import { inspect } from '#mocks/invariants/check.ts'
import type { Faker } from '@faker-js/faker'
import { createFaker } from '#mocks/seeds/faker.ts'
import { noon, clientOf } from '#mocks/test-shop.ts'
import { createWorld, type World } from '#mocks/world.ts'
import { leakIn } from './leaks.ts'
import { nextCall, type Call, type Walker } from './calls.ts'

/** A failure of a walk: the call, its request and the response. */
export type Finding = { readonly at: number; readonly call: string; readonly sent: string; readonly got: string }

/** The counts of a walk. `refused` and `well` count envelopes that refuse or succeed. */
export type Walk = {
  readonly seed: number
  readonly calls: number
  readonly well: number
  readonly refused: number
  readonly reached: number
  readonly findings: readonly Finding[]
}

const minute = 60_000

/** Calls per world. Each new world has the deleted rows again. */
const leg = 1250

/** Advances the clock: mostly a little, sometimes by days, so that scheduled tasks run. */
const passTime = ({ clock }: World, faker: Faker): void =>
  clock.step(
    faker.datatype.boolean(0.02) ? faker.number.int({ min: 1, max: 9 }) * 1440 * minute : faker.number.int({ max: 3 }) * minute,
  )

/** What the gateway reports about an open payment: paid, cancelled, or nothing. */
const passPayment = (world: World, faker: Faker): void => {
  const [pay] = openPayments(world)
  if (pay && faker.datatype.boolean(0.7)) endPayment(world, pay.pay_no, faker.datatype.boolean(0.8) ? 'succeed' : 'fail')
}

/** Signed-in accounts. An account whose token has expired signs in again. */
const sessions = (app: ReturnType<typeof createApp>) => {
  let people = clientOf(request => app.fetch(request))
  return {
    token: async (who: Walker | undefined): Promise<string | undefined> => who && people.tokenOf(who).catch(() => undefined),
    forget: (): void => void (people = clientOf(request => app.fetch(request))),
  }
}

const sent = ({ params, query, body, as }: Call): string => JSON.stringify({ as, params, query, body }).slice(0, 1500)

const soundness = (world: World): string =>
  inspect(world.db)
    .filter(({ broken }) => broken.length > 0)
    .map(({ name, broken }) => `${name}: ${broken.slice(0, 3).join('; ')}`)
    .join(' | ')

const newWorld = () => {
  const world = createWorld({ seededAt: noon })
  world.clock.set(noon)
  const app = createApp(() => world)
  return { world, app, people: sessions(app) }
}

/**
 * Makes random calls to the mock as three people, while the clock advances and a gateway reports. The same seed makes the same
 * calls.
 * Every write is checked against the invariants as it happens; the whole world after each leg.
 * @returns the counts; `findings` is empty if nothing failed.
 */
export const walk = async (seed: number, calls: number): Promise<Walk> => {
  const faker = createFaker(seed, noon)
  const findings: Finding[] = []
  const reached = new Set<Endpoint>()
  let [well, refused] = [0, 0]
  let { world, app, people } = newWorld()
  const look = (at: number, call: string, text: string): void => {
    const got = soundness(world)
    if (got) findings.push({ at, call, sent: text, got })
  }
  for (let at = 1; at <= calls && findings.length < 10; at++) {
    const call = nextCall(world.db, faker)
    const name = nameOf(call.to)
    try {
      const wire = wireOf(call)
      const response = await app.fetch(requestOf('http://localhost', wire, await people.token(call.as)))
      const text = await response.text()
      if (response.status !== 200)
        findings.push({ at, call: name, sent: sent(call), got: `HTTP ${response.status} ${text.slice(0, 600)}` })
      const leak = leakIn(text)
      if (leak) findings.push({ at, call: name, sent: sent(call), got: `leaks ${leak}` })
      const code = openEnvelope(text)?.code
      if (code === undefined) throw new Error(`The reply is no envelope: ${text.slice(0, 600)}`)
      if (code === 401) people.forget()
      if (code === 200) reached.add(call.to)
      if (code === 200) well++
      else refused++
      if (faker.datatype.boolean(0.3)) passTime(world, faker)
      if (faker.datatype.boolean(0.1)) passPayment(world, faker)
    } catch (reason) {
      findings.push({ at, call: name, sent: sent(call), got: reason instanceof Error ? reason.message : String(reason) })
    }
    if (at % 500 === 0) look(at, 'the whole world', '')
    if (at % leg === 0) ({ world, app, people } = newWorld())
  }
  look(calls, 'the whole world', '')
  return { seed, calls, well, refused, reached: reached.size, findings }
}

/** How to reproduce it. */
export const replay = ({ seed, calls }: Pick<Walk, 'seed' | 'calls'>): string =>
  `node harness/walk/walk.ts --seed ${seed} --calls ${calls}`

const help = `Makes random calls as every account in worlds of the mock, and reports what breaks.

  npm run walk [-- --calls N] [--seed N]

  --calls N  how many calls. Default: 20000
  --seed N   which ones. Default: 1

Exit code: 0 no findings, 1 findings, 2 the command is wrong.`

const known = { seed: { type: 'string', default: '1' }, calls: { type: 'string', default: '20000' } } as const

const optionsOf = (args: readonly string[]): Pick<Walk, 'seed' | 'calls'> => {
  const values = valuesIn(args, known)
  const [seed, calls] = [Number(values.seed), Number(values.calls)]
  if (![seed, calls].every(number => Number.isInteger(number) && number > 0))
    throw new Misuse('--calls and --seed must be whole numbers, 1 or greater.')
  return { seed, calls }
}

const main = async (args: readonly string[]): Promise<0 | 1> => {
  const { seed, calls } = optionsOf(args)
  const start = performance.now()
  const seen = await walk(seed, calls)
  for (const { at, call, sent: what, got } of seen.findings) console.error(`\n${at}. ${call}\n  ${what}\n  ${got}`)
  console.info(
    `${calls} calls, ${seen.well} went well, ${seen.refused} were refused, ${seen.reached} calls of the API went well at least once, ` +
      `${seen.findings.length} findings, ${((performance.now() - start) / 1000).toFixed(1)} s\nAgain: ${replay(seen)}`,
  )
  return seen.findings.length > 0 ? 1 : 0
}

if (import.meta.main) {
  const args = process.argv.slice(2)
  process.exitCode = await runCommand({ args, help, print: text => console.info(text) }, () => main(args))
}
