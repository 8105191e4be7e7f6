import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, stop } from '../lib/command-line.ts'

/**
 * Installs what a bench needs beside it, with a lockfile of its own, when it is first wanted: it weighs more than the rest of the project.
 * @param folder in scripts/bench
 * @returns the folder's path
 */
export const installBeside = (folder: string, what: string): string => {
  const path = join(root, 'scripts/bench', folder)
  if (existsSync(join(path, 'node_modules'))) return path
  console.log(`Installing ${what} beside the bench; this happens once.`)
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: path,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop(`Could not install ${what}. Read the lines above.`)
  return path
}
