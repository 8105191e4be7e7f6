import { useCallback } from 'react'
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import { nameOf, type Endpoint, type InputOf, type ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { call } from './call.ts'
import type { Failure } from './failure.ts'
import { comparison } from '../reads/reads.ts'
import { nextTurn } from './next-turn.ts'
import { audienceOfPath, type Audience } from '#contracts/wire/audience.ts'

/** `as` and `quiet` as in `call`; the others are SWR's. */
export type DataOptions<Reply> = SWRConfiguration<Reply, Failure> & { as?: Audience; quiet?: boolean }

/** Which sessions a cached reply belongs to: one audience, or guests as well. */
type Owner = Audience | `${Audience} or guest`

/** Options that reload on every mount: forms must not start with an older reply. */
export const fresh = {
  dedupingInterval: 0,
  keepPreviousData: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const

/** Cache key: endpoint, owner and input. */
export type DataKey = readonly [call: string, owner: Owner, input: unknown]

/** True if a cache key is a `DataKey`. */
export const isDataKey = (key: unknown): key is DataKey =>
  Array.isArray(key) && key.length === 3 && /^[A-Z]+ \//.test(String(key[0]))

const ownerOf = ({ auth, path }: Endpoint, as: Audience | undefined): { audience: Audience; owner: Owner } => {
  if (auth !== 'none' && auth !== 'optional') return { audience: auth, owner: auth }
  const audience = as ?? audienceOfPath(path)
  return { audience, owner: `${audience} or guest` }
}

/** Starts each request in a task of its own, because a page sends many at once. */
const ask: typeof call = async (to, input, options) => {
  await nextTurn()
  return call(to, input, { ...options, reads: true })
}

/**
 * Reads a reply through the cache; components use no other way to read. Sends nothing while `input` is `null`. While another
 * input loads, the previous reply stays.
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

/** Reads several inputs of one endpoint at once; returns all replies in the order of the inputs, or none. */
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
  throw new Error('A request needs an input.')
}

/** Reloads the mounted replies of these endpoints, and drops the others from the cache. */
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
