import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import about from './package.json' with { type: 'json' }
import { fetchEarly } from './scripts/build/fetch-early.ts'
import { mockInOne } from './scripts/build/mock-in-one.ts'
import { offline } from './scripts/build/offline-plugin.ts'
import { prebundled } from './scripts/build/prebundled.ts'

/** What every page needs: in one chunk, because many small ones compress badly. */
const base =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|axios|zod|i18next|react-i18next|@griffel|stylis|rtl-css-js|keyborg|use-sync-external-store)\//

/** What the home page needs, in one chunk. */
const first = /[\\/]src[\\/](main\.tsx|app[\\/]storefront[\\/]storefront-layout\.tsx|pages[\\/]shop[\\/]home\.page\.tsx)$/

/**
 * What lazy parts share is fetched with the first page when so many of them do. For a server fewer would drag the back offices
 * along; the backend in the page uses every contract anyway, and each file costs a trip through its worker.
 */
const groupsOf = {
  server: [
    { name: 'first', test: first },
    { name: 'common', minShareCount: 70 },
  ],
  mock: [
    { name: 'common', minShareCount: 20 },
    { name: 'contracts', test: /\/contracts\/api\// },
  ],
}

/** The maps of what is bundled beforehand would be four fifths of what a page fetches while developing: it goes without. */
const noMapsOfPackages: Plugin = {
  name: 'no-maps-of-packages',
  apply: 'serve',
  config: () => ({
    optimizeDeps: {
      rolldownOptions: { plugins: [{ name: 'no-maps', outputOptions: options => ({ ...options, sourcemap: false }) }] },
    },
  }),
  // An empty map keeps Vite from drawing one up; it looks at the map of changed code only.
  transform: { filter: { id: /\/\.vite\/deps\// }, handler: code => ({ code: `${code}\n`, map: { mappings: '' } }) },
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
    plugins: [
      react(),
      noMapsOfPackages,
      fetchEarly(mode === 'mock'),
      ...(mode === 'mock' ? [mockInOne(), msw({ mode: 'worker-only' }), offline()] : []),
    ],
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
          ...(mode === 'mock' ? ['mocks/hosts/page/browser.ts'] : []),
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
