import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import { nameOf, type Endpoint, type InputOf, type ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { call } from './call.ts'
import type { Failure } from './failure.ts'
import { areaOfAddress, type Area } from './sessions.ts'

/** `as` and `quiet` as in `call`; the rest is SWR's. */
export type DataOptions<Reply> = SWRConfiguration<Reply, Failure> & { as?: Area; quiet?: boolean }

/** Whose answer it is: of one session alone, or of a guest as well. */
type Owner = Area | `${Area} or guest`

/** Cached answers are kept per call, owner and input. */
export type DataKey = readonly [call: string, owner: Owner, input: unknown]

/** Is this the key of a cached answer? */
export const isDataKey = (key: unknown): key is DataKey =>
  Array.isArray(key) && key.length === 3 && /^[A-Z]+ \//.test(String(key[0]))

/**
 * Reads through the cache: the only hook for reading. `null` input means "not yet": nothing is asked.
 * The former answer stays while another input is being loaded.
 */
export const useData = <E extends Endpoint>(
  from: E,
  input: InputOf<E> | null,
  { as, quiet = false, ...options }: DataOptions<ReplyOf<E>> = {},
): SWRResponse<ReplyOf<E>, Failure> => {
  const isPrivate = from.auth !== 'none' && from.auth !== 'optional'
  const area = isPrivate ? from.auth : (as ?? areaOfAddress())
  const key: DataKey | null = input && [nameOf(from), isPrivate ? area : `${area} or guest`, input]
  return useSWR<ReplyOf<E>, Failure>(key, () => call(from, input ?? absent(), { as: area, quiet }), {
    keepPreviousData: true,
    ...options,
  })
}

const absent = (): never => {
  throw new Error('Nothing is asked without an input.')
}

/** Asks again for everything on screen that came from these calls, and forgets the rest of it. */
export const useRefresh = (): ((...endpoints: readonly Endpoint[]) => Promise<unknown>) => {
  const { mutate } = useSWRConfig()
  return (...endpoints) => {
    const names = endpoints.map(nameOf)
    return mutate(key => isDataKey(key) && names.includes(key[0]))
  }
}
