import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import about from './package.json' with { type: 'json' }
import { offline } from './scripts/offline-plugin.ts'
import { prebundled } from './scripts/prebundled.ts'

/** What every page needs: in one chunk, because many small ones compress badly. */
const base =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|axios|zod|i18next|react-i18next|@griffel|stylis|rtl-css-js|keyborg|use-sync-external-store)\//

/**
 * What lazy parts share is fetched with the first page when so many of them do. For a server fewer would drag the back offices
 * along; the backend in the page uses every contract anyway, and each file costs a trip through its worker.
 */
const groupsOf = {
  server: [{ name: 'common', minShareCount: 70 }],
  mock: [
    { name: 'common', minShareCount: 20 },
    { name: 'contracts', test: /\/contracts\/api\// },
  ],
}

/** While developing, the backend's modules are fetched together with the app's, not after them. */
const fetchMockEarly: Plugin = {
  name: 'fetch-mock-early',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/mocks/browser.ts' }, injectTo: 'head' }],
}

/** The router's package hands out its development build, warnings included, unless asked by file. */
const routerForUsers = ['react-router', 'react-router/dom'].map(name => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)).replace(/([/\\])development([/\\])/, '$1production$2'),
}))

/** Mode `mock` carries the backend inside the page. Otherwise /api goes to the server that VITE_API_URL or, through the proxy, API_URL names. */
export default defineConfig(({ command, mode }) => {
  const { API_URL } = loadEnv(mode, process.cwd(), '')
  return {
    plugins: [react(), ...(mode === 'mock' ? [msw({ mode: 'worker-only' }), offline(), fetchMockEarly] : [])],
    define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(about.version) },
    ...(command === 'build' && { resolve: { alias: routerForUsers } }),
    optimizeDeps: { include: prebundled },
    worker: { format: 'es' as const },
    server: {
      port: 5173,
      warmup: {
        clientFiles: [
          'src/main.tsx',
          'src/app/storefront/*.tsx',
          'src/pages/shop/home.page.tsx',
          ...(mode === 'mock' ? ['mocks/browser.ts'] : []),
        ],
      },
      ...(API_URL && { proxy: { '/api': { target: API_URL, changeOrigin: true } } }),
    },
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: {
          // The first page names a hundred chunks that it may ask for: short names save 3 kB of it.
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: {
            groups: [{ name: 'base', test: base }, ...groupsOf[mode === 'mock' ? 'mock' : 'server']],
          },
        },
      },
    },
  }
})
