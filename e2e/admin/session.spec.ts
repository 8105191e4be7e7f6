import type { Page } from '@playwright/test'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { openDevtools } from '../mock/open-devtools.ts'
import { endElsewhere } from '../end-session.ts'
import { expect, test } from '../test.ts'
import { labelOf, type T } from '../words.ts'

/** Signs in through the login form. */
const signIn = async (page: Page, t: T): Promise<void> => {
  const { username, password } = accounts.admin
  await page.getByLabel(labelOf(t('field.username'))).fill(username)
  await page.getByLabel(labelOf(t('field.password'))).fill(password)
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click()
}

// Proves SES-10.
test('the add dialog and its values are restored when the session ends and the user signs in again', async ({
  backend,
  backOffice,
  page,
  signedIn,
  t,
}) => {
  const { dialog } = backOffice
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  await dialog.getByLabel(labelOf(t('goodsBrands.name'))).fill('North')
  await endElsewhere(page, backend, 'admin')

  await dialog.getByRole('button', { name: t('btn.save') }).click()
  await expect(page).toHaveURL(/\/Admin\/login\?back=/)
  await signIn(page, t)

  await expect(page).toHaveURL(/\/Admin\/goods_brands$/)
  await expect(dialog.getByLabel(labelOf(t('goodsBrands.name')))).toHaveValue('North')
  await dialog.getByRole('button', { name: t('btn.cancel') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('table.discard') })
    .click()
  await expect(dialog).toBeHidden()
})

// Proves SES-11.
test('an office reloads with the menu of the account that takes it over in another tab', async ({
  backOffice,
  context,
  page,
  signedIn,
  t,
}) => {
  const { dialog } = backOffice
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  await dialog.getByLabel(labelOf(t('goodsBrands.name'))).fill('North')
  const other = await context.newPage()
  await other.goto('/stores')

  const devtools = await openDevtools(other, t, 'accounts')
  await devtools.getByRole('button', { name: /^clerk/ }).click()

  await expect(devtools.getByText(t('devtools.accounts.asNow', { name: 'clerk' }))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('complementary').locator('a[href$="/Admin/goods_brands"]')).toHaveCount(0)
})
