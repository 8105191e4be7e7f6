import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import { curlOf } from '#contracts/examples/curl.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Provider } from '#contracts/examples/provider.ts'
import type { Example } from '#contracts/examples/kit.ts'
import type { Rule } from '#contracts/rules/rule.ts'
import { rules } from '#contracts/rules/rules.ts'
import { runner } from './run.ts'
import { shapeKeeper } from './shapes.ts'
import { ruleRunner } from './run-rule.ts'
import type { Listener } from './client.ts'
import type { Finding, Layer, Outcome } from './verdict.ts'

/** The layers that are checked here; sequences have a runner of their own (harness/model). */
const layers: readonly Layer[] = ['examples', 'shapes', 'rules']

/** What is verified; everything unless told. */
export type VerifyOptions = {
  /** Which calls: an example counts for its call, a rule for every call that it is about. */
  readonly wants?: (to: Endpoint) => boolean
  readonly layers?: readonly Layer[]
  /** By which level is judged. Default: core; what differs from full is advice then. */
  readonly level?: Level
  /** Hears each finding as it comes. */
  readonly onFinding?: (finding: Finding) => void
  /** Asked before each check; whatever is left is not made once it is true. */
  readonly enough?: () => boolean
}

type Bench = { readonly example: ReturnType<typeof runner>; readonly rule: ReturnType<typeof ruleRunner> }
type Check = Pick<Finding, 'to' | 'title' | 'source' | 'fault'> & {
  readonly layer: 'examples' | 'rules'
  /** When it is made; see `turns`. */
  readonly turn: number
  readonly run: (bench: Bench) => Promise<Outcome>
}

const benchAt = (provider: Provider, level: Level, onReply: Listener): Bench => ({
  example: runner(provider, level, onReply),
  rule: ruleRunner(provider, level, onReply),
})

/** Calls after whose examples an account may no longer sign in where no states protocol restores it. */
const endsAccounts = /\/auth\/edit$|^\/edit_phone|^\/forget_password|^\/logout$/

/**
 * The order of checks, which matters where no states protocol restores anything. Rules come first: some look at lists that examples
 * empty. What a server should refuse comes later, because what it accepts instead stays behind; what may lock an account comes last.
 */
const turns = { rule: 0, example: 1, refusal: 2, leavesTraces: 3, endsAccounts: 4, changesAccounts: 5 } as const

const turnOfRule = (rule: Rule, to: Endpoint): number =>
  rule.leavesTraces ? (endsAccounts.test(to.path) ? turns.changesAccounts : turns.leavesTraces) : turns.rule

const turnOfExample = ({ to, error }: Example): number =>
  endsAccounts.test(to.path) ? turns.endsAccounts : error === undefined ? turns.example : turns.refusal

const allChecks = ({ wants = () => true, layers: chosen = layers }: VerifyOptions): Check[] => [
  ...rules
    .filter(({ about }) => chosen.includes('rules') && about.some(wants))
    .map(rule => ({ rule, to: rule.about.find(wants) ?? rule.about[0] }))
    .map(({ rule, to }) => ({
      layer: 'rules' as const,
      to,
      turn: turnOfRule(rule, to),
      title: rule.name,
      source: rule.source,
      ...(rule.fault && { fault: rule.fault }),
      run: ({ rule: run }: Bench) => run(rule, to),
    })),
  ...examples
    .filter(({ to }) => (chosen.includes('examples') || chosen.includes('shapes')) && wants(to))
    .map(example => ({
      layer: 'examples' as const,
      to: example.to,
      turn: turnOfExample(example),
      title: example.when,
      run: ({ example: run }: Bench) => run(example),
    })),
]

const checksOf = (options: VerifyOptions): Check[] => allChecks(options).toSorted((a, b) => a.turn - b.turn)

/** A check that breaks off is a finding, and never ends the verification. Source: VRF-12. */
const unbroken = async (run: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await run()
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : String(reason)
    return { verdict: 'set-up failed', because: `The check broke off: ${message}`, differences: [], curl: '' }
  }
}

/**
 * Verifies a provider and tells every finding. Works on anything that answers requests: a server (`send` is `fetch`), or an
 * app in this process: `verifyWith([{ origin: 'http://mock', statesUrl: 'http://mock/_mock/states', send: async request =>
 * createApp(() => world).fetch(request) }], { wants: to => to === payOrder })`. Several providers share the work; each has to
 * be a world of its own. The findings of a layer that was not asked for are left out.
 */
export const verifyWith = async (providers: readonly Provider[], options: VerifyOptions = {}): Promise<Finding[]> => {
  const { onFinding = () => undefined, layers: chosen = layers, level = 'core', enough = () => false } = options
  const { onReply, findings: shapes } = shapeKeeper(level)
  const checks = checksOf(options)
  const findings: (readonly [place: number, finding: Finding])[] = []
  let next = 0

  const work = async (provider: Provider): Promise<void> => {
    // What was wrongly accepted and cannot be taken back would be told once more by the shape of every list that shows it.
    let turn = 0
    const isClean = () => provider.statesUrl !== undefined || turn < turns.refusal
    const bench = benchAt(provider, level, (to, reply, token) => isClean() && onReply(to, reply, token))
    while (next < checks.length && !enough()) {
      const place = next++
      const { run, turn: now, ...check } = checks[place] as Check
      turn = now
      const begun = performance.now()
      const outcome = await unbroken(() => run(bench))
      if (!chosen.includes(check.layer)) continue
      const finding = { ...check, ...outcome, milliseconds: performance.now() - begun }
      findings.push([place, finding])
      onFinding(finding)
    }
  }

  await Promise.all(providers.map(work))
  const origin = providers[0]?.origin ?? ''
  const sample = (to: Endpoint): string =>
    curlOf(origin, examples.find(example => example.to === to) ?? { to, when: '', as: undefined, given: [] })
  const shaped = chosen.includes('shapes') ? shapes(sample).filter(({ to }) => options.wants?.(to) ?? true) : []
  return [...findings.toSorted(([a], [b]) => a - b).map(([, finding]) => finding), ...shaped]
}
