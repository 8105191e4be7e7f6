import { redirect } from 'react-router-dom'
import { Failure } from '#src/lib/http/failure.ts'
import { loginPathWithBack } from '#src/lib/browser/local-path.ts'
import type { Audience } from '#contracts/wire/audience.ts'
import { endSession, tokenOf } from '#src/lib/session/sessions.ts'
import { loadMissingProfile } from '#src/lib/session/sign-in.ts'

const undoWhenRefused = (audience: Audience) => (error: unknown) => {
  if (!(error instanceof Failure) || error.kind !== 'refused') throw error
  endSession(audience)
}

/**
 * Lets only those through who are signed in to the audience; others are led to its login page, and back afterwards.
 * A token without a profile gets its profile first; if that is refused, the session is over. Source: GRD-1.
 * @throws a redirection.
 */
export const requireSession = async (audience: Audience, from: string): Promise<void> => {
  await loadMissingProfile(audience).catch(undoWhenRefused(audience))
  if (!tokenOf(audience)) throw redirect(loginPathWithBack(audience, from))
}
