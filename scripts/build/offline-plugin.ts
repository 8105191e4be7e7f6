import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const worker = join(import.meta.dirname, '../../mocks/hosts/page/offline/worker.js')

/**
 * Makes a build work offline: adds the service worker that caches its files, and their list. Static hosts without rewrites serve
 * `404.html` for unknown paths, so the app is copied there and finds the route.
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
      // Source maps are not needed offline.
      const kept = Object.keys(bundle).filter(name => name.startsWith('assets/') && !name.endsWith('.map'))
      emit('files.json', JSON.stringify(kept))
      if (page?.type === 'asset') emit('404.html', page.source)
    },
  },
})
