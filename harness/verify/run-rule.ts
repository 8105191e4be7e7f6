import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { curlOf } from '#contracts/examples/curl.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { preparer, readyAccounts, type Provider } from '#contracts/examples/provider.ts'
import { readTolerantly } from '#contracts/wire/tolerant.ts'
import { wireOf } from '#contracts/wire/request.ts'
import { Broken, type Answer, type Parts, type Rule, type Shop, type Who } from '#contracts/rules/rule.ts'
import { differenceOf, outcomeOf, prober, StateMissing } from './outcome.ts'
import { stateSetter } from './set-up.ts'
import { createClient, type Listener } from './client.ts'
import { asAdvice, type Difference, type Outcome } from './verdict.ts'

const byCall = Map.groupBy(examples, ({ to }) => to)

/** Maximum number of requests of a rule in a report: enough to repeat it, few enough to read. */
const mostSteps = 12

/** Runs rules on a provider, one at a time. */
export const ruleRunner = (provider: Provider, level: Level, onReply: Listener = () => undefined) => {
  const { signIn } = preparer(provider)
  const setUp = stateSetter(provider, onReply)
  const request = createClient(provider, onReply)
  const missing = prober(request)
  const tokens = new Map<AccountName, string>()
  let steps: string[] = []
  let advice: Difference[] = []
  let called = new Set<Endpoint>()

  const tokenOf = async (name: AccountName): Promise<string> => {
    const token = tokens.get(name) ?? (await signIn(name))
    tokens.set(name, token)
    return token
  }

  const asExample = (to: Endpoint, { params, query, body }: Parts, as: AccountName | undefined): Example => ({
    to,
    when: '',
    as,
    given: [],
    params,
    query,
    body,
  })

  const send: Shop['send'] = async (to, parts, who: Who, headers) => {
    const name = typeof who === 'string' ? who : undefined
    const example = asExample(to, parts, name)
    called.add(to)
    steps = [...steps.slice(1 - mostSteps), curlOf(provider.origin, example)]
    const requestAs = async (token: string | undefined): Promise<Answer> => {
      const reply = await request(to, wireOf(example), { token, headers })
      // The layer of shapes checks the schema.
      return level === 'core' && reply.code === OK
        ? { ...reply, data: readTolerantly(to.reply, reply.data), raw: reply.data }
        : reply
    }
    if (name === undefined) return requestAs(typeof who === 'object' ? who.token : undefined)
    const reply = await requestAs(await tokenOf(name))
    if (reply.code !== 401) return reply
    // An earlier rule may have ended the session.
    tokens.delete(name)
    return requestAs(await tokenOf(name))
  }

  // Rules name their records, which others cannot replace.
  const given: Shop['given'] = async (...states) => {
    const moves = await setUp([readyAccounts(undefined), ...states])
    if (moves.size > 0) throw new StateMissing(`needs the state «${states.map(([name]) => name).join('», «')}»`)
  }

  const advise: Shop['advise'] = check => {
    try {
      check()
    } catch (reason) {
      if (level === 'full' || !(reason instanceof Broken)) throw reason
      advice.push(differenceOf(reason))
    }
  }

  const shop: Shop = { send, given, tokenOf, samples: to => byCall.get(to) ?? [], level, advise }

  const outcomeAbout = async (rule: Rule, to: Endpoint): Promise<Outcome> => {
    const known = missing.verdictOf(to)
    if (known) return { ...known, curl: nameOf(to) }
    steps = []
    advice = []
    called = new Set()
    try {
      await rule.run(shop)
      return { verdict: 'conforming', differences: [], advice, called: [...called], curl: steps.at(-1) ?? '' }
    } catch (reason) {
      const judged = outcomeOf(reason, to)
      const explained =
        judged.verdict === 'set-up failed' ? ((await missing.ask(to, byCall.get(to)?.[0] ?? {})) ?? judged) : judged
      return { ...explained, advice, curl: steps.at(-1) ?? nameOf(to), ...(reason instanceof Broken && { steps }) }
    }
  }

  /** The outcome of one rule for the call `to`. */
  return async (rule: Rule, to: Endpoint): Promise<Outcome> => {
    const outcome = await outcomeAbout(rule, to)
    return level === 'core' && rule.level === 'full' ? asAdvice(outcome) : outcome
  }
}
