import { useEffect, type ReactNode } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { Failure } from '#src/lib/http/failure.ts'
import { onNewHolder } from '#src/lib/session/holder.ts'
import { isDataKey } from '#src/lib/http/use-data.ts'

/** Only a missing response is retried, twice; every other failure is final. */
const shouldRetryOnError = (error: unknown) => error instanceof Failure && error.kind === 'silence'

/** Clears the previous account's cached replies, and revalidates those that guests may read. */
const ForgetAnswers = () => {
  const { mutate } = useSWRConfig()
  useEffect(
    () =>
      onNewHolder((audience, change) => {
        // A screen that is mounted for the new account must revalidate, because its cached reply was cleared.
        const revalidate = change !== 'out'
        void mutate(key => isDataKey(key) && key[1] === audience, undefined, { revalidate })
        void mutate(key => isDataKey(key) && key[1] === `${audience} or guest`)
      }),
    [mutate],
  )
  return null
}

/** Provides the cache of `useData`. */
export const DataCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ shouldRetryOnError, errorRetryCount: 2, errorRetryInterval: 3000, revalidateOnFocus: false }}>
    <ForgetAnswers />
    {children}
  </SWRConfig>
)
