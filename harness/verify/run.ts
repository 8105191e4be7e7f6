import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { curlOf } from '#contracts/examples/curl.ts'
import { onlyReads } from '#contracts/api/kit/endpoint.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { levelOfExample } from '#contracts/examples/level.ts'
import { preparer, SetUpFailed, statesOf, type Provider } from '#contracts/examples/provider.ts'
import { wireOf } from '#contracts/wire/request.ts'
import { differencesOf } from './replies/compare-reply.ts'
import { movedExample } from './moved-example.ts'
import { outcomeOf, prober } from './outcome.ts'
import { stateSetter } from './set-up.ts'
import { createClient, type Listener } from './client.ts'
import { asAdvice, type Outcome } from './verdict.ts'

type Judged = Omit<Outcome, 'curl'>

/** Runs examples on a provider, one at a time, because the states of two examples may conflict. */
export const runner = (provider: Provider, level: Level, onReply: Listener = () => undefined) => {
  const { signIn } = preparer(provider)
  const setUp = stateSetter(provider, onReply)
  const request = createClient(provider, onReply)
  const missing = prober(request)
  const tokens = new Map<AccountName, string>()

  const tokenOf = async (as: AccountName | undefined): Promise<string | undefined> => {
    if (!as) return undefined
    const token = tokens.get(as) ?? (await signIn(as))
    tokens.set(as, token)
    return token
  }

  const answer = async (example: Example): Promise<Judged> => {
    const token = await tokenOf(example.as)
    // Signing out invalidates the token of the request.
    if (example.to.path === '/logout' && example.as) tokens.delete(example.as)
    const mayOnlyRefuse = example.error !== undefined
    const judged = differencesOf(example, await request(example.to, wireOf(example), { token, mayOnlyRefuse }), level)
    return { verdict: judged.differences.length > 0 ? 'wrong' : 'conforming', ...judged }
  }

  const prepared = async (example: Example): Promise<Judged> => {
    const known = missing.verdictOf(example.to)
    if (known) return known
    try {
      const moves = await setUp(statesOf(example))
      return await answer(movedExample(example, moves))
    } catch (reason) {
      // If the call itself failed to confirm its state, its own reply is judged.
      if (reason instanceof SetUpFailed && reason.misshapen === example.to) return await answer(example)
      const judged = outcomeOf(reason, example.to)
      // A read changes nothing, so it is sent without its state to find out whether the call is built.
      const mayAsk = judged.verdict === 'set-up failed' || (judged.verdict === 'skipped' && onlyReads(example.to))
      return mayAsk ? ((await missing.ask(example.to, example)) ?? judged) : judged
    }
  }

  /** The outcome of one example. */
  return async (example: Example): Promise<Outcome> => {
    const outcome = { curl: curlOf(provider.origin, example), ...(await prepared(example)) }
    return level === 'core' && levelOfExample(example) === 'full' ? asAdvice(outcome) : outcome
  }
}
