import type { Locator, Page } from '@playwright/test'
import { expect } from '../test.ts'
import { labelOf, type T } from '../words.ts'

/** What the tests of the user centre do on its pages. */
export const userPageOf = (page: Page, t: T) => {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  return {
    main,
    dialog,
    /** Types into fields by their labels. */
    fill: async (values: Readonly<Record<string, string>>, place: Locator = main) => {
      for (const [label, value] of Object.entries(values))
        await place
          .locator('input, textarea')
          .and(place.getByLabel(labelOf(label)))
          .fill(value)
    },
    press: (name: string, place: Locator = main) => place.getByRole('button', { name, exact: true }).click(),
    /** Turns to a tab. */
    choose: (name: string) => main.getByRole('tab', { name, exact: true }).click(),
    /** A toast shows the message; a live region announces the same text to screen readers. */
    showsToast: (words: string | RegExp) => expect(page.getByText(words).filter({ visible: true }).last()).toBeVisible(),
    /** Chooses province, city and district: the first that each list offers, where nothing is chosen yet. */
    chooseArea: async () => {
      for (const name of ['address.province', 'address.city', 'address.district'] as const) {
        const list = main.getByRole('combobox', { name: t(name) })
        await expect(list).toBeEnabled()
        if ((await list.inputValue()) === '0') await list.selectOption({ index: 1 })
      }
    },
    agreeToTerms: () => main.getByRole('checkbox', { name: t('agreement.agree') }).check(),
    /** Says OK in a question. */
    agree: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    signInAs: async (username: string, password: string) => {
      await main.getByLabel(labelOf(t('field.username'))).fill(username)
      await main.getByLabel(labelOf(t('field.password'))).fill(password)
      await main.getByRole('button', { name: t('shop.signIn'), exact: true }).click()
    },
  }
}
