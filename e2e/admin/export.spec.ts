import { adminOrders } from '#contracts/api/orders/back-office-orders.ts'
import { expect, test } from '../test.ts'
import { linesOf } from './sheets.ts'

// Proves TEX-1, TEX-2.
test('an administrator exports the selected rows, and a tree with all of its levels', async ({
  given,
  signedIn,
  backOffice,
  page,
  t,
}) => {
  await given('a brand exists', { id: 90_007, name: '=SUM(1)' })
  await signedIn('admin')
  const exported = async (choice: string | RegExp) => {
    await page.getByRole('button', { name: t('btn.export'), exact: true }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: choice }).click()
    const title = await page.getByRole('main').getByRole('heading').first().innerText()
    expect((await saved).suggestedFilename()).toBe(`${title}.xlsx`)
    return linesOf(saved)
  }

  await backOffice.open('/Admin/goods_brands')
  await backOffice.select('=SUM(1)')
  const [, ...chosen] = await exported(t('table.exportSelected', { count: 1 }))
  expect(chosen.map(([, name]) => name)).toEqual(["'=SUM(1)"])

  await backOffice.open('/Admin/goods_classes')
  const first = backOffice.rows().first()
  await expect(first).toBeVisible()
  const roots = await backOffice.rows().count()
  await first.getByRole('button', { expanded: false }).press('ArrowRight')
  await expect.poll(() => backOffice.rows().count()).toBeGreaterThan(roots)
  const below = (await backOffice.rows().nth(1).innerText()).split('\n').find(text => text.trim() !== '')
  await first.getByRole('button', { expanded: true }).press('ArrowLeft')
  const [, ...classes] = await exported(t('table.exportTree'))

  expect(classes.length).toBeGreaterThan(roots)
  expect(classes.flat()).toContain(below?.trim())
})

// Proves TEX-3.
test('exporting all rows shows its progress and can be cancelled; started again, it exports all of them', async ({
  signedIn,
  backOffice,
  api,
  faults,
  page,
  t,
}) => {
  test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has faults')
  const { total } = await (await api('admin'))(adminOrders.list, { query: {} })
  await signedIn('admin')
  await backOffice.open('/Admin/orders')
  await faults.hold({ call: 'GET /Admin/orders', after: 1, times: 1 })
  const all = async () => {
    await page.getByRole('button', { name: t('btn.export'), exact: true }).click()
    await page.getByRole('menuitem', { name: t('table.exportAll', { count: total }) }).click()
  }
  const saved: string[] = []
  page.on('download', one => saved.push(one.suggestedFilename()))

  await all()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(t('table.exporting', { loaded: 400, total }))).toBeVisible()
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '400')
  await dialog.getByRole('button', { name: t('btn.cancel') }).click()
  await expect(dialog).toBeHidden()
  expect(saved).toEqual([])
  const download = page.waitForEvent('download')
  await all()

  expect(await linesOf(download)).toHaveLength(total + 1)
  expect(saved).toHaveLength(1)
})
