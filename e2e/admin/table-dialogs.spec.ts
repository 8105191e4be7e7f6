import { expect, test } from '../test.ts'
import { labelOf } from '../words.ts'

// Proves TFO-3.
test('once a dialog is maximized, all dialogs fill the screen', async ({ signedIn, backOffice, page, t }) => {
  const { dialog } = backOffice
  const width = async () => (await dialog.boundingBox())?.width
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')
  const first = backOffice.rows().first()

  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  await expect(dialog.getByLabel(labelOf(t('goodsBrands.name')))).toBeFocused()
  await expect.poll(width).toBeLessThan(1000)
  await dialog.getByRole('button', { name: t('table.fullScreen') }).click()
  await expect.poll(width).toBe(1280)
  await dialog.getByRole('button', { name: t('btn.cancel') }).click()
  await expect(dialog).toBeHidden()

  await first.getByRole('button', { name: t('btn.view') }).click()
  await expect.poll(width).toBe(1280)
  await dialog.getByRole('button', { name: t('table.leaveFullScreen') }).click()
  await expect.poll(width).toBeLessThan(1000)
  await dialog.getByRole('button', { name: t('btn.close') }).click()
  await expect(dialog).toBeHidden()
})

// Proves TFO-1.
test('a dialog takes half of a wide window', async ({ signedIn, backOffice, page, t }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')

  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()

  await expect.poll(async () => (await backOffice.dialog.boundingBox())?.width).toBe(720)
})

// Proves TFO-9.
test('Escape, the close button, a click outside and Back do not discard what was typed into a dialog', async ({
  signedIn,
  backOffice,
  page,
  t,
}) => {
  const question = page.getByRole('alertdialog', { name: t('table.discardTitle') })
  const dialog = page.getByRole('dialog')
  const brands = page.getByRole('grid')
  const name = dialog.getByLabel(labelOf(t('goodsBrands.name')))
  const keep = async () => {
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: t('table.keepEditing') }).click()
    await expect(question).toBeHidden()
    await expect(name).toHaveValue('North')
  }
  await signedIn('admin')
  await backOffice.open('/Admin/goods_classes')
  await page.getByRole('complementary').locator('a[href$="/Admin/goods_brands"]').click()
  await expect(page).toHaveURL(/goods_brands/)
  await expect(brands).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  await name.fill('North')

  await name.press('Escape')
  await keep()
  await dialog.getByRole('button', { name: t('btn.close') }).click()
  await keep()
  await page.mouse.click(8, 8)
  await expect(question).toHaveCount(0)
  await expect(name).toHaveValue('North')
  await page.goBack()
  await keep()
  await expect(page).toHaveURL(/goods_brands/)

  await page.goBack()
  await question.getByRole('button', { name: t('table.discard') }).click()
  await expect(page).toHaveURL(/goods_classes/)
  await expect(dialog).toHaveCount(0)
})

// Proves RTE-16.
test('Back closes the confirmation of a deletion, and Forward does not open it again', async ({
  signedIn,
  backOffice,
  page,
  t,
}) => {
  const question = page.getByRole('alertdialog')
  const first = backOffice.rows().first()
  // The categories, which stay on the screen while the brands load, are a tree.
  const brands = page.getByRole('grid')
  await signedIn('admin')
  await backOffice.open('/Admin/goods_classes')
  await page.getByRole('complementary').locator('a[href$="/Admin/goods_brands"]').click()
  await expect(page).toHaveURL(/goods_brands/)
  await expect(brands).toHaveAttribute('aria-busy', 'false')
  const name = (await first.textContent()) ?? ''
  await first.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('btn.delete'), exact: true }).click()
  await expect(question).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/goods_classes/)
  await expect(question).toHaveCount(0)
  await page.goForward()

  await expect(brands).toHaveAttribute('aria-busy', 'false')
  await expect(first).toHaveText(name)
  await expect(question).toHaveCount(0)
})
