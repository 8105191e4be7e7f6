import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { axePath } from '../../e2e/axe-path.ts'

const file = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'))

/** Makes a preview server serve axe, so that the browser caches its compiled code. */
export const servesAxe = (): Plugin => ({
  name: 'axe',
  configurePreviewServer: server => {
    server.middlewares.use(axePath, (_, answer) => {
      answer.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'max-age=3600').end(readFileSync(file))
    })
  },
})
