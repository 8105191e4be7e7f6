import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { root } from '../lib/command-line.ts'

/** Creates Vite's dev server for the app with the mock in the page. It does not listen yet. */
export const devServer = (port: number, more: InlineConfig = {}): Promise<ViteDevServer> =>
  createServer({ root, mode: 'mock', server: { host: 'localhost', port, strictPort: true }, ...more })
