import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { root, stop } from '../tell.ts'

const folder = join(root, 'scripts/bench/web-peers')

const Lighthouse = z.custom<(url: string, flags: object, config?: object) => Promise<unknown>>(one => typeof one === 'function')
const Main = z.object({ default: Lighthouse })
const Preset = z.object({ default: z.record(z.string(), z.unknown()) })

const install = (): void => {
  console.log('Installing Lighthouse and web-vitals beside the bench; this happens once.')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop('Lighthouse could not be installed. Read the lines above.')
}

const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, 'node_modules', file)).href)

/**
 * What pages are measured with. It weighs more than the rest of the project, so it is installed when it is first wanted.
 * `desktop` is Lighthouse's own setting; `vitals` is the file of web-vitals that a page can load.
 */
export const webTools = async () => {
  if (!existsSync(join(folder, 'node_modules'))) install()
  return {
    lighthouse: Main.parse(await load('lighthouse/core/index.js')).default,
    desktop: Preset.parse(await load('lighthouse/core/config/desktop-config.js')).default,
    vitals: join(folder, 'node_modules/web-vitals/dist/web-vitals.iife.js'),
  }
}
