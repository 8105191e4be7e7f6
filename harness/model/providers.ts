import type { Provider } from '#contracts/examples/provider.ts'
import type { Finding } from '#harness/verify/verdict.ts'
import { verifyByModel, type ModelOptions } from './model.ts'

/** Holds a server against the reference in all the worlds that it keeps apart; each takes a share of the sequences. */
export const verifyByModelAt = async (providers: readonly Provider[], options: ModelOptions): Promise<Finding[]> => {
  const share = (at: number) => ({ at, of: providers.length })
  return (await Promise.all(providers.map((provider, at) => verifyByModel(provider, { ...options, share: share(at) })))).flat()
}
