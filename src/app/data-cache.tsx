import { useEffect, useRef, type ReactNode } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { audienceOfPath } from '#contracts/wire/audience.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { onNewHolder } from '#src/lib/session/holder.ts'
import { translateProfile } from '#src/lib/session/sign-in.ts'
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

/**
 * After a change of the language, requests again what the screen shows and the profile of who is signed in, because the server
 * answers in the language of the request. Source: LNG-4.
 */
const FollowLanguage = () => {
  const { language } = useLanguage()
  const { mutate } = useSWRConfig()
  const spoken = useRef(language)
  useEffect(() => {
    if (spoken.current === language) return
    const former = spoken.current
    spoken.current = language
    void mutate(isDataKey)
    void translateProfile(audienceOfPath(globalThis.location.pathname), former)
  }, [language, mutate])
  return null
}

/** Provides the cache of `useData`. */
export const DataCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ shouldRetryOnError, errorRetryCount: 2, errorRetryInterval: 3000, revalidateOnFocus: false }}>
    <ForgetAnswers />
    <FollowLanguage />
    {children}
  </SWRConfig>
)
