import type { Provider } from '#contracts/examples/provider.ts'
import type { Finding } from '#harness/verify/verdict.ts'
import { verifyByModel, type ModelOptions } from './model.ts'

/** Compares a server with the reference in several worlds at once; each world plays a share of the sequences. */
export const verifyByModelAt = async (providers: readonly Provider[], options: ModelOptions): Promise<Finding[]> => {
  const share = (at: number) => ({ at, of: providers.length })
  return (await Promise.all(providers.map((provider, at) => verifyByModel(provider, { ...options, share: share(at) })))).flat()
}
