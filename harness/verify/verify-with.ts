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

/** The layers that are checked here; `harness/model` checks sequences. */
const layers: readonly Layer[] = ['examples', 'shapes', 'rules']

/** What is verified. Default: everything. */
export type VerifyOptions = {
  /** Selects calls: examples by their call, rules by each call that they are about. */
  readonly wants?: (to: Endpoint) => boolean
  readonly layers?: readonly Layer[]
  /** The level of the verdicts. Default: core, with differences from full as advice. */
  readonly level?: Level
  /** Called with each finding as soon as it is known. */
  readonly onFinding?: (finding: Finding) => void
  /** Called before each check; the remaining checks are left out once it returns true. */
  readonly enough?: () => boolean
}

type Bench = { readonly example: ReturnType<typeof runner>; readonly rule: ReturnType<typeof ruleRunner> }
type Check = Pick<Finding, 'to' | 'title' | 'source' | 'bug'> & {
  readonly layer: 'examples' | 'rules'
  /** The place in the order of checks; see `turns`. */
  readonly turn: number
  readonly run: (bench: Bench) => Promise<Outcome>
}

const benchAt = (provider: Provider, level: Level, onReply: Listener): Bench => ({
  example: runner(provider, level, onReply),
  rule: ruleRunner(provider, level, onReply),
})

/** Calls whose examples may lock an account that no states protocol restores. */
const endsAccounts = /\/auth\/edit$|^\/edit_phone|^\/forget_password|^\/logout$/

/**
 * The order of checks, which matters if no states protocol restores anything. Rules come first, because some read lists that
 * examples empty. Refusals come later, because what a server accepts by mistake remains; checks that may lock an account come last.
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
      ...(rule.bug && { bug: rule.bug }),
      run: ({ rule: run }: Bench) => run(rule, to),
    })),
  ...examples
    .filter(({ to }) => (chosen.includes('examples') || chosen.includes('shapes')) && wants(to))
    .map(example => ({
      layer: 'examples' as const,
      to: example.to,
      turn: turnOfExample(example),
      title: example.when,
      ...(example.bug && { bug: example.bug }),
      run: ({ example: run }: Bench) => run(example),
    })),
]

const checksOf = (options: VerifyOptions): Check[] => allChecks(options).toSorted((a, b) => a.turn - b.turn)

/** Turns an exception of a check into a finding, so that it does not end the verification. Source: VRF-12. */
const unbroken = async (run: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await run()
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : String(reason)
    return { verdict: 'set-up failed', because: `The check broke off: ${message}`, differences: [], curl: '' }
  }
}

/**
 * Verifies a provider. Works on anything that answers requests: a server (`send` is `fetch`), or an app in this process:
 *
 *     const send = async (request: Request) => createApp(() => world).fetch(request)
 *     await verifyWith([{ origin: 'http://mock', statesUrl: 'http://mock/_mock/states', send }], { wants: to => to === payOrder })
 *
 * Several providers divide the work; each must be a separate world. Only findings of the chosen layers are returned.
 */
export const verifyWith = async (providers: readonly Provider[], options: VerifyOptions = {}): Promise<Finding[]> => {
  const { onFinding = () => undefined, layers: chosen = layers, level = 'core', enough = () => false } = options
  const { onReply, findings: shapes } = shapeKeeper(level)
  const checks = checksOf(options)
  const findings: (readonly [place: number, finding: Finding])[] = []
  let next = 0

  const work = async (provider: Provider): Promise<void> => {
    // Data that was wrongly accepted and cannot be removed would be reported again by the shape of every list that contains it.
    let turn = 0
    const isClean = () => provider.statesUrl !== undefined || turn < turns.refusal
    const bench = benchAt(provider, level, (...met) => isClean() && onReply(...met))
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
