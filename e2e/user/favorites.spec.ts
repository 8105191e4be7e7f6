import { toggleFavorite } from '#contracts/api/catalogue/favorites.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { expect, test } from '../test.ts'
import { userPageOf } from './user-page.ts'

const goods = 90_001

// Proves ACS-9.
test('a favourite links to its product and is removed after a confirmation', async ({
  page,
  given,
  signedIn,
  api,
  t,
  looksRight,
  keepsFocus,
}) => {
  const { main, agree } = userPageOf(page, t)
  await given('a product is on sale', { id: goods, stock: 3, price: '20.00' })
  await signedIn('newcomer')
  const call = await api('newcomer')
  await call(toggleFavorite, { body: { out_id: goods, is_type: 0 } })
  const { goods_name: name } = await call(showGoods, { params: { id: goods } })
  await page.goto('/user/favorites')
  await expect(main.locator(`a[href$="/goods/${goods}"]`)).toBeVisible()
  await looksRight()

  await main.getByRole('button', { name: t('user.favorites.removeNamed', { name }) }).click()
  await agree(t('btn.remove'))

  await expect(main.getByText(t('user.favorites.goods.emptyTitle'))).toBeVisible()
  await keepsFocus()
})

// Proves ACS-9.
test('followed stores have a list with its own URL', async ({ page, given, signedIn, t }) => {
  const { main } = userPageOf(page, t)
  await given('a favourite exists', { id: 90_002, out_id: 90_003, is_type: 1 })
  await signedIn('shopper')
  await page.goto('/user/favorites')

  await main.getByRole('tab', { name: t('user.favorites.store.name') }).click()
  await page.reload()

  await expect(page).toHaveURL(/kind=store/)
  await expect(main.locator('a[href$="/store/90003"]')).toBeVisible()
})
