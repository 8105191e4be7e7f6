import { adminInfo } from '#contracts/api/auth.ts'
import { expect, test } from '../one-profile.ts'

/** The smallest PNG: one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('an administrator changes nickname and picture in the profile dialog, and the shell shows both', async ({
  signedIn,
  backOffice,
  page,
  api,
  t,
}) => {
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  const dialog = page.getByRole('dialog')
  const openProfile = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('office.hello') })
      .click()
    await page.getByRole('menuitem', { name: t('office.userInfo') }).click()
    await expect(dialog.getByLabel(t('field.nickname'))).not.toHaveValue('')
  }
  await openProfile()

  await dialog.getByLabel(t('field.nickname')).fill('')
  await dialog.getByRole('button', { name: t('btn.ok'), exact: true }).click()
  await expect(dialog.getByText(t('msg.requiredMsg'))).toBeVisible()
  await dialog.getByLabel(t('field.nickname')).fill('Noon')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await expect(dialog.getByRole('button', { name: t('office.choosePicture') })).toBeEnabled()
  await dialog.getByRole('button', { name: t('btn.ok'), exact: true }).click()

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByText('Noon')).toBeVisible()
  const admin = await api('admin')
  expect(await admin(adminInfo, { body: { provider: 'admins' } })).toMatchObject({
    nickname: 'Noon',
    avatar: expect.stringContaining('/storage/'),
  })
})
