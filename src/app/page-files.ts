import type { ComponentType } from 'react'
import { loadPage } from './load-page.ts'

type ComponentModule = { default: ComponentType }
type Loaders = Readonly<Record<string, (() => Promise<ComponentModule>) | undefined>>

const storefront: Loaders = import.meta.glob<ComponentModule>('../pages/{shop,user}/**/*.page.tsx')

/** The code of a storefront page, or `undefined` when it has no file. */
export const storefrontPage = (file: string) => {
  const load = storefront[`../pages/${file}.page.tsx`]
  return load && (async () => ({ Component: (await loadPage(load)).default }))
}
