import type { AccountName } from '#contracts/api/accounts.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { preparer, SetUpFailed, statesOf, type Provider } from '#contracts/examples/provider.ts'
import { requestOf, wireOf } from '#contracts/examples/request.ts'
import { differencesOf, shown } from './compare.ts'
import { curlOf } from '#contracts/examples/curl.ts'
import type { Finding } from './verdict.ts'

/** What an unwritten call looks like from outside; a web page is the catch-all of many servers. */
const notBuilt = (response: Response): string | undefined => {
  if ([404, 405, 501].includes(response.status)) return `The server answers HTTP ${response.status}.`
  return response.headers.get('content-type')?.includes('html') ? 'The server answers with a web page.' : undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Outcome = Pick<Finding, 'verdict' | 'because' | 'differences'>

const failedSetUp = (because: string): Outcome => ({ verdict: 'set-up failed', because, differences: [] })

const judged = async (example: Example, response: Response): Promise<Outcome> => {
  const because = notBuilt(response)
  if (because) return { verdict: 'not built yet', because, differences: [] }
  const text = await response.text()
  const json = parsed(text)
  if (response.status === 429) return failedSetUp('The server asks to slow down (HTTP 429); lift its limit for the test.')
  if (response.status !== 200)
    return {
      verdict: 'wrong',
      differences: [{ field: '(status)', expected: 'HTTP 200', actual: `HTTP ${response.status} ${shown(json ?? text)}` }],
    }
  const differences = differencesOf(example, json ?? text)
  return { verdict: differences.length > 0 ? 'wrong' : 'conforming', differences }
}

/** Runs examples at a provider, one after the other: the states of one must not meet those of another. */
export const runner = (provider: Provider) => {
  const { signIn, enter, readBack } = preparer(provider)
  const tokens = new Map<AccountName, string>()

  const tokenOf = async (as: AccountName | undefined): Promise<string | undefined> => {
    if (!as) return undefined
    const token = tokens.get(as) ?? (await signIn(as))
    tokens.set(as, token)
    return token
  }

  const answer = async (example: Example): Promise<Outcome> => {
    const request = requestOf(provider.origin, wireOf(example), await tokenOf(example.as))
    const response = await provider.send(request).catch((reason: Error) => {
      throw new SetUpFailed(`The server does not answer: ${reason.message}`)
    })
    // Signing out ends the token that was sent.
    if (example.to.path === '/logout' && example.as) tokens.delete(example.as)
    return judged(example, response)
  }

  const prepared = async (example: Example): Promise<Outcome> => {
    try {
      const given = statesOf(example)
      for (const one of given) await enter(one)
      for (const one of given) await readBack(one)
      return await answer(example)
    } catch (reason) {
      if (reason instanceof SetUpFailed) return failedSetUp(reason.message)
      throw reason
    }
  }

  /** The verdict on one example. */
  return async (example: Example): Promise<Finding> => ({
    example,
    curl: curlOf(provider.origin, example),
    ...(await prepared(example)),
  })
}
