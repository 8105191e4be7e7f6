import { expect, type Locator, type Page } from '@playwright/test'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { adminMenu, sellerMenu, type MenuNode } from '#contracts/api/system/menus.ts'
import { loginPathOf } from '#contracts/wire/audience.ts'
import type { Call } from './calls.ts'
import { escaped, labelOf, type T } from './words.ts'

/** Values by the label of their field. */
type ByLabel = Readonly<Record<string, string>>

/** Types into a text field, or chooses the option of a list. */
const enter = async (place: Locator, label: string, value: string) => {
  const field = place.getByLabel(labelOf(label))
  if ((await field.getAttribute('role')) !== 'combobox') return field.fill(value)
  await field.click()
  return place.page().getByRole('option', { name: value, exact: true }).click()
}

/**
 * Chooses an option of an open list, and closes the list if it stays open for the next level of a tree. A plain
 * list closes by itself, perhaps a moment later, and Escape would then close the dialog around it.
 */
export const takeOption = async (option: Locator): Promise<void> => {
  const levels = option.page().locator('[role=listbox][data-level]')
  await option.waitFor()
  const isTree = (await levels.count()) > 0
  await option.click()
  if (isTree && (await levels.first().isVisible())) await option.page().keyboard.press('Escape')
}

/** Types a date into its field and closes the calendar that opened. */
const enterDay = async (field: Locator, day: string) => {
  await field.fill(day.slice(0, 'YYYY-MM-DD'.length))
  await field.press('Enter')
  await field.page().keyboard.press('Escape')
}

/** The menu nodes from a module down to the page at `path`. */
const wayTo = (nodes: readonly MenuNode[], path: string): MenuNode[] => {
  for (const node of nodes) {
    if (node.apis === path) return [node]
    const below = wayTo(node.children ?? [], path)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** Page object for what all screens of the back offices share. Find anything else by role. */
export const backOfficeOf = (page: Page, t: T) => {
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const yes = dialog
    .locator('button[type=submit]')
    .or(button(dialog, t('btn.ok')))
    .or(button(dialog, t('refunds.sendDecision')))
  const grid = page.getByRole('grid').or(page.getByRole('treegrid'))
  return {
    page,
    row,
    dialog,
    grid,
    /** The body rows; the message of an empty table does not count as a row. */
    rows: () => grid.locator('tbody tr[aria-rowindex]'),
    heading: (label: string) => page.getByRole('columnheader', { name: label, exact: true }),
    /** Opens a table page and waits for its rows. */
    open: async (path: string) => {
      await page.goto(path)
      await expect(grid).toHaveAttribute('aria-busy', 'false')
    },
    /** Expects the message at this field of the dialog, and not merely somewhere in it. */
    marks: (label: string, words: string) =>
      expect(
        dialog
          .getByLabel(labelOf(label))
          .or(dialog.getByRole('group', { name: label }))
          .first(),
      ).toHaveAccessibleDescription(words),
    /** Waits until the list has finished loading. */
    settled: () => expect(grid).toHaveAttribute('aria-busy', 'false'),
    /** Signs in through the login form of the office: an administrator's, or the sellers' for anybody else. */
    signIn: async (who: AccountName) => {
      const { audience, username, password } = accounts[who]
      await page.goto(loginPathOf(audience === 'admin' ? 'admin' : 'seller'))
      await page.getByLabel(labelOf(t('field.username'))).fill(username)
      await page.getByLabel(labelOf(t('field.password'))).fill(password)
      await button(page, t('login.submit')).click()
      await expect(page.getByRole('navigation', { name: t('office.crumbs') })).toBeVisible()
    },
    /** Opens a page through the menu that the server sends. */
    follow: async (path: string, as: Call, audience: 'admin' | 'seller') => {
      const query = { type: 'getChildren' } as const
      const menu = audience === 'admin' ? await as(adminMenu, { query }) : await as(sellerMenu, { query })
      const [module, ...below] = wayTo(menu, path)
      const names = (node: MenuNode) => new RegExp(`^\\s*(${node.name}|${node.ename})\\s*$`)
      if (!module) throw new Error(`The menu has no page ${path}.`)
      const modules = page.getByRole('navigation', { name: t('office.modules') })
      const tab = modules.getByRole('link', { name: names(module) }).or(modules.getByRole('button', { name: names(module) }))
      // A module without room is in the menu at the end of the row.
      if (await tab.isVisible()) await tab.click()
      else {
        await button(modules, t('office.more')).click()
        await page.getByRole('menuitem', { name: names(module) }).click()
      }
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
    /** Fills in the search bar, submits it, and waits until the list holds `count` rows. */
    search: async (values: ByLabel, count: number) => {
      const bar = page.getByRole('search', { name: t('table.searchBar') })
      if (!(await bar.isVisible())) await button(page, t('btn.search')).click()
      for (const [label, value] of Object.entries(values)) await enter(bar, label, value)
      await button(bar, t('btn.query')).click()
      await expect(page.getByText(t('table.total', { count }), { exact: true })).toBeVisible()
    },
    /** Searches by one field: types the value, chooses it (an empty value: the first option), or enters its date. */
    searchBy: async (label: string, value: string): Promise<void> => {
      const bar = page.getByRole('search', { name: t('table.searchBar') })
      if (!(await bar.isVisible())) await button(page, t('btn.search')).click()
      await button(bar, t('btn.reset')).click()
      const more = button(bar, t('btn.open'))
      if (await more.isVisible()) await more.click()
      const field = bar.getByLabel(label, { exact: true })
      const range = bar.getByRole('group', { name: label, exact: true })
      const days = field.and(page.locator('[aria-haspopup=dialog]')).or(range.locator('[aria-haspopup=dialog]'))
      // The code of the calendar loads on demand: until then a plain box is in its place.
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
    /** Fills in the open form. */
    fill: async (values: ByLabel) => {
      for (const [label, value] of Object.entries(values)) await enter(dialog, label, value)
    },
    /** The button of the open dialog that does what the dialog is for. */
    yes,
    /** Presses it and waits until the dialog has closed. */
    confirm: async () => {
      await yes.click()
      await expect(dialog).toBeHidden()
    },
  }
}

export type BackOffice = ReturnType<typeof backOfficeOf>
