import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, stop } from '../scripts/lib/command-line.ts'

/**
 * Installs what a bench needs on first use, with a lockfile of its own, because it is larger than the rest of the project.
 * @param folder name of the folder in bench
 * @returns the folder's path
 */
export const installBeside = (folder: string, what: string): string => {
  const path = join(root, 'bench', folder)
  if (existsSync(join(path, 'node_modules'))) return path
  console.log(`Installing ${what} for the bench; this happens once.`)
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: path,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop(`Could not install ${what}. See the lines above.`)
  return path
}
