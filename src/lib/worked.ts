import { Failure } from './failure.ts'

/**
 * Whether a call, or work that makes calls, succeeded. That a call failed has been told by `call` already, so callers only undo
 * what they began; whatever else goes wrong is a fault of ours and is thrown on.
 */
export const worked = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
