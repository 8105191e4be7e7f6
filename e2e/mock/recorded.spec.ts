import { post } from '../backend.ts'
import { expect, test } from '../test.ts'

test.skip(({ language }) => language !== 'en', 'its words are those of one language')

test('a product is bought and paid', async ({ backend, given, page, signedIn }) => {
  await backend.send(post('/_mock/reset', { now: '2026-06-15 10:00:00' }))
  await given('a product is on sale', { id: 90_001, stock: 5, price: '199.00' })
  await given('the shopper has a balance', { money: '1000.00' })
  await given('the shopper has an address', { id: 90_020 })
  await given('the cart is empty', {})
  await signedIn('shopper')
  await page.goto('/goods/90001')

  // 1. Press "Add to cart" · POST /user/carts 200
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  // 2. Press "Cart, 1 line"
  await page.getByRole('link', { name: 'Cart, 1 line', exact: true }).click()
  await expect(page).toHaveURL(/\/carts(\?|$)/)
  // 3. Press "Checkout" · POST /user/order/before 200 · POST /user/order/before 200
  await page.getByRole('button', { name: 'Checkout', exact: true }).click()
  await expect(page).toHaveURL(/\/order\/before\/[^/]+(\?|$)/)
  // 4. Press "Place order" · POST /user/order/create 200 · POST /user/order/after 200 · POST /auth/info 200
  await page.getByRole('button', { name: 'Place order', exact: true }).click()
  await expect(page).toHaveURL(/\/order\/pay\/[^/]+(\?|$)/)
  // 5. Press "Balance ¥1,000.00 available"
  await page.getByRole('button', { name: 'Balance ¥1,000.00 available', exact: true }).click()
  // 6. Fill "Payment password" with the password of shopper
  await page.getByLabel(/^Payment password\s*\*?$/).fill('123456')
  // 7. Press "Pay ¥199.00" · POST /user/order/pay 200
  await page.getByRole('button', { name: 'Pay ¥199.00', exact: true }).click()
  await expect(page).toHaveURL(/\/order\/success(\?|$)/)

  await expect(page.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible()
})
