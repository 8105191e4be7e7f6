import type { Auth } from '#contracts/api/kit/endpoint.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Example } from '#contracts/examples/kit.ts'

/** Where the pacts are kept. */
export const pactFolder = new URL('../../contracts/pacts/', import.meta.url)

export const provider = 'meridian-api'

/** The consumers of the pacts: the three audiences, by the token that a call sends. */
const auths = {
  'meridian-storefront': ['none', 'optional', 'buyer'],
  'meridian-seller': ['seller'],
  'meridian-admin': ['admin'],
} as const satisfies Record<string, readonly Auth[]>

export type Consumer = keyof typeof auths
export const consumers = Object.keys(auths) as Consumer[]

/** The examples of one audience. */
export const examplesFor = (consumer: Consumer): readonly Example[] => {
  const own: readonly Auth[] = auths[consumer]
  return examples.filter(({ to }) => own.includes(to.auth))
}

/** File of a consumer's pact, as Pact names it. */
export const pactFile = (consumer: Consumer): string => `${consumer}-${provider}.json`
