import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, loadEnv } from 'vite'
import { seedScaleOf } from './mocks/seeds/scale.ts'
import about from './package.json' with { type: 'json' }
import { mockInOne } from './scripts/build/mock-in-one.ts'
import { offline } from './scripts/build/offline-plugin.ts'
import { preload } from './scripts/build/preload-plugin.ts'
import { prebundled } from './scripts/build/prebundled.ts'
import { plantsMutants } from './scripts/mutants/plant.ts'
import { tracesReads } from './scripts/reads/trace-plugin.ts'
import { refusesMalformed } from './scripts/serve/refuse-malformed.ts'

/** Groups of modules that are one file each, because one file loads faster than eighty small ones. */
const chunks = [
  { name: 'start', test: /[\\/]src[\\/]main\.tsx$/, priority: 3 },
  {
    name: 'app',
    test: /[\\/]src[\\/](app[\\/]start-app\.tsx|app[\\/]storefront[\\/]storefront-layout\.tsx|pages[\\/]shop[\\/]home\.page\.tsx)$/,
    priority: 2,
  },
  // Without their dependencies, which pages of the shop need as well.
  {
    name: 'office',
    test: /[\\/]src[\\/](table|app[\\/]back-office)[\\/]/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'icons-shared', test: /[\\/]react-icons[\\/]/, minShareCount: 3, includeDependenciesRecursively: false },
]

/** The demo loads a backend of 636 kB, beside which the number of files matters more than what a page does not need. */
const chunksOfDemo = [
  ...chunks,
  // Only here: in the other builds a page of the shop would evaluate the descriptions of both offices' calls.
  { name: 'contract', test: /[\\/]contracts[\\/]/, priority: 1 },
  { name: 'fluent', test: /[\\/]node_modules[\\/](@fluentui|@griffel|tabster|keyborg)[\\/]/, minShareCount: 2 },
  // Rich text brings its sanitizer, which pages load once they need it.
  {
    name: 'parts',
    test: /[\\/]src[\\/](ui|lib|app)[\\/](?!media[\\/]rich-text)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
]

/** Mode `mock` carries the backend inside the page. Otherwise /api goes to the server that VITE_API_URL or, through the proxy, API_URL names. */
export default defineConfig(({ command, mode }) => {
  const { API_URL, TRACE_READS, SEED_SCALE } = loadEnv(mode, process.cwd(), '')
  const isTracing = command === 'build' && TRACE_READS === '1'
  const isMutating = command === 'build' && process.env.MUTANTS !== undefined
  return {
    plugins: [
      refusesMalformed(),
      react(),
      preload(['app']),
      ...(isTracing ? [tracesReads()] : []),
      ...(isMutating ? [plantsMutants()] : []),
      ...(mode === 'mock' ? [mockInOne(), msw({ mode: 'worker-only' }), offline()] : []),
    ],
    define: {
      'import.meta.env.VITE_APP_VERSION': JSON.stringify(about.version),
      'import.meta.env.TRACE_READS': String(isTracing),
      // Builds are used again by others, who may want another scale.
      ...(command === 'serve' && { 'import.meta.env.SEED_SCALE': JSON.stringify(String(seedScaleOf(SEED_SCALE))) }),
    },
    // Only the app's own entry: the scan would follow every page of HTML in the repository.
    optimizeDeps: { include: prebundled, entries: ['index.html'] },
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
      // The backend in the page is one chunk of 1.7 MB (636 kB gzip), which is loaded after the shell.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { output: { codeSplitting: { groups: mode === 'mock' ? chunksOfDemo : chunks } } },
    },
  }
})
