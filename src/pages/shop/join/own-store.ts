import { showOwnStore, storeVerify, type StoreDetail } from '#contracts/api/stores/stores.ts'
import { useData } from '#src/lib/http/use-data.ts'

/** The steps of an application: agree, fill in, wait for the result. */
export type Step = 1 | 2 | 3

/** The steps that a store's `store_verify` opens, the default first. A refused application may be corrected. Source: STO-6. */
export const openSteps = (store: Pick<StoreDetail, 'store_verify'> | undefined): readonly [Step, ...Step[]] => {
  if (!store) return [1]
  if (store.store_verify === storeVerify.filling) return [2]
  return store.store_verify === storeVerify.refused ? [3, 2] : [3]
}

/** The path of a step. */
export const stepPath = (step: Step): string => `/store/step_${step}`

/** The shopper's own store or application; `store` is undefined if there is none. */
export const useOwnStore = () => {
  const { data, error, isLoading, mutate } = useData(showOwnStore, {}, { quiet: true, revalidateOnFocus: false })
  return {
    isLoaded: data !== undefined,
    store: Array.isArray(data) ? undefined : data,
    error: isLoading ? undefined : error,
    reload: () => mutate(),
  }
}
