import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const worker = join(import.meta.dirname, '../../mocks/hosts/page/offline/worker.js')

/**
 * Makes a build that opens without a network: adds the service worker that keeps its files, and their list.
 * Hosts that cannot rewrite addresses answer with `404.html` where a path is not there: the app finds the screen.
 */
export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const emit = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source })
      const page = bundle['index.html']
      emit('worker.js', readFileSync(worker))
      // A visitor without a network has no use for source maps.
      const kept = Object.keys(bundle).filter(name => name.startsWith('assets/') && !name.endsWith('.map'))
      emit('files.json', JSON.stringify(kept))
      if (page?.type === 'asset') emit('404.html', page.source)
    },
  },
})
