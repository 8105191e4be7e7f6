import { updateConfigs } from '#contracts/api/system/configs.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { expect, test } from '../test.ts'
import { labelOf } from '../words.ts'

// Proves STF-8.
test('a closed site shows the reason, and can be opened again', async ({ api, page, t, looksRight }) => {
  const admin = await api('admin')
  await admin(updateConfigs, { body: { close_status: '0', close_reason: 'Back on Monday.' } })

  await page.goto('/s')
  await expect(page.getByRole('heading', { name: t('shell.closed') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Back on Monday.')
  await looksRight()
  await admin(updateConfigs, { body: { close_status: '1', close_reason: '' } })
  await page.reload()

  await expect(page.getByRole('heading', { name: t('shell.closed') })).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
})

// Proves SES-4.
test('a sub-account of a store cannot sign in to the storefront', async ({ page, t }) => {
  await page.goto('/login')

  await page.getByLabel(labelOf(t('field.username'))).fill(accounts.staff.username)
  await page.getByLabel(labelOf(t('field.password'))).fill(accounts.staff.password)
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click()

  await expect(page.getByText(t('msg.subNotAllowBuy')).filter({ visible: true }).last()).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

// Proves STO-6.
test('a shopper who has already applied skips the first step', async ({ signedIn, page, t }) => {
  await signedIn('applicant')

  await page.goto('/store/step_1')

  await expect(page.getByRole('heading', { name: t('shop.join.reviewing') })).toBeVisible()
})
