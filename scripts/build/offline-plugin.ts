import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ours = join(import.meta.dirname, '../../mocks/hosts/page/offline/worker.js')

/** The name that msw gives its worker. */
const workerFile = 'mockServiceWorker.js'

/** Where hosts without rewrites look when a path is not there: Pages hosts answer with it, and the app finds the screen. */
const notFoundFile = '404.html'

/**
 * Makes a build that opens without a network: puts the list of its files and the worker that keeps them in front of msw's worker,
 * and copies the page for hosts that cannot rewrite addresses.
 */
export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      const worker = bundle[workerFile]
      // Workers of the app are bundled on their own and have neither.
      if (page?.type !== 'asset' || worker?.type !== 'asset') return
      this.emitFile({ type: 'asset', fileName: notFoundFile, source: page.source })
      const files = ['./', ...Object.keys(bundle).filter(name => name.startsWith('assets/'))].sort()
      const code = readFileSync(ours, 'utf8')
      const version = createHash('sha256').update(page.source).update(files.join()).update(code).digest('hex').slice(0, 12)
      worker.source = `const version = '${version}'\nconst files = ${JSON.stringify(files)}\n${code}\n${String(worker.source)}`
    },
  },
})
