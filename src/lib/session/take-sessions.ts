import { audiences, type Audience } from '#contracts/wire/audience.ts'
import { succeeded } from '../http/attempt.ts'
import { endSession, keepToken, tokenOf } from './sessions.ts'
import { loadProfile } from './sign-in.ts'

/** Tokens by audience; whoever is missing is not signed in. */
export type Tokens = Partial<Record<Audience, string | undefined>>

/** The tokens of this browser. */
export const tokensHere = (): Tokens => Object.fromEntries(audiences.map(audience => [audience, tokenOf(audience)]))

/** Replaces the sessions of this browser by others. A token that the backend does not know is dropped without a message. */
export const takeSessions = async (tokens: Tokens): Promise<void> => {
  for (const audience of audiences) {
    const token = tokens[audience]
    endSession(audience)
    if (!token) continue
    keepToken(audience, token)
    if (!(await succeeded(loadProfile(audience, true)))) endSession(audience)
  }
}
