import { expect, test } from '../test.ts'

// Proves CLS-7.
test('an administrator renames a brand', async ({ given, signedIn, backOffice, page, t }) => {
  await given('a brand exists', { id: 90_007, name: 'Northwind' })
  await signedIn('admin')
  await backOffice.open('/Admin/goods_brands')

  await backOffice
    .row('Northwind')
    .getByRole('button', { name: t('btn.edit') })
    .click()
  await backOffice.fill({ [t('goodsBrands.name')]: 'Southwind' })
  await backOffice.confirm()

  await expect(backOffice.row('Southwind')).toBeVisible()
  await expect(page.getByText(t('msg.success')).filter({ visible: true }).last()).toBeVisible()
})
