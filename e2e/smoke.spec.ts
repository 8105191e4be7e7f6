import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { searchGoods } from '#contracts/api/catalogue/goods.ts'
import { expect, test } from './test.ts'
import * as shopper from './purchase/shopping.ts'

const goods = { id: 90_001, stock: 5, price: '199.00' }

// Proves RTE-1.
test.describe('smoke test', { tag: '@smoke' }, () => {
  // Proves SRH-6, CAS-4.
  test('a guest sees products on the home page and opens one of them', async ({ api, page }) => {
    const [first] = (await (await api('guest'))(searchGoods, { query: { per_page: 1 } })).data
    await page.goto('/')
    await expect(page.getByRole('main').locator('a[href*="/goods/"]').first()).toBeVisible()

    await page.goto(`/goods/${first?.id}`)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.goods_name ?? '')
  })

  // Proves ACS-1.
  test('a shopper signs in through the login form and puts a product into the cart', async ({ given, page, t }) => {
    await given('a product is on sale', goods)
    await given('the cart is empty', {})
    await shopper.signInByHand({ page, t })

    await page.goto(`/goods/${goods.id}`)
    await shopper.putInCart({ page, t })

    const sums = page.getByRole('main').getByText(shopper.amount(goods.price))
    await expect(sums.filter({ visible: true }).first()).toBeVisible()
  })

  test('a shopper reads an order', async ({ given, signedIn, page, t }) => {
    await given('an order waits for receipt', { id: 90_113 })
    await signedIn('shopper')

    await page.goto('/user/order/90113')

    await expect(page.getByText(t('user.status.waitingReceipt')).first()).toBeVisible()
  })

  // Proves ACS-2.
  test('a seller signs in through the login form and reads the orders', async ({ backOffice }) => {
    await backOffice.signIn('seller')

    await backOffice.open('/Seller/orders')

    await expect(backOffice.rows().first()).toBeVisible()
  })

  // Proves ACS-2.
  test('an administrator signs in through the login form and finds a brand', async ({ given, api, backOffice }) => {
    await given('a brand exists', { id: 90_001, name: 'Northwind' })
    const brand = await (await api('admin'))(adminBrands.show, { params: { id: 90_001 } })
    await backOffice.signIn('admin')

    await backOffice.open(`/Admin/goods_brands?name=${brand.name}`)

    await expect(backOffice.row(brand.name)).toHaveCount(1)
  })
})
