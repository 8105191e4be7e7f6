import type { Locator, Page } from '@playwright/test'
import { expect } from '../test.ts'
import { labelOf, type T } from '../words.ts'

/** Page object for the user centre. */
export const userPageOf = (page: Page, t: T) => {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  return {
    main,
    dialog,
    /** Fills in fields by their labels. */
    fill: async (values: Readonly<Record<string, string>>, place: Locator = main) => {
      for (const [label, value] of Object.entries(values))
        await place
          .locator('input, textarea')
          .and(place.getByLabel(labelOf(label)))
          .fill(value)
    },
    press: (name: string, place: Locator = main) => place.getByRole('button', { name, exact: true }).click(),
    /** Opens a tab. */
    choose: (name: string) => main.getByRole('tab', { name, exact: true }).click(),
    /** A toast shows the message; a live region announces the same text to screen readers. */
    showsToast: (words: string | RegExp) => expect(page.getByText(words).filter({ visible: true }).last()).toBeVisible(),
    /** Chooses the first province, city and district offered, if none is chosen yet. */
    chooseArea: async () => {
      for (const name of ['address.province', 'address.city', 'address.district'] as const) {
        const list = main.getByRole('combobox', { name: t(name) })
        await expect(list).toBeEnabled()
        if ((await list.inputValue()) === '0') await list.selectOption({ index: 1 })
      }
    },
    agreeToTerms: () => main.getByRole('checkbox', { name: t('agreement.agree') }).check(),
    /** Confirms a dialog with this button. */
    agree: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    signInAs: async (username: string, password: string) => {
      await main.getByLabel(labelOf(t('field.username'))).fill(username)
      await main.getByLabel(labelOf(t('field.password'))).fill(password)
      await main.getByRole('button', { name: t('shop.signIn'), exact: true }).click()
    },
  }
}
