import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/command-line.ts'

/** The copies, named after the process that serves them. */
const copies = 'dist/served'

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const removeOld = (folder: string): void => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (!isRunning(Number(name))) rmSync(join(folder, name), { recursive: true, force: true })
}

/**
 * Copies a build for this process, so that a build made meanwhile does not take away the files of a run: its pages then fail with
 * "Failed to fetch dynamically imported module". The copy is removed when the process ends; copies of killed processes, by the
 * next call.
 * @param folder the build, relative to `within`.
 * @returns the copy, relative to `within`.
 */
export const ownCopy = (folder: string, within = root): string => {
  removeOld(join(within, copies))
  const copy = `${copies}/${process.pid}`
  const remove = () => rmSync(join(within, copy), { recursive: true, force: true })
  remove()
  cpSync(join(within, folder), join(within, copy), { recursive: true })
  process.once('exit', remove)
  return copy
}
