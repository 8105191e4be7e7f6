import { useEffect, type ReactNode } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { Failure } from '#src/lib/http/failure.ts'
import { audiences, type Audience } from '#contracts/wire/audience.ts'
import { onSessionChange, tokenOf, userOf } from '#src/lib/session/sessions.ts'
import { isDataKey } from '#src/lib/http/use-data.ts'

/** A refusal is final; only a missing response is retried, twice. */
const shouldRetryOnError = (error: unknown) => error instanceof Failure && error.kind === 'silence'

const holderOf = (audience: Audience) => ({ signedIn: tokenOf(audience) !== undefined, id: userOf(audience)?.id })

/** Calls `then` when an account signs in or out of an audience or another one takes over; not when a token is refreshed. */
const onNewHolder = (then: (audience: Audience) => void) => {
  const holders = new Map(audiences.map(audience => [audience, holderOf(audience)]))
  return onSessionChange(audience => {
    const [before, now] = [holders.get(audience), holderOf(audience)]
    holders.set(audience, now)
    const isOther = before?.id !== undefined && now.id !== undefined && before.id !== now.id
    if (before?.signedIn !== now.signedIn || isOther) then(audience)
  })
}

/** Clears the cached replies of the previous account, and revalidates those that guests may read. */
const ForgetAnswers = () => {
  const { mutate } = useSWRConfig()
  useEffect(
    () =>
      onNewHolder(audience => {
        // A screen that is mounted for the new account must revalidate, because its cached reply was cleared.
        const revalidate = tokenOf(audience) !== undefined
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
