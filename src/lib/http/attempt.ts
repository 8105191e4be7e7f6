import { Failure } from './failure.ts'

/** Returns the reply of a call, or undefined if the call failed. Other errors are bugs and are thrown. */
export const attempt = async <Answer>(work: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/**
 * True if a call, or work that makes calls, succeeded. `call` has reported a failure already, so callers only undo what they
 * began. Other errors are bugs and are thrown.
 */
export const succeeded = async (work: Promise<unknown>): Promise<boolean> => (await attempt(work.then(() => true))) ?? false
