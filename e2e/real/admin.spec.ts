import { expect, test } from '../test.ts'
import { answerAsRecorded, recordedAdmin, signInAsRecorded } from './recorded.ts'

test.skip(!process.env.E2E_API, 'recorded replies need an app without the mock in the page')

const screens = [...new Set(recordedAdmin.map(({ screen }) => screen))].filter(screen => screen !== '')

for (const screen of screens)
  // Proves TOL-1, TOL-11, GRD-6.
  test(`${screen} and its dialogs render the replies of a real server @real`, async ({ allow, backOffice, page, t }) => {
    allow(/Failed to load resource|a web page came instead of data/)
    await signInAsRecorded(page, 'admin')
    await answerAsRecorded(page, screen, recordedAdmin)

    await page.goto(screen)

    const main = page.getByRole('main')
    const isWhole = async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      for (const failure of ['error.notFound', 'error.broken', 'error.loading', 'ui.errorTitle'] as const)
        await expect(main.getByText(t(failure), { exact: true })).toHaveCount(0)
    }
    await isWhole()
    const row = backOffice.rows().first()
    for (const name of [t('btn.view'), t('btn.edit')]) {
      const button = row.getByRole('button', { name, exact: true })
      if ((await button.count()) === 0) continue
      await button.click()
      const isRecord = page.url().includes('record=')
      if (isRecord) await backOffice.dialog.waitFor()
      if ((!isRecord && !page.url().endsWith(screen)) || (await backOffice.dialog.count()) === 0) {
        await isWhole()
        await page.goto(screen)
        await isWhole()
        continue
      }
      // A filled field or a shown value, so not just the buttons of the dialog.
      await expect(backOffice.dialog.locator('input, textarea, dd, [role=combobox], [role=textbox]').first()).toBeAttached()
      await expect(backOffice.dialog.getByRole('alert')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(backOffice.dialog).toHaveCount(0)
    }
  })
