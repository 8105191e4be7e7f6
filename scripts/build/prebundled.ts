import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'

/** Icons come one by one: all of them together are 17 MB that a browser would have to read. */
const iconImport = /'(@fluentui\/react-icons\/svg\/[\w-]+)'/g

const icons = filesBelow(root, ['src', 'stories'], /\.tsx?$/).flatMap(file =>
  [...readFileSync(join(root, file), 'utf8').matchAll(iconImport)].flatMap(match => match[1] ?? []),
)

/**
 * Libraries that run in a browser. Vite bundles them before anything is served; found one by one, they would make it
 * start over while a page is open, and a page would hold two copies of React.
 */
export const prebundled = [
  ...new Set(icons),
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@faker-js/faker/locale/zh_CN',
  '@fluentui/react-charts',
  '@fluentui/react-components',
  '@fluentui/react-datepicker-compat',
  '@hookform/resolvers/zod',
  '@iconify/react/offline',
  '@tanstack/react-virtual',
  '@vant/area-data',
  'axios',
  'dayjs',
  'dompurify',
  'fastest-levenshtein',
  'fflate',
  'hono',
  'hono/cors',
  'i18next',
  'idb-keyval',
  'jsbarcode',
  'msw/browser',
  'msw/http',
  'qs',
  'quill',
  'quill-delta',
  'react',
  'react-dom',
  'react-dom/client',
  'react-error-boundary',
  'react-hook-form',
  'react-i18next',
  'react-quill',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'swr',
  'tabster',
  'uqr',
  'xlsx',
  'zod',
]
