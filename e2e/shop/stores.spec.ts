import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { listStores } from '#contracts/api/stores/stores.ts'
import { expect, test } from '../test.ts'

// Proves STP-2, STS-1, STR-6.
test('stores are sorted by distance from the location that the visitor shares', async ({ api, context, page, t }) => {
  const guest = await api('guest')
  const here = { longitude: 116.4, latitude: 39.9 }
  const params = encodeParams({ sort_type: 'distance', sort_order: 'asc' })
  const near = { lng: String(here.longitude), lat: String(here.latitude) }
  const [nearest] = (await guest(listStores, { query: { params, ...near } })).data
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(here)
  const stores = page.getByRole('main').getByRole('article')
  await page.goto('/stores')
  await expect(stores.first()).toBeVisible()

  await page
    .getByRole('list', { name: t('shop.sort') })
    .getByRole('link', { name: t('shop.stores.distance') })
    .click()
  await page.getByRole('button', { name: t('shop.stores.here') }).click()

  await expect(stores.first()).toContainText(nearest?.store_name ?? '')
  await expect(stores.first()).toContainText(`${String(Math.round(Number.parseFloat(nearest?.distance ?? '')))} km`)
  await context.clearPermissions()
})

// Proves STP-6, STS-2.
test('the page of a store shows its coupons and sorted products, and the store can be followed', async ({
  given,
  signedIn,
  api,
  page,
  t,
}) => {
  await given('a coupon is on offer', { id: 90_581, stock: 3 })
  await given('a product is on sale', { id: 90_580, stock: 5, price: '20.00' })
  await signedIn('newcomer')
  const guest = await api('guest')
  const { store_id } = await guest(showGoods, { params: { id: 90_580 } })
  const search = { store_id, sort_type: 'goods_price', sort_order: 'asc' } as const
  const { total, data } = await guest(searchGoods, { query: { params: encodeParams(search), per_page: 40 } })
  const main = page.getByRole('main')
  const cards = main.getByRole('listitem').locator('a[href*="/goods/"]:has(img)')
  await page.goto(`/store/${store_id}`)
  await expect(main.getByText(t('shop.foundCount', { count: total }))).toBeVisible()
  await expect(
    main
      .getByRole('list', { name: t('shop.coupon.title') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()

  await main
    .getByRole('list', { name: t('shop.sort') })
    .getByRole('link', { name: t('shop.sortPrice') })
    .click()
  await expect(page).toHaveURL(/sort=goods_price/)
  await expect(cards.filter({ hasText: data[0]?.goods_name ?? '' }).first()).toBeVisible()
  // The button changes before the response arrives; leaving now would abort the request.
  const followed = page.waitForResponse(/\/user\/favorites$/)
  await main.getByRole('button', { name: t('shop.follow') }).click()
  await followed
  await page.goto(`/store/${store_id}?page=99`)
  await main.getByRole('link', { name: t('shop.firstPage') }).click()

  await expect(main.getByRole('button', { name: t('shop.followed') })).toBeVisible()
  await expect(cards.first()).toBeVisible()
})

// Proves STP-5.
test('a closed store says so, and links to the others', async ({ given, page, t }) => {
  await given('a store exists', { id: 90_590, store_verify: 4, store_status: 0 })
  await page.goto('/store/90590')

  await expect(page.getByRole('heading', { level: 1, name: t('shop.stores.unknown') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('title.stores') })
    .click()

  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

// Proves STS-8.
test('each store of the list shows three of its products, with prices', async ({ page, t }) => {
  await page.goto('/stores')

  const store = page.getByRole('main').getByRole('article').last()

  await expect(store.getByRole('list').getByRole('link')).toHaveCount(3)
  await expect(store.getByRole('list')).toContainText('¥')
  await expect(store).toContainText(new RegExp(`\\d+%${t('shop.stores.goodRate')}`))
  const name = await store.getByRole('heading').innerText()
  await expect(store.getByRole('link', { name: t('shop.stores.enterNamed', { name }), exact: true })).toHaveCount(1)
})
