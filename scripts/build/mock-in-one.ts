import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { normalizePath, type Plugin } from 'vite'
import { root } from '../lib/command-line.ts'

const folder = `${normalizePath(join(root, 'mocks'))}/`

/** The only module of the mock that pages import. */
export const mockEntry = '/mocks/hosts/page/browser.ts'
const entry = normalizePath(join(root, mockEntry))

/** Modules that the app and the mock must share: descriptions of calls, which screens use, too, and libraries. */
const shared = [/^#contracts\//, /^[a-z@]/]

const bundle = async () => {
  const work = await rolldown({ input: entry, cwd: root, external: shared, treeshake: false })
  const { output } = await work.generate({ format: 'esm', sourcemap: 'hidden', codeSplitting: false })
  await work.close()
  return output[0]
}

let made: ReturnType<typeof bundle> | undefined

/** Bundles the mock in the page to one module with a source map; the result is cached until a file changes. */
export const bundleMock = () => (made ??= bundle())

/** Whether the bundle contains a file; any file in the folder if bundling failed. */
const isPart = async (file: string): Promise<boolean> => {
  const last = await made?.catch(() => undefined)
  return file.startsWith(folder) && (!last || last.moduleIds.some(id => normalizePath(id) === file))
}

/**
 * In development, bundles the mock to one module instead of two hundred and thirty, which the browser would request one by one on
 * every reload. Source maps are kept; a change reloads the page as before.
 */
export const mockInOne = (): Plugin => ({
  name: 'mock-in-one',
  apply: 'serve',
  enforce: 'pre',
  load: {
    filter: { id: entry },
    handler: async () => {
      const { code, map } = await bundleMock()
      return { code, map, moduleType: 'js' }
    },
  },
  hotUpdate: {
    async handler({ file, modules }) {
      if (!(await isPart(file))) return modules
      made = undefined
      const whole = this.environment.moduleGraph.getModuleById(entry)
      return whole ? [whole] : modules
    },
  },
})
