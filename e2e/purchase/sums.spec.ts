import type { Locator, Page } from '@playwright/test'
import { encodeParams } from '#contracts/wire/params.ts'
import { addToCart } from '#contracts/api/orders/carts.ts'
import { decideRefund, requestRefund } from '#contracts/api/after-sales/refunds.ts'
import { expect, test } from '../test.ts'
import { goodsId, giveCoupon, prepareShop, sums, twoPieces } from './an-order.ts'

/** Labels and amounts of a list of sums, from top to bottom, without the spaces of their layout. */
const rowsOf = (list: Locator): Promise<string[][]> =>
  list.evaluate(dl =>
    [...dl.querySelectorAll('dt')].map(({ textContent, nextElementSibling: value }) => [
      textContent?.trim() ?? '',
      (value instanceof HTMLElement ? value.innerText : '').replaceAll(/\s/g, ''),
    ]),
  )

const showsRows = (list: Locator, rows: readonly (readonly string[])[]) => expect.poll(() => rowsOf(list)).toEqual(rows)

const sumsIn = (page: Page, label: string): Locator => page.getByRole('main').locator('dl').filter({ hasText: label }).last()

// Proves CRT-5, CRT-10.
test('the cart shows the price, the sum of the line and the sum of what is ticked', async ({ api, given, page, signedIn, t }) => {
  await prepareShop({ given, api })
  await given('the cart is empty', {})
  const shopper = await api('shopper')
  await shopper(addToCart, { body: { goods_id: goodsId, sku_id: 0, buy_num: sums.pieces } })
  await signedIn('shopper')
  await page.goto('/carts')
  const main = page.getByRole('main')
  const line = main.getByRole('listitem').filter({ has: page.locator(`a[href$="/goods/${goodsId}"]`) })

  await line.getByRole('checkbox').check()

  await expect(line).toContainText('¥61.37')
  await expect(line).toContainText('¥122.74')
  await expect
    .poll(async () => (await main.innerText()).replaceAll(/\s/g, ''))
    .toContain(`${t('shop.cart.total')}¥122.74`.replaceAll(' ', ''))
})

// Proves OSC-2, SUM-4.
test('the confirmation shows goods, coupon, freight and what is to pay', async ({
  api,
  given,
  openCheckout,
  page,
  signedIn,
  t,
}) => {
  await prepareShop({ given, api })
  await giveCoupon({ given, api })
  await signedIn('shopper')

  await openCheckout(twoPieces)

  await showsRows(page.getByRole('complementary', { name: t('shop.before.estimate') }).locator('dl'), [
    [t('shop.before.goodsTotal'), '¥122.74'],
    [t('shop.before.saved.coupon'), '-¥5.29'],
    [t('shop.pay.freight'), '¥8.13'],
    [t('shop.before.estimate'), '¥125.58'],
  ])
})

// Proves OSC-4, SUM-4.
test('the payment page shows goods, freight, discount and the total', async ({ anOrder, page, signedIn, t }) => {
  const { id } = await anOrder().withCoupon().waitingFor('payment')
  await signedIn('shopper')

  await page.goto(`/order/pay/${encodeURIComponent(encodeParams({ order_id: [id] }))}`)

  await showsRows(sumsIn(page, t('shop.pay.total')), [
    [t('shop.pay.goodsTotal'), '¥122.74'],
    [t('shop.pay.freight'), '¥8.13'],
    [t('shop.pay.discount'), '-¥5.29'],
    [t('shop.pay.total'), '¥125.58'],
  ])
  await expect(page.getByRole('region', { name: t('shop.pay.orders') }).getByRole('listitem')).toContainText('¥61.37')
})

// Proves OSC-6.
test('a paid order shows the same sums, and the overview its total', async ({ anOrder, page, signedIn, t }) => {
  const { id } = await anOrder().withCoupon().waitingFor('delivery')
  await signedIn('shopper')
  const rowOf = (path: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="${path}"]`) })

  await page.goto('/user')
  await expect(rowOf(`/user/order/${id}`)).toContainText('¥125.58')
  await page.goto(`/user/order/${id}`)

  await expect
    .poll(async () => (await rowsOf(sumsIn(page, t('shop.pay.freight')))).map(([, value]) => value))
    .toEqual(['¥122.74', '¥8.13', '-¥5.29', '¥125.58'])
})

// Proves REF-6, MSC-1.
test('an accepted refund gives back the total, freight included and discount left out', async ({
  anOrder,
  api,
  page,
  signedIn,
}) => {
  const { id } = await anOrder().withCoupon().waitingFor('delivery')
  const [shopper, seller] = [await api('shopper'), await api('seller')]
  await shopper(requestRefund, { body: { order_id: id, refund_type: 0, refund_remark: 'Too small' } })
  await seller(decideRefund, { params: { id }, body: { refund_verify: 1 } })
  await signedIn('shopper')

  await page.goto('/user/money')

  const movements = page.getByRole('main').getByRole('listitem').or(page.getByRole('main').getByRole('row'))
  await expect(
    movements
      .filter({ hasText: `+${sums.total}` })
      .or(movements.filter({ hasText: `+¥${sums.total}` }))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText('500.00')
})
