import { expect, type Page } from '@playwright/test'
import { adminMenu, sellerMenu, type MenuNode } from '#contracts/api/system/menus.ts'
import type { Call } from '../calls.ts'

/** A screen of a back office: where it is, and its names in both languages. */
export type Screen = { readonly path: string; readonly names: readonly string[] }

const screensIn = (nodes: readonly MenuNode[]): Screen[] =>
  nodes.flatMap(({ apis, view, name, ename, children = [] }) => [
    ...(apis && view ? [{ path: apis, names: [name, ename] }] : []),
    ...screensIn(children),
  ])

/** The screens that the menu of an account offers. */
export const screensOf = async (as: Call, audience: 'admin' | 'seller'): Promise<Screen[]> => {
  const query = { type: 'getChildren' } as const
  return screensIn(audience === 'admin' ? await as(adminMenu, { query }) : await as(sellerMenu, { query }))
}

/** The screen is there under its name. */
export const isOpen = async (page: Page, { path, names }: Screen): Promise<void> => {
  const title = page.getByRole('heading', { level: 1 })
  await expect(async () => expect(names, `the heading of ${path}`).toContain((await title.innerText()).trim())).toPass()
}
