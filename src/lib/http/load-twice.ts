/** Milliseconds after which a part is asked for once more. */
const pause = 500

/**
 * Loads a part of the app, and once more where that fails: connections break, and a page that misses one part does not start.
 * @throws what the second try throws.
 */
export const loadTwice = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load()
  } catch {
    await new Promise(done => setTimeout(done, pause))
    return load()
  }
}
