import { adminNodes } from '#mocks/seeds/system/menus-admin.ts'
import { sellerNodes } from '#mocks/seeds/system/menus-seller.ts'
import { shopRoutes, userRoutes, type StorefrontRoute } from '#src/app/routes.ts'
import { screenOfFile, screenOfView } from '#src/lib/menu/view-file.ts'

/** A screen such as `shop/store` or `admin/goods-brands`, and one of its paths such as `/store/:id`. */
export type Screen = { readonly name: string; readonly path: string }

/** The file of the page that a route loads. */
const pageFileOf = ({ lazy }: StorefrontRoute): string => `src/${/pages\/[\w/-]+\.page\.tsx/.exec(String(lazy))?.[0] ?? ''}`

const screens: readonly Screen[] = [
  ...[...shopRoutes, ...userRoutes].map(route => ({ name: screenOfFile(pageFileOf(route)), path: route.path })),
  ...[...adminNodes, ...sellerNodes].flatMap(([, , , , , , path, view]) =>
    path && view ? [{ name: screenOfView(view), path }] : [],
  ),
]

/** The screens whose page is among these files, once per path. */
export const screensIn = (files: Iterable<string>): Screen[] => {
  const names = new Set([...files].filter(file => /\.page\.tsx?$/.test(file)).map(screenOfFile))
  return screens.filter(({ name }) => names.has(name))
}

/** Escapes text for a regular expression. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether the code of a suite contains a path: in a string, or in a regular expression with escaped slashes. */
export const names = (text: string, { path }: Screen): boolean => {
  if (path === '/') return /(goto|visit)\((page, )?'\/'/.test(text)
  const [stem = '', parameter] = path.split('/:')
  const end = parameter === undefined || parameter.endsWith('?') ? '(?![\\w-])' : '\\\\?/'
  return new RegExp(`(?<![\\w#.}])${escaped(stem).replaceAll('/', '\\\\?/')}${end}`).test(text)
}
