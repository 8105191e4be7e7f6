import { expect, type Page } from '@playwright/test'
import { adminMenu, sellerMenu, type MenuNode } from '#contracts/api/system/menus.ts'
import type { Call } from '../calls.ts'

/** A screen of a back office: its path, and its names in both languages. */
export type Screen = { readonly path: string; readonly names: readonly string[] }

const screensIn = (nodes: readonly MenuNode[]): Screen[] =>
  nodes.flatMap(({ apis, view, name, ename, children = [] }) => [
    ...(apis && view ? [{ path: apis, names: [name, ename] }] : []),
    ...screensIn(children),
  ])

/** The screens in the menu of an account. */
export const screensOf = async (as: Call, audience: 'admin' | 'seller'): Promise<Screen[]> => {
  const query = { type: 'getChildren' } as const
  return screensIn(audience === 'admin' ? await as(adminMenu, { query }) : await as(sellerMenu, { query }))
}

/** Expects the screen to be shown under its name. */
export const isOpen = async (page: Page, { path, names }: Screen): Promise<void> => {
  const title = page.getByRole('heading', { level: 1 })
  await expect(async () => expect(names, `the heading of ${path}`).toContain((await title.innerText()).trim())).toPass()
}
