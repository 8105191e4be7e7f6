import { expect, type Locator, type Page } from '@playwright/test'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { adminMenu, sellerMenu, type MenuNode } from '#contracts/api/system/menus.ts'
import type { Call } from './calls.ts'
import { escaped, labelOf, type T } from './words.ts'

/** Values by the label of their field. */
type ByLabel = Readonly<Record<string, string>>

/** Types into a field, or chooses from a list, whichever it is. */
const enter = async (place: Locator, label: string, value: string) => {
  const field = place.getByLabel(labelOf(label))
  if ((await field.getAttribute('role')) !== 'combobox') return field.fill(value)
  await field.click()
  return place.page().getByRole('option', { name: value, exact: true }).click()
}

/**
 * Takes an entry of an open list, and shuts the list where it stays open for the next level of a tree. A plain
 * list closes by itself, perhaps a moment later, and Escape would then shut the dialog around it.
 */
export const takeOption = async (option: Locator): Promise<void> => {
  const levels = option.page().locator('[role=listbox][data-level]')
  await option.waitFor()
  const isTree = (await levels.count()) > 0
  await option.click()
  if (isTree && (await levels.first().isVisible())) await option.page().keyboard.press('Escape')
}

/** Types a day into its field and shuts the calendar that opened. */
const enterDay = async (field: Locator, day: string) => {
  await field.fill(day.slice(0, 'YYYY-MM-DD'.length))
  await field.press('Enter')
  await field.page().keyboard.press('Escape')
}

/** The nodes from a module down to the page at `path`. */
const wayTo = (nodes: readonly MenuNode[], path: string): MenuNode[] => {
  for (const node of nodes) {
    if (node.apis === path) return [node]
    const below = wayTo(node.children ?? [], path)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** Drives what all screens of the back offices share; anything else on them is found by role. */
export const backOfficeOf = (page: Page, t: T) => {
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const grid = page.getByRole('grid').or(page.getByRole('treegrid'))
  return {
    page,
    row,
    dialog,
    grid,
    /** The rows below the head; the message of an empty table is not a row. */
    rows: () => grid.locator('tbody tr[aria-rowindex]'),
    heading: (label: string) => page.getByRole('columnheader', { name: label, exact: true }),
    /** Goes to a table and waits for its rows. */
    open: async (path: string) => {
      await page.goto(path)
      await expect(grid).toHaveAttribute('aria-busy', 'false')
    },
    /** Waits until the list is not on its way any more. */
    settled: () => expect(grid).toHaveAttribute('aria-busy', 'false'),
    /** Signs in by hand. */
    signIn: async (who: AccountName) => {
      const { audience, username, password } = accounts[who]
      await page.goto(audience === 'admin' ? '/Admin/login' : '/Seller/login')
      await page.getByLabel(labelOf(t('field.username'))).fill(username)
      await page.getByLabel(labelOf(t('field.password'))).fill(password)
      await button(page, t('login.submit')).click()
      await expect(page.getByRole('navigation', { name: t('office.modules') })).toBeVisible()
    },
    /** Goes to a page through the menu that the server sends. */
    follow: async (path: string, as: Call, audience: 'admin' | 'seller') => {
      const query = { type: 'getChildren' } as const
      const menu = audience === 'admin' ? await as(adminMenu, { query }) : await as(sellerMenu, { query })
      const [module, ...below] = wayTo(menu, path)
      const names = (node: MenuNode) => new RegExp(`^\\s*(${node.name}|${node.ename})\\s*$`)
      if (!module) throw new Error(`The menu leads nowhere to ${path}.`)
      const modules = page.getByRole('navigation', { name: t('office.modules') })
      await modules
        .getByRole('link', { name: names(module) })
        .or(modules.getByRole('button', { name: names(module) }))
        .click()
      const side = page.getByRole('complementary')
      const last = below.at(-1) ?? module
      const entry = side.getByRole('link', { name: names(last) })
      // Parent groups open automatically if they contain the first page of the module.
      await expect(async () => {
        for (const node of below.slice(0, -1)) {
          const shut = side.getByRole('button', { name: names(node), expanded: false })
          if (await shut.isVisible()) await shut.click({ timeout: 1000 })
        }
        await entry.click({ timeout: 1000 })
      }).toPass()
      await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`))
    },
    /** Fills the search bar, asks, and waits until the list holds as many rows as expected. */
    search: async (values: ByLabel, count: number) => {
      const bar = page.getByRole('search', { name: t('table.searchBar') })
      if (!(await bar.isVisible())) await button(page, t('btn.search')).click()
      for (const [label, value] of Object.entries(values)) await enter(bar, label, value)
      await button(bar, t('btn.query')).click()
      await expect(page.getByText(t('table.total', { count }), { exact: true })).toBeVisible()
    },
    /** Searches by one field alone: types the value, takes it from a list (nothing: the first entry), or asks for the day of the value. */
    searchBy: async (label: string, value: string): Promise<void> => {
      const bar = page.getByRole('search', { name: t('table.searchBar') })
      if (!(await bar.isVisible())) await button(page, t('btn.search')).click()
      await button(bar, t('btn.reset')).click()
      const more = button(bar, t('btn.open'))
      if (await more.isVisible()) await more.click()
      const field = bar.getByLabel(label, { exact: true })
      const range = bar.getByRole('group', { name: label, exact: true })
      const days = field.and(page.locator('[aria-haspopup=dialog]')).or(range.locator('[aria-haspopup=dialog]'))
      // Where a day is asked for, a box keeps the place of the calendar until its code has come.
      await expect(field.or(range).first()).toBeVisible()
      await expect(range.locator('div[aria-hidden=true]')).toHaveCount(0)
      if ((await days.count()) > 0) for (const day of await days.all()) await enterDay(day, value)
      else if ((await field.getAttribute('role')) === 'combobox') {
        await field.click()
        const options = page.getByRole('option')
        await takeOption(value === '' ? options.first() : options.filter({ hasText: new RegExp(`^${escaped(value)}$`) }).first())
      } else await field.fill(value)
      await button(bar, t('btn.query')).click()
    },
    select: (text: string) => row(text).getByRole('checkbox').check(),
    /** Fills the open form. */
    fill: async (values: ByLabel) => {
      for (const [label, value] of Object.entries(values)) await enter(dialog, label, value)
    },
    /** Says OK in the open dialog and waits until it is gone. */
    confirm: async () => {
      await button(dialog, t('btn.ok')).click()
      await expect(dialog).toBeHidden()
    },
  }
}

export type BackOffice = ReturnType<typeof backOfficeOf>
