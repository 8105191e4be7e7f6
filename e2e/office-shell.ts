import type { Locator, Page } from '@playwright/test'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import type { Language, T } from './words.ts'

/** The name of a menu entry in a language. */
export const named = (language: Language) => (node: MenuNode | undefined) =>
  (language === 'en' && node?.ename) || node?.name || ''

/** The entries of a menu on all levels. */
export const everyNode = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap(node => [node, ...everyNode(node.children ?? [])])

/** The parts around a screen of a back office. */
export const shellOf = (page: Page, t: T): Record<'modules' | 'side' | 'crumbs' | 'main', Locator> => ({
  modules: page.getByRole('navigation', { name: t('office.modules') }),
  side: page.getByRole('complementary'),
  crumbs: page.getByRole('navigation', { name: t('office.crumbs') }).getByRole('listitem'),
  main: page.getByRole('main'),
})
