import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'

/** Icons are imported one by one, because all of them together are 17 MB. */
const iconImport = /'(@fluentui\/react-icons\/svg\/[\w-]+)'/g

const icons = filesBelow(root, ['src', 'stories'], /\.tsx?$/).flatMap(file =>
  [...readFileSync(join(root, file), 'utf8').matchAll(iconImport)].flatMap(match => match[1] ?? []),
)

/**
 * Libraries that run in the browser. Vite bundles them before it serves anything. If it discovered them later, it would reload
 * open pages, which could then load two copies of React.
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
