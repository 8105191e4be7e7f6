import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { lock } from 'proper-lockfile'

/** Milliseconds without renewal after which a lock is stale. A build can block its process for a while, so this is generous. */
const stale = 60_000

/**
 * Runs `work` while no other process runs work with the same name.
 * @param name a path that need not exist; the lock is `<name>.lock`.
 */
export const oneAtATime = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  mkdirSync(dirname(name), { recursive: true })
  const release = await lock(name, { realpath: false, stale, retries: { forever: true, minTimeout: 100, maxTimeout: 1000 } })
  try {
    return await work()
  } finally {
    await release()
  }
}
