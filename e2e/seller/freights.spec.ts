import { loadAreas } from '#contracts/api/system/areas.ts'
import { sellerAllFreights } from '#contracts/api/orders/freights.ts'
import { labelOf } from '../words.ts'
import { expect, test } from '../test.ts'

// Proves FRT-12.
test('a province belongs to one freight template only', async ({ signedIn, api, page, t }) => {
  const seller = await api('seller')
  const provinces = await seller(loadAreas, { query: { deep: 1 } })
  const before = await seller(sellerAllFreights, { query: { isAll: 'true' } })
  const taken = before.flatMap(one => one.area_id)
  const free = provinces.find(one => !taken.includes(String(one.id)))?.name ?? ''
  await signedIn('seller')
  await page.goto('/Seller/freights')
  for (const name of ['First', 'Second']) {
    await page.getByRole('button', { name: t('freights.add') }).click()
    const card = page.getByRole('region', { name: t('freights.custom'), exact: true })
    await card.getByRole('checkbox', { name: free, exact: true }).check()
    await card.getByLabel(labelOf(t('field.name'))).fill(name)
  }

  await page.getByRole('button', { name: t('btn.save'), exact: true }).click()

  await expect(page.getByText(t('freights.overlap', { names: free }))).toBeVisible()
  expect(await seller(sellerAllFreights, { query: { isAll: 'true' } })).toEqual(before)
  const second = page.getByRole('region', { name: 'Second', exact: true })
  await second.getByRole('button', { name: t('freights.remove', { name: 'Second' }) }).click()
  await page.getByRole('button', { name: t('btn.save'), exact: true }).click()
  await expect(page.getByText(t('msg.success')).filter({ visible: true }).last()).toBeVisible()
  await expect(page.getByRole('region', { name: 'First', exact: true })).toBeVisible()
  const after = await seller(sellerAllFreights, { query: { isAll: 'true' } })
  expect(after.map(one => one.name)).toEqual([...before.map(one => one.name), 'First'])
})
