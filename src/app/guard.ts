import { redirect } from 'react-router-dom'
import { Failure } from '#src/lib/http/failure.ts'
import { loginPathWithBack } from '#src/lib/browser/local-path.ts'
import type { Audience } from '#contracts/wire/audience.ts'
import { endSession, tokenOf, userOf } from '#src/lib/session/sessions.ts'
import { loadProfile } from '#src/lib/session/sign-in.ts'

const undoWhenRefused = (area: Audience) => (error: unknown) => {
  if (!(error instanceof Failure) || error.kind !== 'refused') throw error
  endSession(area)
}

/**
 * Lets only those through who are signed in to the area; others are led to its login page, and back afterwards.
 * A token without a profile gets its profile first; if that is refused, the session is over. Source: GRD-1.
 * @throws a redirection.
 */
export const requireSession = async (area: Audience, from: string): Promise<void> => {
  if (tokenOf(area) && !userOf(area)) await loadProfile(area).catch(undoWhenRefused(area))
  if (!tokenOf(area)) throw redirect(loginPathWithBack(area, from))
}
