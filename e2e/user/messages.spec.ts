import { accounts } from '#contracts/states/ready-accounts.ts'
import { expect, test } from '../test.ts'
import { labelOf } from '../words.ts'
import { userPageOf } from './user-page.ts'

const goods = 90_495

// Proves CRT-11, WRD-1.
test('a cart without a ticked line cannot be ordered, and neither can a quantity below one', async ({
  page,
  given,
  signedIn,
  t,
}) => {
  const { main, press, showsToast } = userPageOf(page, t)
  await given('the cart holds a product', { cart_id: 90_496, goods_id: goods, buy_num: 1, stock: 9 })
  await signedIn('shopper')
  await page.goto('/carts')
  const quantity = main.getByRole('textbox')

  await main
    .getByRole('checkbox', { name: t('shop.cart.all') })
    .first()
    .uncheck()
  await press(t('shop.cart.checkout'))
  await showsToast(t('msg.cartEmpty'))
  await quantity.fill('0')
  await quantity.press('Enter')

  await expect(main.getByText(t('msg.buyNumErr'))).toBeVisible()
  await expect(quantity).toHaveValue('1')
})

// Proves SGN-9, WRD-1.
test('a shopper who signs in sees a message about the result', async ({ page, t }) => {
  const { showsToast, signInAs } = userPageOf(page, t)
  await page.goto('/login?back=/user/safe')

  await signInAs('', '')
  await showsToast(t('msg.loginAbn'))
  await signInAs(accounts.shopper.username, accounts.shopper.password)

  await showsToast(t('msg.loginSuc'))
  await expect(page).toHaveURL(/\/user\/safe$/)
})

test.describe('while the server is slow or broken', () => {
  test.skip(Boolean(process.env.E2E_API), 'only the mock can be told to be slow or broken')

  test('an account whose profile fails to load is not signed in, and sees a message', async ({ page, faults, t }) => {
    const { showsToast, signInAs } = userPageOf(page, t)
    await page.goto('/login')
    await faults.add({ call: 'POST /auth/info', kind: 'envelope500', times: 1 })

    await signInAs(accounts.shopper.username, accounts.shopper.password)

    await showsToast(t('msg.loginErr'))
    await expect(page).toHaveURL(/login/)
  })

  test('a seller who has signed in waits for the page, and sees a message', async ({ page, faults, t }) => {
    await page.goto('/Seller/login?back=/Seller/coupons')
    await faults.hold({ call: 'GET /Seller/load_menu', times: 1 })

    await page.getByLabel(labelOf(t('field.username'))).fill(accounts.seller.username)
    await page.getByRole('textbox', { name: labelOf(t('field.password')) }).fill(accounts.seller.password)
    await page.getByRole('button', { name: t('login.submit'), exact: true }).click()

    await expect(page.getByRole('button', { name: t('msg.waitPageJump') })).toBeVisible()
    await faults.release()
    await expect(page).not.toHaveURL(/login/)
  })

  // Proves ORD-17.
  test('pressing the button twice places one order', async ({ openCheckout, page, faults, given, signedIn, t }) => {
    const { press, showsToast } = userPageOf(page, t)
    await given('a product is on sale', { id: goods, stock: 9, price: '20.00' })
    await given('the shopper has an address', { id: 90_497 })
    await signedIn('shopper')
    const order = [{ goods_id: goods, sku_id: 0, buy_num: 1 }]
    await openCheckout(order)
    await expect(page.getByRole('radiogroup', { name: t('address.choose') })).toBeVisible()
    await faults.hold({ call: 'POST /user/order/create', times: 1 })

    await press(t('shop.before.create'))
    await press(t('shop.before.creating'))

    await showsToast(t('msg.createOrderThr'))
    await faults.release()
    await expect(page).toHaveURL(/\/order\/pay\//)
  })

  test('a save without a response is reported and loses nothing', async ({ page, faults, signedIn, allow, t }) => {
    const { main, fill, press, showsToast } = userPageOf(page, t)
    allow(/Failed to load resource|silence\)/)
    await signedIn('shopper')
    await page.goto('/user/info')
    await fill({ [t('field.nickname')]: 'North Wind' })
    await faults.add({ call: 'POST /auth/edit', kind: 'noAnswer', times: 1 })

    await press(t('btn.save'))

    await showsToast(t('msg.networkAbnormal'))
    await expect(main.getByLabel(labelOf(t('field.nickname')))).toHaveValue('North Wind')
  })
})
