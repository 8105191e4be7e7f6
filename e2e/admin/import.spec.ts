import { adminAreas } from '#contracts/api/system/areas.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { expect, test } from '../test.ts'
import type { Page } from '@playwright/test'
import { escaped, type T } from '../words.ts'
import { linesOf, sheetOf } from './sheets.ts'

const brands = '/Admin/goods_brands'
const named = (count: number) => Array.from({ length: count }, (_, at) => [`Northwind ${at + 1}`])

const importDialogOf = (page: Page, t: T) => {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    choose: (file: { name: string; mimeType: string; buffer: Buffer }) =>
      page.locator('input[type=file][accept*=xlsx]').setInputFiles(file),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    fieldFor: (heading: string) => dialog.getByRole('combobox', { name: t('table.fieldFor', { name: heading }), exact: true }),
    row: (text: string) => dialog.getByRole('row').filter({ hasText: text }),
  }
}

// Proves TEX-7.
test('an administrator imports brands from a spreadsheet once all of its rows are valid', async ({
  signedIn,
  backOffice,
  api,
  page,
  t,
}) => {
  const { dialog, choose, button, fieldFor, row } = importDialogOf(page, t)
  const admin = await api('admin')
  const { total: before } = await admin(adminBrands.list, { query: {} })
  await signedIn('admin')
  await backOffice.open(brands)

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('btn.import'), exact: true }).click()
  await page.getByRole('menuitem', { name: t('table.chooseFile') }).click()
  const lines = [
    ['Marke', 'name'],
    ['Northwind', 'x'],
    ['N'.repeat(21), 'y'],
    ['', 'z'],
  ]
  await (await chooser).setFiles(sheetOf('brands.xlsx', lines))
  await expect(fieldFor('name')).toHaveText(`${t('goodsBrands.name')} *`)
  await fieldFor('Marke').click()
  await page.getByRole('option', { name: t('goodsBrands.name') }).click()
  await expect(fieldFor('name')).toHaveText(t('table.leaveOut'))
  await expect(dialog.getByText(t('table.importFound', { count: 3, faulty: 2 }))).toBeVisible()
  await expect(row('NNN')).toContainText(t('invalid.tooLong', { limit: 20 }))
  await expect(button(t('table.importRows', { count: 3 }))).toHaveAttribute('aria-disabled', 'true')
  const saved = page.waitForEvent('download')
  await button(t('table.saveProblems')).click()
  const wrong = await linesOf(saved)
  expect(wrong.map(([line, name]) => [line, name])).toEqual([
    ['#', 'Marke'],
    ['3', 'N'.repeat(21)],
    ['4', ''],
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect((await admin(adminBrands.list, { query: {} })).total).toBe(before)

  await choose(sheetOf('brands.xlsx', [['name'], ...named(250)]))
  await button(t('table.importRows', { count: 250 })).click()

  await expect(page.getByText(t('table.imported', { count: 250 })).last()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('table.total', { count: before + 250 }), { exact: true })).toBeVisible()
})

test('an import that is stopped says how many rows were imported, and continues with the rest', async ({
  signedIn,
  backOffice,
  faults,
  page,
  t,
}) => {
  test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has faults')
  const { dialog, choose, button } = importDialogOf(page, t)
  await signedIn('admin')
  await backOffice.open(brands)
  await faults.hold({ call: 'POST /Admin/goods_brands/import/excel', after: 1, times: 1 })
  await choose(sheetOf('brands.xlsx', [['name'], ...named(250)]))
  await button(t('table.importRows', { count: 250 })).click()

  const bar = dialog.getByRole('progressbar', { name: t('btn.import') })
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await expect(dialog.getByText(t('table.sendingRows', { sent: 100, total: 250 }))).toBeVisible()
  await button(t('table.stopImport')).click()
  await faults.release()

  await expect(dialog.getByText(t('table.importedSome', { count: 200, left: 50 }))).toBeVisible()
  await expect(bar).toBeHidden()
  await button(t('table.importRows', { count: 50 })).click()
  await expect(page.getByText(t('table.imported', { count: 250 })).last()).toBeVisible()
  await page.goto(`${brands}?name=Northwind`)
  await expect(page.getByText(t('table.total', { count: 250 }), { exact: true })).toBeVisible()
})

// Proves TEX-7.
test('a row that the server refuses is reported with its line number in the file', async ({ signedIn, backOffice, page, t }) => {
  const { dialog, choose, button } = importDialogOf(page, t)
  await signedIn('admin')
  await backOffice.open('/Admin/areas')

  const lines = [
    ['pid', 'name', 'code'],
    ['0', 'Westland', '97'],
    ['0', 'Eastland', '98'],
    ['0', 'Twinland', '97'],
  ]
  await choose(sheetOf('areas.xlsx', lines))
  await dialog.getByRole('radio', { name: t('table.twice.add') }).check()
  await button(t('table.importRows', { count: 3 })).click()

  await expect(dialog.getByText(t('table.refusedLine', { line: 4, text: '' }).trim())).toBeVisible()
  await expect(button(t('table.importRows', { count: 3 }))).toBeEnabled()
  await button(t('btn.cancel')).click()
  await expect(backOffice.row('Westland')).toHaveCount(0)
})

// Proves TEX-10, TEX-11.
test('an administrator fills in the template, and brands that exist are skipped or updated', async ({
  given,
  signedIn,
  backOffice,
  api,
  page,
  t,
}) => {
  const { dialog, choose, button } = importDialogOf(page, t)
  await given('a brand exists', { id: 90_001, name: 'Northwind' })
  const admin = await api('admin')
  const { total: before } = await admin(adminBrands.list, { query: {} })
  await signedIn('admin')
  await backOffice.open(brands)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('btn.import'), exact: true }).click()
  await page.getByRole('menuitem', { name: t('table.saveTemplate') }).click()
  const [headings = []] = await linesOf(saved)
  expect(headings).toEqual([t('goodsBrands.name'), t('goodsBrands.logo')])
  const lines = [headings.map(String), ['Northwind', '/storage/new.png'], ['Southwind', ''], ['Southwind', '']]
  await choose(sheetOf('brands.xlsx', lines))
  await expect(dialog.getByText(t('table.twice.label', { count: 2 }))).toBeVisible()
  await expect(button(t('table.importRows', { count: 1 }))).toBeVisible()
  await dialog.getByRole('radio', { name: t('table.twice.update') }).check()
  await button(t('table.importRows', { count: 2 })).click()

  await expect(dialog).toBeHidden()
  expect((await admin(adminBrands.list, { query: {} })).total).toBe(before + 1)
  expect(await admin(adminBrands.show, { params: { id: 90_001 } })).toMatchObject({ thumb: '/storage/new.png' })
})

// Proves ARA-4, TEX-8.
test('areas are imported with their parents in any order, but not if a parent is missing', async ({
  signedIn,
  backOffice,
  api,
  page,
  t,
}) => {
  const { dialog, choose, button, row } = importDialogOf(page, t)
  const admin = await api('admin')
  const headings = ['pid', 'name', 'code']
  const branch = [
    ['Westport', 'Old Town', '970101'],
    ['97', 'Westport', '9701'],
    ['0', 'Westland', '97'],
  ]
  await signedIn('admin')
  await backOffice.open('/Admin/areas')

  const wrong = [
    ['96', 'Nowhere', '9601'],
    ['9502', 'One', '9501'],
    ['9501', 'Other', '9502'],
  ]
  await choose(sheetOf('areas.xlsx', [headings, ...branch, ...wrong]))
  await expect(row('Nowhere')).toContainText(t('invalid.unknownEntry'))
  await expect(row('Other')).toContainText(t('invalid.circle'))
  await expect(row('Old Town')).not.toContainText(t('invalid.unknownEntry'))
  await expect(button(t('table.importRows', { count: 6 }))).toHaveAttribute('aria-disabled', 'true')
  await button(t('btn.cancel')).click()
  await expect(dialog).toBeHidden()

  await choose(sheetOf('areas.xlsx', [headings, ...branch]))
  await button(t('table.importRows', { count: 3 })).click()

  await expect(page.getByText(t('table.imported', { count: 3 })).last()).toBeVisible()
  await expect(backOffice.row('Westland')).toBeVisible()
  const { data } = await admin(adminAreas.list, { query: { code: '970101' } })
  expect(data.map(({ pid, name }) => [pid, name])).toEqual([['9701', 'Old Town']])
})

// Proves TEX-6.
test('each kind of invalid file has its own message, and reading a huge one does not block the page', async ({
  signedIn,
  backOffice,
  page,
  t,
}) => {
  const { dialog, choose, button, fieldFor } = importDialogOf(page, t)
  const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await signedIn('admin')
  await backOffice.open(brands)

  for (const [file, reason] of [
    [csv('photo.png', 'name\nNorthwind'), 'wrongType'],
    [csv('nothing.csv', ''), 'empty'],
    [sheetOf('headings.xlsx', [['name']]), 'empty'],
    [csv('broken.xlsx', 'PK broken'), 'wrongType'],
  ] as const) {
    await choose(file)
    await expect(dialog.getByText(t(`table.sheetErrors.${reason}`)), file.name).toBeVisible()
    await button(t('btn.cancel')).click()
    await expect(dialog).toBeHidden()
  }

  await choose(csv('keys.csv', '__proto__,constructor\nNorthwind,Southwind'))
  await expect(fieldFor('__proto__')).toHaveText(t('table.leaveOut'))
  await expect(dialog.getByText(t('table.importFound', { count: 1, faulty: 1 }))).toBeVisible()
  await button(t('btn.cancel')).click()

  const beside = page.waitForEvent('worker')
  await choose(sheetOf('huge.xlsx', [['name'], ...named(100_000)]))
  await beside
  // A slow machine may reach the time limit before the thousandth row.
  const refusals = [t('table.sheetErrors.tooManyRows', { most: 1000 }), t('table.sheetErrors.slow')]
  await expect(dialog.getByText(new RegExp(refusals.map(escaped).join('|')))).toBeVisible()
  await button(t('btn.cancel')).click()
  await expect(dialog).toBeHidden()
})
