import { accounts } from '#contracts/states/ready-accounts.ts'
import { setDefaultAddress, userAddresses } from '#contracts/api/accounts/addresses.ts'
import { listIntegralOrders } from '#contracts/api/points/integral-orders.ts'
import type { Call } from '../calls.ts'
import { endElsewhere } from '../end-session.ts'
import { expect, test } from '../test.ts'
import { escaped, labelOf } from '../words.ts'
import { openDevtools } from '../mock/open-devtools.ts'
import { userPageOf } from './user-page.ts'

/** Another address of the shopper. */
const otherAddress = async (shopper: Call, id: number) => {
  const { data } = await shopper(userAddresses.list, { query: {} })
  const other = data.find(address => address.id !== id)
  if (!other) throw new Error('The shopper has one address only.')
  return other
}

const { username, password } = accounts.shopper

// Proves ANS-2, SES-10.
test('a form keeps its values when the session ends', async ({ page, signedIn, backend, t }) => {
  const { main, fill, press, signInAs } = userPageOf(page, t)
  await signedIn('shopper')
  await page.goto('/user/safe/check')
  await fill({ [t('user.check.name')]: 'North Wind', [t('user.check.bank_name')]: 'Bank of the North' })
  await endElsewhere(page, backend, 'buyer')

  await press(t('btn.save'))
  await expect(page).toHaveURL(/\/login\?back=/)
  await signInAs(username, password)

  await expect(page).toHaveURL(/\/user\/safe\/check$/)
  await expect(main.getByLabel(labelOf(t('user.check.name')))).toHaveValue('North Wind')
  await expect(main.getByLabel(labelOf(t('user.check.bank_name')))).toHaveValue('Bank of the North')
})

// Proves SES-10.
test('the address form keeps its values when the session ends', async ({ given, page, signedIn, backend, t }) => {
  const { main, fill, press, signInAs } = userPageOf(page, t)
  await given('the shopper has an address', { id: 90_421 })
  await signedIn('shopper')
  await page.goto('/user/address/form/90421')
  await fill({ [t('field.receive_name')]: 'North Wind', [t('field.address')]: 'Lane of the Lamps 7' })
  await endElsewhere(page, backend, 'buyer')

  await press(t('btn.save'))
  await expect(page).toHaveURL(/\/login\?back=/)
  await signInAs(username, password)

  await expect(page).toHaveURL(/\/user\/address\/form\/90421$/)
  await expect(main.getByLabel(labelOf(t('field.receive_name')))).toHaveValue('North Wind')
  await press(t('btn.save'))
  await expect(page).toHaveURL(/\/user\/address$/)
  await expect(main.getByText('Lane of the Lamps 7')).toBeVisible()
})

test('an order keeps its remark when the session ends, and can be placed after signing in', async ({
  openCheckout,
  given,
  page,
  signedIn,
  backend,
  t,
}) => {
  const { main, press, signInAs } = userPageOf(page, t)
  await given('a product is on sale', { id: 90_422, stock: 9, price: '120.00' })
  await given('the shopper has an address', { id: 90_421 })
  await signedIn('shopper')
  const order = [{ goods_id: 90_422, sku_id: 0, buy_num: 1 }]
  await openCheckout(order)
  const remark = main.getByRole('textbox', { name: t('field.remark') })
  await remark.fill('Ring twice')
  await endElsewhere(page, backend, 'buyer')

  await press(t('shop.before.create'))
  await expect(page).toHaveURL(/\/login\?back=/)
  await signInAs(username, password)

  await expect(remark).toHaveValue('Ring twice')
  await press(t('shop.before.create'))
  await expect(page).toHaveURL(/\/order\/pay\//)
})

// Proves PSC-4.
test('an exchange for points keeps its remark and address when the session ends', async ({
  given,
  page,
  signedIn,
  backend,
  api,
  t,
}) => {
  const { main, press, signInAs } = userPageOf(page, t)
  await given('points goods are on offer', { id: 90_423, cid: 90_424, stock: 5, price: '150.00' })
  await given('the shopper has points', { integral: '1000.00' })
  await given('the shopper has an address', { id: 90_421 })
  await signedIn('shopper')
  await page.goto('/integral/order/90423/1')
  const shopper = await api('shopper')
  const { address } = await shopper(userAddresses.show, { params: { id: 90_421 } })
  const card = main.getByRole('radio', { name: new RegExp(escaped(address)) })
  await card.check({ force: true })
  await expect.poll(async () => (await shopper(userAddresses.show, { params: { id: 90_421 } })).is_default).toBe(1)
  const remark = main.getByRole('textbox', { name: t('field.remark') })
  await remark.fill('Ring twice')
  await endElsewhere(page, backend, 'buyer')

  await press(t('shop.points.payNow'))
  await expect(page).toHaveURL(/\/login\?back=/)
  await shopper(setDefaultAddress, { params: { id: (await otherAddress(shopper, 90_421)).id } })
  await signInAs(username, password)

  await expect(remark).toHaveValue('Ring twice')
  await expect(card).toBeChecked()
  await press(t('shop.points.payNow'))
  await expect(page).toHaveURL(/\/order\/success/)
  const [newest] = (await shopper(listIntegralOrders, { query: {} })).data
  expect(newest).toMatchObject({ remark: 'Ring twice', receive_address: address })
})

// Proves SES-11.
test("a shopper's input is removed when another shopper signs in in another tab", async ({ context, page, signedIn, t }) => {
  const { main, fill } = userPageOf(page, t)
  await signedIn('shopper')
  await page.goto('/user/safe/check')
  await fill({ [t('user.check.name')]: 'North Wind' })
  const other = await context.newPage()
  await other.goto('/stores')

  const devtools = await openDevtools(other, t, 'accounts')
  await devtools.getByRole('button', { name: /^newcomer/ }).click()

  await expect(devtools.getByText(t('devtools.accounts.asNow', { name: 'newcomer' }))).toBeVisible()
  await expect(main.getByLabel(labelOf(t('user.check.name')))).toHaveValue('')
})
