import { Failure } from './failure.ts'

/** What a call answered; nothing where it failed. Whatever else goes wrong is a bug of ours and is thrown on. */
export const attempt = async <Answer>(work: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/**
 * Whether a call, or work that makes calls, succeeded. That a call failed has been told by `call` already, so callers only undo
 * what they began; whatever else goes wrong is a bug of ours and is thrown on.
 */
export const succeeded = async (work: Promise<unknown>): Promise<boolean> => (await attempt(work.then(() => true))) ?? false
