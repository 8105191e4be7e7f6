import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { fits } from '../fits.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const goods = 90_001

/** What people type is read in its own direction. */
const direction = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr')

for (const { what, name } of [
  { what: 'one word of sixty letters', name: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuerschloss'.slice(0, 60) },
  { what: 'Arabic', name: 'مرحبا بالعالم هذا اسم منتج طويل جدا للاختبار' },
  { what: 'emoji joined to one sign', name: '👨‍👩‍👧‍👦'.repeat(5) },
])
  // Proves WCA-6, WCA-7.
  test(`a product whose name is ${what} fits a screen of 320 pixels`, async ({ api, given, page, signedIn, t }) => {
    await given('a product is on sale', { id: goods, stock: 9, price: '120.00' })
    await given('the cart holds a product', { cart_id: 90_002, goods_id: goods, buy_num: 2, stock: 9 })
    await given('the shopper has an address', { id: 90_003 })
    await page.setViewportSize({ width: 320, height: 568 })
    await signedIn('shopper')
    await (
      await api('seller')
    )(sellerGoods.update, { params: { id: goods }, body: { goods_name: name } })
    const order = encodeParams({ order: [{ goods_id: goods, sku_id: 0, buy_num: 1 }], ifcart: 0 })

    await page.goto(`/goods/${goods}`)
    await expect(page.getByRole('heading', { level: 1, name })).toHaveCSS('direction', direction(name))
    await fits(page)
    for (const [path, title] of [
      ['/carts', t('shop.cart.title')],
      [`/order/before/${order}`, t('shop.before.title')],
    ] as const) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('main').getByText(name).filter({ visible: true }).first()).toBeVisible()
      await fits(page)
    }
  })
