import { adminAdvSpaces } from '#contracts/api/content/adv-spaces.ts'
import { adminAdvs } from '#contracts/api/content/advs.ts'
import { addToCart } from '#contracts/api/orders/carts.ts'
import { searchGoods } from '#contracts/api/catalogue/goods.ts'
import { fits } from '../fits.ts'
import { expect, test } from '../test.ts'

// Proves STF-1.
test('the content of the storefront is at most 1200 px wide', async ({ page }) => {
  const widthOf = () =>
    page.getByRole('main').evaluate(main => {
      const boxes = [...main.querySelectorAll('a, img, h1')]
        .map(part => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
      return Math.round(Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)))
    })
  await page.setViewportSize({ width: 1920, height: 900 })

  await page.goto('/s')
  await expect(page.getByRole('main').locator('a[href*="/goods/"]').nth(4)).toBeVisible()

  await expect.poll(widthOf).toBe(1200)
})

// Proves STF-2, WCA-6.
test('the home page fits phones with every card of its deals', async ({ page, t }) => {
  await page.goto('/')
  const deals = page.getByRole('region', { name: t('title.seckills') }).getByRole('listitem')

  for (const width of [320, 375, 640]) {
    await page.setViewportSize({ width, height: 812 })
    await expect(deals.nth(3)).toBeVisible()
    await fits(page)
  }
})

// Proves WCA-6.
test('at 400 % the bar of the cart does not stay over its products', async ({ given, page, signedIn, t }) => {
  await given('the cart holds a product', { cart_id: 90_002, goods_id: 90_001, buy_num: 2, stock: 9 })
  await page.setViewportSize({ width: 320, height: 256 })
  await signedIn('shopper')

  await page.goto('/carts')
  await page.getByRole('main').getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()

  await expect(page.getByRole('button', { name: t('shop.cart.checkout') })).not.toBeInViewport()
  await fits(page)
})

// Proves STF-3, STF-4.
test('the menu of all categories opens on hover and by keyboard, and its links work', async ({ page, t, looksRight }) => {
  await page.goto('/stores')
  const button = page.getByRole('button', { name: t('shell.allClasses') })
  const roots = page.locator('[data-root]')
  const below = page.locator('[data-below]')

  await button.hover()
  await roots.nth(2).hover()
  await expect(below.getByRole('link').first()).toBeVisible()
  await looksRight()
  await page.mouse.move(600, 850)
  await expect(roots).toHaveCount(0)
  await button.press('ArrowDown')
  await roots.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(roots.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(below.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(roots.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(roots).toHaveCount(0)
  await button.press('Enter')
  await below.getByRole('link').first().press('Enter')

  await expect(page).toHaveURL(/\/s\//)
  await expect(roots).toHaveCount(0)
})

// Proves STF-2.
test('on a phone the drawer holds everything of the desktop header, and closes when a link is followed', async ({
  page,
  t,
  looksRight,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/stores')
  const button = page.getByRole('button', { name: t('shell.menu') })
  const drawer = page.getByRole('dialog', { name: t('shell.menu') })

  await button.click()
  for (const name of [t('shell.signIn'), t('title.register'), t('shop.join.title'), t('user.menu.help'), t('shell.sellerCentre')])
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(drawer.getByRole('heading', { name: t('shop.brands') })).toBeVisible()
  await looksRight()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await drawer.getByRole('heading', { level: 4 }).first().getByRole('button').click()
  await drawer.getByRole('link', { name: /./ }).and(drawer.locator('a[href^="/s/"]')).first().click()

  await expect(page).toHaveURL(/\/s\//)
  await expect(drawer).toBeHidden()
})

// Proves STF-3.
test('a shopper signs out in the shop, and is a guest again', async ({ page, signedIn, t }) => {
  await signedIn('shopper')
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: t('shell.accountMenu') })

  await bar.getByRole('button', { name: t('shell.signOut') }).click()

  await expect(page).toHaveURL(/\/login$/)
  await expect(bar.getByRole('link', { name: t('shell.signInPlease') })).toBeVisible()
  await expect(bar.getByRole('link', { name: t('title.register'), exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

// Proves STF-5.
test('a cart of more than 99 lines shows 99+', async ({ api, page, signedIn, t }) => {
  const newcomer = await api('newcomer')
  const pages = await Promise.all([1, 2, 3].map(at => newcomer(searchGoods, { query: { page: at, per_page: 100 } })))
  // Products with variants cannot be added without choosing one.
  const simple = pages.flatMap(({ data }) => data).filter(({ sku_count, goods_stock }) => !sku_count && goods_stock > 0)
  await Promise.all(simple.slice(0, 100).map(({ id }) => newcomer(addToCart, { body: { goods_id: id, sku_id: 0, buy_num: 1 } })))
  await signedIn('newcomer')

  await page.goto('/stores')

  const cart = page.getByRole('banner').getByRole('link', { name: t('shell.cartWith', { count: 100 }) })
  await expect(cart).toContainText('99+')
})

// Proves ADV-3.
test('an advert links into the shop or to another site, and nowhere else', async ({ api, page, t }) => {
  const admin = await api('admin')
  const { data } = await admin(adminAdvSpaces.list, { query: { name: '首页轮播' } })
  const times = { adv_start: '2026-01-01 00:00:00', adv_end: '2026-12-31 00:00:00', status: 1 } as const
  const links = { Evil: "javascript:alert('no')", Data: 'data:text/html,no', Inside: '/stores', Outside: 'https://example.org/' }
  for (const [name, url] of Object.entries(links))
    await admin(adminAdvs.create, { body: { pid: data[0]?.id ?? 0, name, url, ...times, is_sort: 200 } })
  const adverts = page.getByRole('list', { name: t('shop.adverts') })
  const linkOf = (name: string) => adverts.getByRole('link', { name })

  await page.goto('/')

  await expect(adverts.getByText('Evil')).toBeVisible()
  await expect(adverts.getByText('Data')).toBeVisible()
  await expect(linkOf('Evil').or(linkOf('Data'))).toHaveCount(0)
  await expect(linkOf('Outside')).toHaveAttribute('rel', /noopener/)
  await linkOf('Inside').click()
  await expect(page).toHaveURL('/stores')
})

// Proves STR-2.
test('data that every page shows is fetched once, over all navigations', async ({ page, t }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const menu = page.getByRole('navigation', { name: t('shell.mainMenu') })
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })

  await page.goto('/')
  for (const name of [t('title.stores'), t('title.seckills'), t('title.integralShop')]) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(heading).toHaveText(name)
  }

  expect(asked.filter(path => path === '/api/common')).toHaveLength(1)
})
