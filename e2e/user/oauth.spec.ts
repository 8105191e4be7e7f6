import { expect, test } from '../test.ts'
import { userPageOf } from './user-page.ts'

const person = { code: 'code-of-a-friend', openid: 'openid-of-a-friend' }

test.describe.configure({ timeout: 120_000 })
test.skip(Boolean(process.env.E2E_STATES), 'only the mock plays the other service')

// Proves SGN-8, ACS-8.
test('a shopper binds an account of WeChat, signs in with it, and unbinds it', async ({
  page,
  given,
  signedIn,
  t,
  looksRight,
}) => {
  const { main, press, agree, showsToast } = userPageOf(page, t)
  await given('WeChat vouches for somebody', { ...person, bound: false })
  await signedIn('newcomer')
  await page.goto('/user/oauth')

  await main.getByRole('link', { name: t('user.oauth.bind') }).click()
  await expect(page.locator(`a[href*="${person.code}"]`)).toBeVisible()
  await looksRight()
  await page.locator(`a[href*="${person.code}"]`).click()
  await expect(page).toHaveURL(/\/user\/oauth$/)
  await showsToast(t('user.oauth.bound'))
  await looksRight()

  await page.evaluate(() => ['token', 'user'].forEach(key => localStorage.removeItem(key)))
  await page.goto('/login?back=/user/oauth')
  await main.getByRole('link', { name: t('auth.weixin') }).click()
  await page.locator(`a[href*="${person.code}"]`).click()
  await expect(page).toHaveURL(/\/user\/oauth$/)
  await press(t('user.oauth.unbind'))
  await agree(t('user.oauth.unbind'))

  await expect(main.getByText(t('user.oauth.notBound'))).toBeVisible()
})

// Proves SGN-8.
test("a link with another user's code binds nothing", async ({ page, given, signedIn, t }) => {
  const { main, showsToast } = userPageOf(page, t)
  await given('WeChat vouches for somebody', { ...person, bound: false })
  await signedIn('newcomer')

  await page.goto(`/login?code=${person.code}`)
  await showsToast(t('auth.codeUnasked'))
  await page.goto('/user/oauth')

  await expect(main.getByText(t('user.oauth.notBound'))).toBeVisible()
})

test('the page of the other service opens by its URL, too', async ({ page }) => {
  await page.goto('/api/oauth/weixinweb?back=/login')

  await expect(page.getByRole('heading', { name: 'WeChat' })).toBeVisible()
})
