import { useCallback } from 'react'
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import { nameOf, type Endpoint, type InputOf, type ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { call } from './call.ts'
import type { Failure } from './failure.ts'
import { comparison } from '../reads/reads.ts'
import { nextTurn } from './next-turn.ts'
import { audienceOfPath, type Audience } from '#contracts/wire/audience.ts'

/** `as` and `quiet` as in `call`; the rest is SWR's. */
export type DataOptions<Reply> = SWRConfiguration<Reply, Failure> & { as?: Audience; quiet?: boolean }

/** Whose answer it is: of one session alone, or of a guest as well. */
type Owner = Audience | `${Audience} or guest`

/** Asked anew each time it is shown: what is edited must not be an older answer. */
export const fresh = {
  dedupingInterval: 0,
  keepPreviousData: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const

/** Cached answers are kept per call, owner and input. */
export type DataKey = readonly [call: string, owner: Owner, input: unknown]

/** Is this the key of a cached answer? */
export const isDataKey = (key: unknown): key is DataKey =>
  Array.isArray(key) && key.length === 3 && /^[A-Z]+ \//.test(String(key[0]))

const ownerOf = ({ auth, path }: Endpoint, as: Audience | undefined): { audience: Audience; owner: Owner } => {
  if (auth !== 'none' && auth !== 'optional') return { audience: auth, owner: auth }
  const audience = as ?? audienceOfPath(path)
  return { audience, owner: `${audience} or guest` }
}

/** Each call in a turn of its own: a page asks for much at once. */
const ask: typeof call = async (to, input, options) => {
  await nextTurn()
  return call(to, input, { ...options, reads: true })
}

/**
 * Reads through the cache: the only hook for reading. `null` input means "not yet": nothing is asked.
 * The former answer stays while another input is being loaded.
 */
export const useData = <E extends Endpoint>(
  from: E,
  input: InputOf<E> | null,
  { as, quiet = false, ...options }: DataOptions<ReplyOf<E>> = {},
): SWRResponse<ReplyOf<E>, Failure> => {
  const { audience, owner } = ownerOf(from, as)
  const key: DataKey | null = input && [nameOf(from), owner, input]
  return useSWR<ReplyOf<E>, Failure>(key, () => ask(from, input ?? absent(), { as: audience, quiet }), {
    keepPreviousData: true,
    ...comparison,
    ...options,
  })
}

/** The same for several inputs of one call, asked together; all answers in the order of the inputs, or none. */
export const useAllData = <E extends Endpoint>(
  from: E,
  inputs: readonly InputOf<E>[],
  { as, quiet = false, ...options }: DataOptions<ReplyOf<E>[]> = {},
): SWRResponse<ReplyOf<E>[], Failure> => {
  const { audience, owner } = ownerOf(from, as)
  const key: DataKey | null = inputs.length > 0 ? [nameOf(from), owner, inputs] : null
  return useSWR<ReplyOf<E>[], Failure>(key, () => Promise.all(inputs.map(input => ask(from, input, { as: audience, quiet }))), {
    keepPreviousData: true,
    ...comparison,
    ...options,
  })
}

const absent = (): never => {
  throw new Error('Nothing is asked without an input.')
}

/** Asks again for everything on screen that came from these calls, and forgets the rest of it. */
export const useRefresh = (): ((...endpoints: readonly Endpoint[]) => Promise<unknown>) => {
  const { mutate } = useSWRConfig()
  return useCallback(
    (...endpoints) => {
      const names = endpoints.map(nameOf)
      return mutate(key => isDataKey(key) && names.includes(key[0]))
    },
    [mutate],
  )
}
