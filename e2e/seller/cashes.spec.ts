import { updateConfigs } from '#contracts/api/system/configs.ts'
import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { backOfficeOf } from '../back-office.ts'
import { amount } from '../purchase/shopping.ts'
import { expect, test } from '../test.ts'

const owner = 'Li Lei'
const account = '6222000000000042'
const masked = '**** 0042'

// Proves MSC-6, WDR-7.
test('a seller sees the fee of a withdrawal, is refused with a reason, and gets the frozen money back', async ({
  given,
  signedIn,
  backOffice,
  context,
  api,
  page,
  t,
  looksRight,
}) => {
  await given('the store has a balance', { money: '500.00' })
  const admin = await api('admin')
  const seller = await api('seller')
  await admin(updateConfigs, { body: { store: { goods_verify: false, cash: '5' } } })
  const purses = async () => {
    const { store_money, store_frozen_money } = await seller(sellerStores.show, { params: { id: 0 } })
    return [store_money, store_frozen_money]
  }
  const before = await purses()
  await signedIn('seller')
  await backOffice.open('/Seller/cashes')
  const form = {
    [t('cashes.name')]: owner,
    [t('field.bank_name')]: 'Sample Bank',
    [t('field.card_no')]: account,
    [t('cashes.money')]: '500.01',
  }

  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  await backOffice.fill(form)
  await expect(backOffice.dialog).toContainText(t('cashes.fee', { percent: 5 }))
  await backOffice.yes.click()
  await expect(backOffice.dialog.getByLabel(t('cashes.money'))).toHaveAttribute('aria-invalid', 'true')
  await backOffice.fill({ [t('cashes.money')]: '100' })
  await expect(backOffice.dialog.getByText(amount(95))).toBeVisible()
  await looksRight()
  await backOffice.confirm()
  await expect(backOffice.row(masked)).toContainText(t('cashes.waiting'))
  await expect(page.getByText(amount(400))).toBeVisible()

  const office = backOfficeOf(await context.newPage(), t)
  // Room for the name, which a narrow list leaves out.
  await office.page.setViewportSize({ width: 1440, height: 900 })
  await office.signIn('admin')
  await office.follow('/Admin/cashes', admin, 'admin')
  await office
    .row(masked)
    .getByRole('button', { name: t('cashes.refuse') })
    .click()
  await office.yes.click()
  await expect(office.dialog).toContainText(t('msg.requiredMsg'))
  await office.fill({ [t('field.refuse_info')]: 'The card is not yours' })
  await office.confirm()
  await expect(office.row(masked)).toContainText(t('cashes.refused'))
  await expect(office.row(masked).getByRole('button', { name: t('cashes.approve') })).toBeHidden()

  await page.reload()
  await backOffice
    .row(masked)
    .getByRole('button', { name: t('btn.view') })
    .click()
  await expect(backOffice.dialog).toContainText('The card is not yours')
  expect(await purses()).toEqual(before)
})

// Proves MSC-6.
test('a seller cancels a pending withdrawal, and cannot cancel one that is paid out', async ({
  given,
  signedIn,
  backOffice,
  page,
  t,
}) => {
  await given('the store has a balance', { money: '30.00' })
  await given('a withdrawal of the store exists', { id: 90_161, cash_status: 0 })
  await given('a withdrawal of the store exists', { id: 90_162, cash_status: 1 })
  await given('a withdrawal of the store exists', { id: 90_161, cash_status: 0 })
  await signedIn('seller')
  await backOffice.open('/Seller/cashes')
  const takeBack = { name: t('cashes.takeBack') }
  const row = (status: 'cashes.waiting' | 'cashes.paidOut') =>
    backOffice
      .row('**** 0001')
      .filter({ hasText: t(status) })
      .filter({ hasText: '19.00' })

  await expect(row('cashes.paidOut').getByRole('button', takeBack)).toBeHidden()
  await row('cashes.waiting').getByRole('button', takeBack).click()
  await page.getByRole('alertdialog').getByRole('button', takeBack).click()

  await expect(row('cashes.waiting')).toBeHidden()
  await expect(page.getByText(amount(50))).toBeVisible()
})
