import { redirect } from 'react-router-dom'
import { Failure } from '#src/lib/failure.ts'
import { loginPathWithBack } from '#src/lib/local-path.ts'
import { endSession, tokenOf, userOf, type Area } from '#src/lib/sessions.ts'
import { loadProfile } from '#src/lib/sign-in.ts'

const undoWhenRefused = (area: Area) => (error: unknown) => {
  if (!(error instanceof Failure) || error.kind !== 'refused') throw error
  endSession(area)
}

/**
 * Lets only those through who are signed in to the area; others are led to its login page, and back afterwards.
 * A token without a profile gets its profile first; if that is refused, the session is over. Source: spec, section 4, route change.
 * @throws a redirection.
 */
export const requireSession = async (area: Area, from: string): Promise<void> => {
  if (tokenOf(area) && !userOf(area)) await loadProfile(area).catch(undoWhenRefused(area))
  if (!tokenOf(area)) throw redirect(loginPathWithBack(area, from))
}
