import type { Page } from '@playwright/test'
import { adminInfo } from '#contracts/api/accounts/auth.ts'
import { smallPicture } from '../files.ts'
import { rewriteReply } from '../rewrite-reply.ts'
import { expect, test } from '../test.ts'
import type { T } from '../words.ts'

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page can hold responses')

const askForProfile = async (page: Page, t: T) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('office.hello') })
    .click()
  await page.getByRole('menuitem', { name: t('office.userInfo') }).click()
}

// Proves PFD-1, PFD-2.
test('the profile dialog opens once the profile has loaded, and is 30 % wide', async ({
  signedIn,
  backOffice,
  faults,
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  await faults.hold({ call: 'POST /Admin/auth/info' })
  const asked = page.waitForRequest(/Admin\/auth\/info/)

  await askForProfile(page, t)
  await asked
  await expect(backOffice.dialog).toHaveCount(0)
  await faults.clear()

  await expect(backOffice.dialog.getByLabel(t('field.nickname'))).not.toHaveValue('')
  await expect(backOffice.dialog).toHaveCSS('width', '480px')
})

// Proves PFD-8.
test('a save without a response is logged, and the dialog is no longer busy', async ({
  signedIn,
  backOffice,
  faults,
  allow,
  page,
  t,
}) => {
  allow(/Failed to load resource|silence/)
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  await askForProfile(page, t)
  const { dialog } = backOffice
  const ok = dialog.getByRole('button', { name: t('btn.ok'), exact: true })
  await expect(ok).toBeVisible()
  await faults.add({ call: 'POST /Admin/auth/edit', kind: 'noAnswer', times: 1 })
  const logged = page.waitForEvent('console', message => message.type() === 'warning')

  await ok.click()
  expect((await logged).text()).toContain('POST /Admin/auth/edit')
  await expect(dialog).toBeHidden()
  await askForProfile(page, t)

  await expect(ok).not.toHaveAttribute('aria-disabled', 'true')
})

// Proves PFD-13.
test('the picture is sent only if there is one', async ({ signedIn, backOffice, page, t }) => {
  const sent: URLSearchParams[] = []
  page.on('request', request => {
    if (request.url().endsWith('/Admin/auth/edit')) sent.push(new URLSearchParams(request.postData() ?? ''))
  })
  await signedIn('admin')
  await rewriteReply(page, '/Admin/auth/info', /"avatar":"[^"]*"/, '"avatar":""')
  await backOffice.open('/Admin/goods_brands')
  const { dialog } = backOffice
  const save = async () => {
    await dialog.getByRole('button', { name: t('btn.ok'), exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  await askForProfile(page, t)
  await save()
  await askForProfile(page, t)
  await dialog.locator('input[type=file]').setInputFiles(smallPicture)
  await expect(dialog.locator('img').first()).toHaveAttribute('src', /\/storage\/avatar\//)
  await save()

  expect(sent.map(form => form.get('avatar'))).toEqual([null, expect.stringContaining('/storage/avatar/')])
})

// Proves PFD-9, PFD-12.
test('the picture is stored as a square of 150 pixels, and OK is busy while the profile is saved', async ({
  signedIn,
  backOffice,
  faults,
  api,
  page,
  t,
}) => {
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  await askForProfile(page, t)
  const { dialog } = backOffice
  const ok = dialog.getByRole('button', { name: t('btn.ok'), exact: true })

  await dialog.locator('input[type=file]').setInputFiles(smallPicture)
  await expect(dialog.locator('img').first()).toHaveAttribute('src', /\/storage\/avatar\//)
  await faults.hold({ call: 'POST /Admin/auth/edit', times: 1 })
  await ok.click()
  await expect(ok).toHaveAttribute('aria-disabled', 'true')
  await faults.clear()
  await expect(dialog).toBeHidden()

  const admin = await api('admin')
  const { avatar } = await admin(adminInfo, { body: { provider: 'admins' } })
  const drawn = await page.evaluate(async path => (await fetch(path)).text(), avatar)
  expect(avatar).toMatch(/^\/storage\/avatar\//)
  expect(drawn).toContain('width="150" height="150"')
})
