import { labelOf } from '../words.ts'
import { expect, test } from '../test.ts'

// Proves REV-1, REV-5, CAS-5.
test('an administrator rejects a product for a reason that its seller reads', async ({ given, signedIn, page, t }) => {
  await given('a product is on sale', { id: 90_001, stock: 5, price: '20.00' })
  await signedIn('admin')
  await page.goto('/Admin/goods?id=90001')
  await page.getByRole('radio', { name: t('goods.verify.rejected') }).check()
  await page.getByRole('button', { name: t('btn.save'), exact: true }).click()
  await expect(page.getByText(t('msg.requiredMsg'))).toBeVisible()

  await page.getByLabel(labelOf(t('field.refuse_info'))).fill('The picture is blurred.')
  await page.getByRole('button', { name: t('btn.save'), exact: true }).click()

  await expect(page.getByRole('grid')).toBeVisible()
  await signedIn('seller')
  await page.goto('/Seller/goods?id=90001')
  await expect(page.getByText('The picture is blurred.')).toBeVisible()
})
