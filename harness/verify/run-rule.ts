import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { curlOf } from '#contracts/examples/curl.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { preparer, readyAccounts, type Provider } from '#contracts/examples/provider.ts'
import { wireOf } from '#contracts/wire/request.ts'
import { Broken, type Parts, type Rule, type Shop, type Who } from '#contracts/rules/rule.ts'
import { outcomeOf, prober, StateMissing } from './outcome.ts'
import { stateSetter } from './set-up.ts'
import { createClient, type Listener, type Reply } from './client.ts'
import type { Outcome } from './verdict.ts'

const byCall = Map.groupBy(examples, ({ to }) => to)

/** How many requests of a rule are told: enough to repeat it, few enough to read. */
const mostSteps = 12

/** Runs rules at a provider, one after the other. */
export const ruleRunner = (provider: Provider, hear: Listener = () => undefined) => {
  const { signIn } = preparer(provider)
  const setUp = stateSetter(provider, hear)
  const request = createClient(provider, hear)
  const missing = prober(request)
  const tokens = new Map<AccountName, string>()
  let steps: string[] = []

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
    steps = [...steps.slice(1 - mostSteps), curlOf(provider.origin, example)]
    const requestAs = async (token: string | undefined): Promise<Reply> => request(to, wireOf(example), { token, headers })
    if (name === undefined) return requestAs(typeof who === 'object' ? who.token : undefined)
    const reply = await requestAs(await tokenOf(name))
    if (reply.code !== 401) return reply
    // An earlier rule may have ended the session.
    tokens.delete(name)
    return requestAs(await tokenOf(name))
  }

  // Rules name the records that they speak about: others cannot stand in for them.
  const given: Shop['given'] = async (...states) => {
    const moves = await setUp([readyAccounts(undefined), ...states])
    if (moves.size > 0) throw new StateMissing(`needs the state «${states.map(([name]) => name).join('», «')}»`)
  }

  const shop: Shop = { send, given, tokenOf, samples: to => byCall.get(to) ?? [] }

  /** The verdict on one rule. */
  return async (rule: Rule): Promise<Outcome> => {
    const [to] = rule.about
    const known = missing.told(to)
    if (known) return { ...known, curl: nameOf(to) }
    steps = []
    try {
      await rule.run(shop)
      return { verdict: 'conforming', differences: [], curl: steps.at(-1) ?? '' }
    } catch (reason) {
      const judged = outcomeOf(reason, to)
      const explained =
        judged.verdict === 'set-up failed' ? ((await missing.ask(to, byCall.get(to)?.[0] ?? {})) ?? judged) : judged
      return { ...explained, curl: steps.at(-1) ?? nameOf(to), ...(reason instanceof Broken && { steps }) }
    }
  }
}
