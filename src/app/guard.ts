import { redirect } from 'react-router-dom'
import { Failure } from '#src/lib/http/failure.ts'
import { loginPathWithBack } from '#src/lib/browser/local-path.ts'
import type { Audience } from '#contracts/wire/audience.ts'
import { endSession, tokenOf, userOf } from '#src/lib/session/sessions.ts'
import { loadProfile, translateProfile } from '#src/lib/session/sign-in.ts'

const undoWhenRefused = (audience: Audience) => (error: unknown) => {
  if (!(error instanceof Failure) || error.kind !== 'refused') throw error
  endSession(audience)
}

/**
 * Loads the profile of a token that has none; a refusal ends the session. A profile in another language is replaced without
 * waiting for it.
 * @throws Failure
 */
export const completeSession = async (audience: Audience): Promise<void> => {
  if (tokenOf(audience) && !userOf(audience)) await loadProfile(audience).catch(undoWhenRefused(audience))
  else if (tokenOf(audience)) void translateProfile(audience)
}

/**
 * Requires a session of the audience; otherwise redirects to its login page, which leads back afterwards. Source: GRD-1.
 * @throws a redirect.
 */
export const requireSession = async (audience: Audience, from: string): Promise<void> => {
  await completeSession(audience)
  if (!tokenOf(audience)) throw redirect(loginPathWithBack(audience, from))
}
