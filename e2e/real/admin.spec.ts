import { expect, test } from '../test.ts'
import { recordedAdmin } from './recorded.ts'
import { walkRecorded } from './walk-recorded.ts'

test.skip(!process.env.E2E_API, 'recorded replies need an app without the mock in the page')
// The check runs axe on each screen.
test.use({ axe: false })
test.setTimeout(600_000)

const screens = [...new Set(recordedAdmin.map(({ screen }) => screen))].filter(screen => screen !== '')

// Proves TOL-1, TOL-11, GRD-6.
test('each screen of the admin and its dialogs render the replies of a real server @real', async ({
  allow,
  backOffice: { dialog, rows },
  looksRight,
  page,
  t,
}) => {
  allow(/Failed to load resource|a web page came instead of data/)
  const main = page.getByRole('main')
  // The editor of products takes the place of the list.
  const editor = page.getByRole('region', { name: t('goods.basics') })
  const isWhole = async (screen: string) => {
    await expect.soft(main.getByRole('heading', { level: 1 }), screen).toHaveCount(1)
    await expect.soft(main.locator('[aria-busy=true]'), screen).toHaveCount(0)
    for (const failure of ['error.notFound', 'error.broken', 'error.loading', 'ui.errorTitle'] as const)
      await expect.soft(main.getByText(t(failure), { exact: true }), screen).toHaveCount(0)
    await looksRight()
  }

  const check = async (screen: string, open: () => Promise<void>) => {
    await isWhole(screen)
    for (const name of [t('btn.view'), t('btn.edit')]) {
      const button = rows().first().getByRole('button', { name, exact: true })
      if ((await button.count()) === 0) continue
      await button.click()
      await dialog.or(editor).first().waitFor()
      if ((await dialog.count()) === 0) {
        await isWhole(`${name} of ${screen}`)
        await open()
        continue
      }
      // A filled field or a shown value, so not just the buttons of the dialog.
      const content = dialog.locator('input, textarea, dd, [role=combobox], [role=textbox]').first()
      await expect.soft(content, `${name} of ${screen}`).toBeAttached()
      await expect.soft(dialog.getByRole('alert'), `${name} of ${screen}`).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog, `${name} of ${screen}`).toHaveCount(0)
    }
  }
  await walkRecorded({ page, t, audience: 'admin', screens, among: recordedAdmin, check })
})
