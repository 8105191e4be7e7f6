import { useMemo, useSyncExternalStore } from 'react'
import { storageKeys, type Audience } from '#contracts/wire/audience.ts'
import { onSessionChange, readUser, type UserOf } from './sessions.ts'
import { recall } from '../browser/storage.ts'

/** What a component sees of a session. `user` may still be missing while the profile is being loaded. */
export type Session<A extends Audience> = { signedIn: boolean; token: string | undefined; user: UserOf<A> | undefined }

const nothing = () => undefined

/** The session of an audience; the component draws again when it changes, also when another tab changes it. */
export const useSession = <A extends Audience>(audience: A): Session<A> => {
  const keys = storageKeys(audience)
  const token = useSyncExternalStore(onSessionChange, () => recall(keys.token), nothing)
  const text = useSyncExternalStore(onSessionChange, () => recall(keys.user), nothing)
  return useMemo(() => ({ signedIn: token !== undefined, token, user: readUser(audience, text) }), [audience, token, text])
}
