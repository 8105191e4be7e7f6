import { expect, test } from '../own-profile.ts'
import { textOf } from '../words.ts'

const missing = /Failed to load resource|ERR_FAILED|Failed to fetch dynamically imported module|The texts "common" failed to load/

// Proves GRD-4.
test(
  'a screen whose chunk fails to load cancels the navigation, and opens on the next attempt',
  { tag: '@build' },
  async ({ page, context, backend, allow, t }) => {
    allow(/LoadingError|Failed to fetch|Failed to load resource|ERR_INTERNET|Unable to preload|silence/)
    await page.goto('/')
    await backend.isUp()
    const toLogin = page
      .getByRole('main')
      .getByRole('link', { name: t('shop.signIn') })
      .first()
    await expect(toLogin).toBeVisible()
    await context.setOffline(true)
    const failed = page.waitForEvent('console', message => message.text().includes('LoadingError'))

    await toLogin.click()
    await failed
    await expect(page).toHaveURL('/')
    await expect(toLogin).toBeVisible()
    await context.setOffline(false)
    await toLogin.click()

    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('button', { name: t('login.submit'), exact: true })).toBeVisible()
  },
)

// Proves GRD-5.
test(
  'if the chunk of the first screen fails to load, the page says so, and a retry succeeds',
  { tag: '@build' },
  async ({ page, allow, t }) => {
    allow(missing)
    allow(/LoadingError/)
    await page.route('**/assets/login.page-*.js', route => route.abort())

    await page.goto('/login')
    await expect(page.getByRole('heading', { name: t('error.loading') })).toBeVisible()
    await page.unroute('**/assets/login.page-*.js')
    await page.getByRole('button', { name: t('ui.retry') }).click()

    await expect(page.getByRole('button', { name: t('login.submit'), exact: true })).toBeVisible()
  },
)

// Proves RTE-15.
test(
  'a link to a screen whose chunk is gone, because the host has a newer build, reloads the app at that screen',
  { tag: '@build' },
  async ({ page, backend, allow, t }) => {
    allow(missing)
    allow(/LoadingError/)
    await page.goto('/')
    await backend.isUp()
    const toLogin = page
      .getByRole('main')
      .getByRole('link', { name: t('shop.signIn') })
      .first()
    await expect(toLogin).toBeVisible()
    await page.route('**/assets/login.page-*.js', route => route.abort())
    page.on('request', request => {
      if (request.isNavigationRequest()) void page.unroute('**/assets/login.page-*.js')
    })
    // Makes this tab look as if it was opened before the host got its current build.
    await page.evaluate(() =>
      document.querySelector('script[type="module"][src]')?.setAttribute('src', '/assets/index-before.js'),
    )

    await toLogin.click()

    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('button', { name: t('login.submit'), exact: true })).toBeVisible()
  },
)

// Proves RTE-8.
test('a progress bar runs while a screen loads, and once after every change of route', async ({ page, signedIn, faults, t }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signedIn('shopper')
  await page.goto('/stores')
  const running = page.getByRole('progressbar', { name: t('ui.loading') })
  const ended = page.locator('[data-progress=ended]')
  await ended.evaluate(bar => bar.setAttribute('data-old', ''))
  // Without a stored profile the app loads the profile before the first screen.
  await page.evaluate(() => localStorage.removeItem('user'))
  await faults.hold({ call: 'POST /auth/info' })

  await page.locator('a[href="/carts"]').first().click()
  await expect(running).toHaveCSS('height', '3px')
  await expect(ended).toHaveCount(0)
  await faults.clear()

  await expect(page).toHaveURL('/carts')
  await expect(running).toHaveCount(0)
  await expect(page.locator('[data-progress=ended]:not([data-old])')).not.toHaveCSS('animation-name', 'none')
})

test(
  'a page whose scripts fail to load says so in both languages, and works after a reload',
  { tag: '@build' },
  async ({ page, allow }) => {
    allow(missing)
    await page.route('**/assets/*.js', route => route.abort())
    const failure = page.getByRole('alert')

    await page.goto('/')
    await expect(failure).toContainText('页面未能加载')
    await expect(failure).toContainText('The page could not be loaded.')
    await page.unroute('**/assets/*.js')
    await failure.getByRole('link', { name: 'Reload' }).click()

    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(failure).toBeHidden()
  },
)

/** The chunks with the texts of each language. */
const texts = { en: /\/assets\/en-[\w-]+\.js$/, 'zh-cn': /\/assets\/zh-cn-[\w-]+\.js$/ } as const

// Proves LNG-6.
test('a page whose texts fail to load shows the other language', { tag: '@build' }, async ({ page, allow, language }) => {
  allow(missing)
  const other = language === 'en' ? 'zh-cn' : 'en'
  await page.route(texts[language], route => route.abort())

  await page.goto('/login')

  await expect(page.getByRole('button', { name: textOf(other, 'login.submit'), exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', other === 'en' ? 'en' : 'zh-CN')
})

// Proves LNG-6.
test('a page whose texts fail to load in both languages says so in both', { tag: '@build' }, async ({ page, allow }) => {
  allow(missing)
  for (const files of Object.values(texts)) await page.route(files, route => route.abort())

  await page.goto('/')

  await expect(page.getByRole('alert')).toContainText('页面未能加载')
  await expect(page.getByRole('alert')).toContainText('The page could not be loaded.')
})
