import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { normalizePath, type Plugin } from 'vite'
import { root } from '../lib/command-line.ts'

const folder = `${normalizePath(join(root, 'mocks'))}/`

/** The only door of the backend to a page. */
export const mockEntry = '/mocks/hosts/page/browser.ts'
const entry = normalizePath(join(root, mockEntry))

/** What pages hold once: descriptions of calls, which screens use, too, and libraries. */
const shared = [/^#contracts\//, /^[a-z@]/]

const bundle = async () => {
  const work = await rolldown({ input: entry, cwd: root, external: shared, treeshake: false })
  const { output } = await work.generate({ format: 'esm', sourcemap: 'hidden', codeSplitting: false })
  await work.close()
  return output[0]
}

let made: ReturnType<typeof bundle> | undefined

/** The backend in the page as one module, with the map to its files; made again after a change. */
export const bundleMock = () => (made ??= bundle())

/** Whether the bundle is made of a file; of any in the folder where it could not be made. */
const isPart = async (file: string): Promise<boolean> => {
  const last = await made?.catch(() => undefined)
  return file.startsWith(folder) && (!last || last.moduleIds.some(id => normalizePath(id) === file))
}

/**
 * While developing, the backend in the page comes as one module instead of two hundred and thirty, which a browser would ask for
 * one by one at every reload. Its source maps stay; a change in it reloads the page, as it always did.
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
