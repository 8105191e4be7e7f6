import { adminCashes, listCashes } from '#contracts/api/money/cashes.ts'
import { expect, test } from '../test.ts'
import { amount } from '../purchase/shopping.ts'
import { smallPicture } from '../files.ts'
import { userPageOf } from './user-page.ts'

// Proves WDR-8, MSC-2.
test('a withdrawal is requested, refused with a reason, requested again and paid out', async ({
  page,
  given,
  signedIn,
  api,
  t,
  looksRight,
}) => {
  const { main, fill, press, dialog } = userPageOf(page, t)
  await given('the shopper is verified', { id: 90_001 })
  await given('the shopper has a balance', { money: '100.00' })
  await signedIn('shopper')
  const [shopper, admin] = [await api('shopper'), await api('admin')]
  const askFor = async (sum: string) => {
    await press(t('user.cashes.ask'))
    await fill({ [t('user.cashes.amount')]: sum }, dialog)
    await press(t('user.cashes.ask'), dialog)
  }
  const newest = async () => (await shopper(listCashes, { query: {} })).data[0]?.id ?? 0
  const first = main
    .getByRole('region', { name: t('user.cashes.title') })
    .getByRole('listitem')
    .first()
  await page.goto('/user/cashes')

  await askFor('100.01')
  await expect(dialog.getByText(t('invalid.balance'))).toBeVisible()
  await fill({ [t('user.cashes.amount')]: '60' }, dialog)
  await looksRight()
  await press(t('user.cashes.ask'), dialog)
  await expect(dialog).toBeHidden()
  await expect(first).toContainText(t('user.cashes.state.waiting'))
  await admin(adminCashes.update, { params: { id: await newest() }, body: { cash_status: 2, refuse_info: 'The name differs' } })
  await page.reload()
  await expect(first).toContainText(t('user.cashes.state.refused'))
  await expect(first).toContainText('The name differs')

  await askFor('100')
  await expect(dialog).toBeHidden()
  await admin(adminCashes.update, { params: { id: await newest() }, body: { cash_status: 1 } })
  await page.reload()

  await expect(first).toContainText(t('user.cashes.state.paid'))
  await page.goto('/user/money')
  await expect(main.getByText(amount(0)).first()).toBeVisible()
})

// Proves WDR-6.
test('a withdrawal without an identity record leads to the identity form, and back', async ({
  page,
  given,
  signedIn,
  t,
  looksRight,
}) => {
  const { main, fill, press, showsToast, dialog } = userPageOf(page, t)
  await given('the shopper is not verified', {})
  await given('the shopper has a balance', { money: '100.00' })
  await signedIn('shopper')
  await page.goto('/user/cashes')

  await press(t('user.cashes.ask'))
  await showsToast(t('msg.checkErr'))
  await press(t('btn.save'))
  await expect(main.getByText(t('msg.requiredMsg'))).toHaveCount(6)
  await looksRight()
  await fill({
    [t('user.check.name')]: 'Lin Xiaoman',
    [t('user.check.card_no')]: '330106199305280001',
    [t('user.check.bank_no')]: '6222000000017364425',
    [t('user.check.bank_name')]: 'Seaside Savings Bank',
  })
  for (const side of [t('user.check.card_t'), t('user.check.card_b')]) {
    await main.getByRole('group', { name: side }).locator('input[type=file]').setInputFiles(smallPicture)
    await expect(main.getByRole('group', { name: side }).getByRole('img')).toBeVisible()
  }
  await press(t('btn.save'))

  await expect(page).toHaveURL(/\/user\/cashes$/)
  await press(t('user.cashes.ask'))
  await expect(dialog).toContainText('Seaside Savings Bank')
})
