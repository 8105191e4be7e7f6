/**
 * Libraries that run in a browser. Vite bundles them before anything is served; found one by one, they would make it
 * start over while a page is open, and a page would hold two copies of React.
 */
export const prebundled = [
  '@fluentui/react-components',
  '@fluentui/react-datepicker-compat',
  '@fluentui/react-icons',
  '@hookform/resolvers/zod',
  '@vant/area-data',
  'axios',
  'dayjs',
  'dompurify',
  'hono',
  'hono/cors',
  'i18next',
  'msw/browser',
  'msw/http',
  'qs',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-i18next',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'swr',
  'zod',
]
