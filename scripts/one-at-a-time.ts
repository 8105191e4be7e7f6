import { mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Whoever holds on longer, in milliseconds, has ended without letting go. */
const longest = 60_000

const isTaken = (lock: string) => {
  try {
    mkdirSync(lock)
    return false
  } catch {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > longest) rmSync(lock, { recursive: true, force: true })
    return true
  }
}

/** Does a piece of work while no other process does a piece of the same name; `lock` is a folder that stands meanwhile. */
export const oneAtATime = async <Result>(lock: string, work: () => Promise<Result>): Promise<Result> => {
  mkdirSync(dirname(lock), { recursive: true })
  while (isTaken(lock)) await pause(100)
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
