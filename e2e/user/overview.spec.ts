import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { listOrders, orderStatus } from '#contracts/api/orders/orders.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { expect, test } from '../test.ts'
import { userPageOf } from './user-page.ts'

const stages = ['waitingPayment', 'waitingDelivery', 'waitingReceipt', 'waitingComment', 'afterSales'] as const

// Proves ACS-4, STF-9.
test('the overview shows orders by stage, favourites, viewed products, and how complete the profile is', async ({
  page,
  given,
  signedIn,
  api,
  t,
  looksRight,
}) => {
  const { main } = userPageOf(page, t)
  await given('a favourite exists', { id: 90_471, out_id: 90_472, is_type: 0 })
  await given('a product is on sale', { id: 90_473, stock: 3, price: '20.00' })
  await given('the shopper is verified', { id: 90_474 })
  const shopper = await api('shopper')
  const { goods_name } = await shopper(showGoods, { params: { id: 90_473 } })
  await signedIn('shopper')
  await page.goto('/goods/90473')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(goods_name)

  await page.goto('/user')

  for (const stage of stages) {
    const { total } = await shopper(listOrders, { query: { order_status: orderStatus[stage], per_page: 1 } })
    const link = main.locator(`a[href$="/user/orders?status=${orderStatus[stage]}"]`)
    await expect(link).toHaveText(`${total > 0 ? total : ''}${t(`user.status.${stage}`)}`)
  }
  const panel = (name: string) => main.getByRole('region', { name })
  await expect(panel(t('user.overview.favorites')).locator('a[href$="/goods/90472"]')).toBeVisible()
  await expect(panel(t('shop.seenLately')).locator('a[href$="/goods/90473"]')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: t('user.progress', { percent: 100 }) })).toBeVisible()
  await looksRight()
  await main.locator(`a[href$="/user/orders?status=${orderStatus.waitingReceipt}"]`).click()
  await expect(main.getByRole('tab', { selected: true })).toHaveText(t('user.status.waitingReceipt'))
})

// Proves STF-9.
test('the user centre has its menu in groups, and a card with picture and name', async ({ page, api, signedIn, t }) => {
  const shopper = await api('shopper')
  const { nickname, avatar } = await shopper(buyerInfo, { body: { provider: 'users' } })
  await signedIn('shopper')
  const groups = page.getByRole('navigation', { name: t('user.menuLabel') }).locator(':scope > div')
  const card = page.getByText(nickname, { exact: true }).locator('xpath=ancestor::*[.//img][1]')

  await page.goto('/user')

  await expect(groups.locator('p')).toHaveText([
    t('user.group.orders'),
    t('user.group.assets'),
    t('user.group.distribution'),
    t('user.group.account'),
    t('user.group.help'),
  ])
  await expect(groups.nth(1).getByRole('link')).toHaveText([
    t('user.menu.orders'),
    t('user.menu.integralOrder'),
    t('user.menu.comments'),
    t('user.menu.favorites'),
  ])
  await expect(groups.nth(0).getByRole('link', { name: t('user.menu.overview') })).toHaveAttribute('aria-current', 'page')
  await expect(card.getByText(nickname, { exact: true })).toBeVisible()
  expect(avatar).not.toBe('')
  await expect(card.locator('img')).toHaveAttribute('src', avatar.replace(/(\.\w+)$/, '_150$1'))
})

// Proves ACS-4, STF-9.
test('a shopper without favourites and viewed products sees a message', async ({ page, signedIn, t }) => {
  await signedIn('newcomer')

  await page.goto('/user')

  await expect(page.getByText(t('user.favorites.goods.emptyTitle'))).toBeVisible()
  await expect(page.getByText(t('user.overview.unseenTitle'))).toBeVisible()
  await expect(page.getByRole('progressbar', { name: t('user.progress', { percent: 50 }) })).toBeVisible()
})
