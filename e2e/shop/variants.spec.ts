import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import type { Call } from '../calls.ts'
import { amount } from '../purchase/shopping.ts'
import { expect, test } from '../test.ts'

/** A product on sale whose variants differ in price. */
const productWithPrices = async (guest: Call) => {
  const { data } = await guest(searchGoods, { query: { per_page: 30 } })
  for (const { id } of data) {
    const goods = await guest(showGoods, { params: { id } })
    const skus = (goods.skuList ?? []).filter(sku => sku.goods_stock > 0)
    if (new Set(skus.map(sku => sku.goods_price)).size > 1) return { goods, skus }
  }
  return undefined
}

// Proves SKU-9.
test('price, stock and the largest quantity follow the variant that a guest chooses', async ({ api, page, t }) => {
  const found = await productWithPrices(await api('guest'))
  expect(found, 'a product on sale has variants of different prices').toBeDefined()
  const { goods, skus } = found ?? { goods: { id: 0, attrList: [] }, skus: [] }
  const cheapest = skus.toSorted((a, b) => Number(a.goods_price) - Number(b.goods_price))
  await page.goto(`/goods/${goods.id}`)

  for (const sku of [cheapest.at(0), cheapest.at(-1)]) {
    for (const [at, { name }] of (goods.attrList ?? []).entries()) {
      await page
        .getByRole('group', { name, exact: true })
        .getByRole('button', { name: sku?.sku_name[at] ?? '', exact: true })
        .click()
    }

    await expect(page.getByRole('status', { name: t('shop.price') })).toContainText(amount(sku?.goods_price ?? 0))
    await expect(page.getByText(t('shop.stock', { count: sku?.goods_stock ?? 0 }))).toBeVisible()
    const quantity = page.getByRole('textbox', { name: t('ui.quantity') })
    await quantity.fill('9999')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue(String(sku?.goods_stock))
  }
})
