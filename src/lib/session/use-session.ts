import { useMemo, useSyncExternalStore } from 'react'
import { storageKeys, type Audience } from '#contracts/wire/audience.ts'
import { onSessionChange, readUser, type UserOf } from './sessions.ts'
import { recall } from '../browser/storage.ts'

/** The session of an audience in components. `user` may be undefined while the profile loads. */
export type Session<A extends Audience> = { signedIn: boolean; token: string | undefined; user: UserOf<A> | undefined }

const nothing = () => undefined

/** The session of an audience; renders the component when it changes, also from another tab. */
export const useSession = <A extends Audience>(audience: A): Session<A> => {
  const keys = storageKeys(audience)
  const token = useSyncExternalStore(onSessionChange, () => recall(keys.token), nothing)
  const text = useSyncExternalStore(onSessionChange, () => recall(keys.user), nothing)
  return useMemo(() => ({ signedIn: token !== undefined, token, user: readUser(audience, text) }), [audience, token, text])
}
