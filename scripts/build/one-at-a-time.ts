import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A lock that was not renewed for so many milliseconds belongs to a process that ended without letting go. */
const longest = 60_000

/** Marks the lock as held by a living process: a build takes minutes on a busy machine. */
const renew = (lock: string) => {
  const now = new Date()
  utimesSync(lock, now, now)
}

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
  const renewing = setInterval(() => renew(lock), longest / 6)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    rmSync(lock, { recursive: true, force: true })
  }
}
