import { errors } from '#contracts/api/errors.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { listSeckills, sellerSeckills } from '#contracts/api/marketing/seckills.ts'
import type { BackOffice } from '../back-office.ts'
import { expect, test } from '../test.ts'
import type { T } from '../words.ts'

const goods = { id: 90_311, stock: 50, price: '40.00' }

/** Chooses the product in the table of the store's products. */
const chooseGoods = async ({ page, dialog }: BackOffice, t: T, name: string) => {
  await dialog.getByRole('button', { name: t('btn.select'), exact: true }).click()
  const picker = page.getByRole('dialog', { name: t('field.goods_name') })
  await picker.getByRole('row').filter({ hasText: name }).first().getByRole('checkbox').check()
  await picker.getByRole('button', { name: t('btn.select'), exact: true }).click()
  await expect(picker).toBeHidden()
}

// Proves FLS-4, MKS-4, MKS-11.
test('a flash sale that a seller sets up appears in the shop at its price', async ({
  given,
  signedIn,
  backOffice,
  api,
  page,
  t,
  looksRight,
}) => {
  await given('a product is on sale', goods)
  const guest = await api('guest')
  const { goods_name: name } = await guest(showGoods, { params: { id: goods.id } })
  await signedIn('seller')
  await backOffice.open('/Seller/seckills')
  const ok = backOffice.yes

  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  await chooseGoods(backOffice, t, name)
  await backOffice.fill({ [t('campaigns.discount')]: '25' })
  await backOffice.fill({ [t('field.start_time')]: '2026-06-15 10:00:00' })
  await backOffice.fill({ [t('field.end_time')]: '2026-06-14 12:00:00' })
  await ok.click()
  await backOffice.marks(t('field.end_time'), t('invalid.runsForward'))
  await expect(backOffice.dialog.getByRole('term').filter({ hasText: t('campaigns.flashPrice') })).toBeVisible()
  await expect(backOffice.dialog.getByRole('definition')).toHaveText(['¥40.00', '-¥10.00', '¥30.00'])
  await looksRight()
  await backOffice.fill({ [t('field.end_time')]: '2026-06-15 12:00:00' })
  await backOffice.confirm()

  await expect(backOffice.row(name).first()).toContainText(t('campaigns.inHand'))
  const sales = await guest(listSeckills, { query: { start_time: 0, per_page: 100 } })
  expect(sales.data.find(({ id }) => id === goods.id)).toMatchObject({ goods_price: '30.00', discount: '25.00' })
})

// Proves CMP-5.
test('a second flash sale for the same product at the same time is refused at the product field', async ({
  given,
  signedIn,
  backOffice,
  api,
  page,
  t,
  language,
}) => {
  await given('a product is on sale', goods)
  const seller = await api('seller')
  const { goods_name: name } = await (await api('guest'))(showGoods, { params: { id: goods.id } })
  const times = { start_time: '2026-06-16 10:00:00', end_time: '2026-06-16 12:00:00' }
  await seller(sellerSeckills.create, { body: { goods_id: goods.id, discount: '10', ...times } })
  await signedIn('seller')
  await backOffice.open('/Seller/seckills')

  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  await chooseGoods(backOffice, t, name)
  await backOffice.fill({ [t('campaigns.discount')]: '25' })
  await backOffice.fill({ [t('field.start_time')]: '2026-06-16 11:00:00' })
  await backOffice.fill({ [t('field.end_time')]: '2026-06-16 13:00:00' })
  await backOffice.yes.click()
  await backOffice.marks(t('field.goods_name'), errors.campaignOverlaps[language === 'en' ? 'en' : 'zh'])
  await backOffice.fill({ [t('field.start_time')]: '2026-06-16 12:00:01' })
  await backOffice.confirm()

  await expect(backOffice.row(name).filter({ hasText: t('campaigns.notStarted') })).toHaveCount(2)
})

// Proves CPN-6.
test('a coupon worth more than its minimum spend is refused before it is sent', async ({ signedIn, backOffice, page, t }) => {
  await signedIn('seller')
  await backOffice.open('/Seller/coupons')

  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
  await backOffice.fill({
    [t('coupons.name')]: 'June',
    [t('coupons.left')]: '10',
    [t('coupons.money')]: '20',
    [t('field.use_money')]: '10',
  })
  await backOffice.fill({ [t('field.start_time')]: '2026-06-16 00:00:00' })
  await backOffice.fill({ [t('field.end_time')]: '2026-06-20 00:00:00' })
  await backOffice.yes.click()
  await backOffice.marks(t('coupons.money'), t('invalid.takesLess'))
  await backOffice.fill({ [t('field.use_money')]: '100' })
  await backOffice.confirm()

  await expect(backOffice.row('June')).toContainText(t('campaigns.notStarted'))
})
