import type { Page } from '@playwright/test'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { adminInfo, captcha, editAdmin, login } from '#contracts/api/accounts/auth.ts'
import { smallPicture } from '../files.ts'
import { expect, test } from '../test.ts'
import type { T } from '../words.ts'

const openProfile = async (page: Page, t: T) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('office.hello') })
    .click()
  await page.getByRole('menuitem', { name: t('office.userInfo') }).click()
  await expect(page.getByRole('dialog').getByLabel(t('field.nickname'))).not.toHaveValue('')
}

// Proves PFD-3, PFD-4.
test('an administrator changes nickname and picture in the profile dialog, and the shell shows both', async ({
  signedIn,
  backOffice,
  page,
  api,
  t,
}) => {
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  const { dialog } = backOffice
  await openProfile(page, t)

  await dialog.getByLabel(t('field.nickname')).fill('')
  await dialog.getByRole('button', { name: t('btn.ok'), exact: true }).click()
  await backOffice.marks(t('field.nickname'), t('msg.requiredMsg'))
  await dialog.getByLabel(t('field.nickname')).fill('Noon')
  await dialog.locator('input[type=file]').setInputFiles(smallPicture)
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

// Proves PFD-3.
test('opening the profile dialog replaces the stored user by the profile of the server, and the top bar shows it', async ({
  signedIn,
  backOffice,
  page,
  api,
  t,
}) => {
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  const admin = await api('admin')
  await admin(editAdmin, { body: { provider: 'admins', nickname: 'Dawn', password: '' } })
  await expect(page.getByRole('banner').getByText('Dawn')).toHaveCount(0)

  await openProfile(page, t)

  await expect(backOffice.dialog.getByLabel(t('field.nickname'))).toHaveValue('Dawn')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('admin_user'))).toContain('"nickname":"Dawn"')
  await backOffice.dialog.getByRole('button', { name: t('btn.cancel'), exact: true }).click()
  await expect(page.getByRole('banner').getByText('Dawn')).toBeVisible()
})

// Proves PFD-4, PFD-11.
test('an administrator signs in with the new password, which is not shown again', async ({
  signedIn,
  backOffice,
  page,
  api,
  t,
}) => {
  const { username, password } = accounts.admin
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  const { dialog } = backOffice
  const field = dialog.getByLabel(t('field.password'))
  await openProfile(page, t)

  await expect(field).toHaveAttribute('type', 'password')
  await field.fill('high-noon-9')
  await dialog.getByRole('button', { name: t('btn.ok'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await openProfile(page, t)
  await expect(field).toHaveValue('')
  await dialog.getByRole('button', { name: t('btn.ok'), exact: true }).click()
  await expect(dialog).toBeHidden()

  const guest = await api('guest')
  const enter = async (word: string) => {
    const sign = await guest(captcha, { body: { username } })
    return guest(login, { body: { username, password: word, provider: 'admins', sign } })
  }
  await expect(enter(password)).rejects.toThrow('refused')
  await expect(enter('high-noon-9')).resolves.toMatchObject({ access_token: expect.stringMatching(/./) })
})

// Proves PFD-5, PFD-6.
test('Cancel sends nothing, and an untouched password is sent as empty text', async ({
  signedIn,
  backOffice,
  keepsFocus,
  page,
  t,
}) => {
  const sent: URLSearchParams[] = []
  page.on('request', request => {
    if (request.url().endsWith('/Admin/auth/edit')) sent.push(new URLSearchParams(request.postData() ?? ''))
  })
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  const { dialog } = backOffice
  const nickname = dialog.getByLabel(t('field.nickname'))
  await openProfile(page, t)
  await nickname.fill('Dusk')

  await dialog.getByRole('button', { name: t('btn.cancel'), exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toEqual([])
  await keepsFocus()
  await openProfile(page, t)
  await expect(nickname).not.toHaveValue('Dusk')
  await dialog.getByRole('button', { name: t('btn.ok'), exact: true }).click()
  await expect(dialog).toBeHidden()

  expect(sent.map(form => [form.get('provider'), form.get('password')])).toEqual([['admins', '']])
})

// Proves PFD-7, PFD-10.
test('refusals are shown: the picture stays, and a refused save closes the dialog and changes nothing', async ({
  signedIn,
  backOffice,
  faults,
  page,
  t,
}) => {
  test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has faults')
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  const { dialog } = backOffice
  for (const call of ['POST /Admin/uploads', 'POST /Admin/auth/edit']) await faults.add({ call, kind: 'envelope500', times: 1 })
  await openProfile(page, t)
  const nickname = await dialog.getByLabel(t('field.nickname')).inputValue()
  const picture = dialog.locator('img').first()
  const before = (await picture.getAttribute('src')) ?? ''
  const refusal = page.getByText('fault 500').filter({ visible: true })

  await dialog.getByLabel(t('field.nickname')).fill('Midnight')
  await dialog.locator('input[type=file]').setInputFiles(smallPicture)
  await expect(refusal.last()).toBeVisible()
  await expect(picture).toHaveAttribute('src', before)
  await expect(dialog.getByLabel(t('field.nickname'))).toHaveValue('Midnight')

  await dialog.getByRole('button', { name: t('btn.ok'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByText('Midnight')).toHaveCount(0)
  await openProfile(page, t)
  await expect(dialog.getByLabel(t('field.nickname'))).toHaveValue(nickname)
})
