import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { installBeside } from './install.ts'

const Lighthouse = z.custom<(url: string, flags: object, config?: object) => Promise<unknown>>(one => typeof one === 'function')
const Main = z.object({ default: Lighthouse })
const Preset = z.object({ default: z.record(z.string(), z.unknown()) })

const load = (folder: string, file: string): Promise<unknown> => import(pathToFileURL(join(folder, 'node_modules', file)).href)

/**
 * Installs and loads Lighthouse and web-vitals. `desktop` is Lighthouse's own preset; `vitals` is the file of web-vitals to load
 * in a page.
 */
export const webTools = async () => {
  const folder = installBeside('web-peers', 'Lighthouse and web-vitals')
  return {
    lighthouse: Main.parse(await load(folder, 'lighthouse/core/index.js')).default,
    desktop: Preset.parse(await load(folder, 'lighthouse/core/config/desktop-config.js')).default,
    vitals: join(folder, 'node_modules/web-vitals/dist/web-vitals.iife.js'),
  }
}
