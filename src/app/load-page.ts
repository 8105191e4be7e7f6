/** Timeout for loading a page's code, in ms. Source: RTE-9. */
const timeLimit = 120_000

/** A page's code failed to load or timed out. */
export class LoadingError extends Error {
  constructor(cause: unknown) {
    super('Loading a part of the app failed.', { cause })
    this.name = 'LoadingError'
  }
}

/**
 * Loads a page's code.
 * @throws LoadingError if it fails or takes longer than 120 seconds. Source: RTE-9.
 */
export const loadPage = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${timeLimit / 1000} seconds.`)), timeLimit)
  })
  try {
    return await Promise.race([load(), tooLate])
  } catch (error) {
    console.error(error)
    throw new LoadingError(error)
  } finally {
    clearTimeout(timer)
  }
}
