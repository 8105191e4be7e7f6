import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { root } from '../lib/command-line.ts'

/** The app with the backend in the page, with reload on change: not listening yet. */
export const devServer = (port: number, more: InlineConfig = {}): Promise<ViteDevServer> =>
  createServer({ root, mode: 'mock', server: { host: 'localhost', port, strictPort: true }, ...more })
