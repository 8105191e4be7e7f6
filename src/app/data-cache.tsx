import { useEffect, type ReactNode } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { Failure } from '#src/lib/http/failure.ts'
import { audiences, type Audience } from '#contracts/wire/audience.ts'
import { onSessionChange, tokenOf, userOf } from '#src/lib/session/sessions.ts'
import { isDataKey } from '#src/lib/http/use-data.ts'

/** Refusals are final; only silence is worth asking again, twice. */
const shouldRetryOnError = (error: unknown) => error instanceof Failure && error.kind === 'silence'

const holderOf = (audience: Audience) => ({ signedIn: tokenOf(audience) !== undefined, id: userOf(audience)?.id })

/** Calls `then` when somebody signs in or out of an audience, or somebody else takes over; not when a token is renewed. */
const onNewHolder = (then: (audience: Audience) => void) => {
  const holders = new Map(audiences.map(audience => [audience, holderOf(audience)]))
  return onSessionChange(audience => {
    const [before, now] = [holders.get(audience), holderOf(audience)]
    holders.set(audience, now)
    const isOther = before?.id !== undefined && now.id !== undefined && before.id !== now.id
    if (before?.signedIn !== now.signedIn || isOther) then(audience)
  })
}

/** What one account has read must not be shown to the next one; what guests may read too is asked for again. */
const ForgetAnswers = () => {
  const { mutate } = useSWRConfig()
  useEffect(
    () =>
      onNewHolder(audience => {
        // A screen that is already there for somebody new would wait for ever for an answer that was thrown away.
        const revalidate = tokenOf(audience) !== undefined
        void mutate(key => isDataKey(key) && key[1] === audience, undefined, { revalidate })
        void mutate(key => isDataKey(key) && key[1] === `${audience} or guest`)
      }),
    [mutate],
  )
  return null
}

/** The cache of everything that `useData` reads. */
export const DataCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ shouldRetryOnError, errorRetryCount: 2, errorRetryInterval: 3000, revalidateOnFocus: false }}>
    <ForgetAnswers />
    {children}
  </SWRConfig>
)
