import { login } from '#contracts/api/accounts/auth.ts'
import { listInvitees } from '#contracts/api/marketing/distributions.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { expect, test } from '../test.ts'
import { scan } from '../scan.ts'
import { labelOf } from '../words.ts'
import { userPageOf } from './user-page.ts'

// Proves REG-1, REG-6, ACS-3.
test('a guest registers by user name, is signed in, and can sign in with the password later', async ({
  page,
  api,
  t,
  looksRight,
}) => {
  const { main, dialog, fill, press, choose, showsToast, agreeToTerms } = userPageOf(page, t)
  await page.goto('/register?back=/user/info')
  await choose(t('auth.byName'))

  await press(t('auth.register'))
  await expect(main.getByText(t('msg.requiredMsg'))).toHaveCount(3)
  await fill({ [t('field.username')]: 'northwind', [t('field.password')]: 'a secret', [t('field.repeat')]: 'another' })
  await press(t('auth.register'))
  await expect(main.getByText(t('msg.inputThr'))).toBeVisible()
  await looksRight()
  await fill({ [t('field.repeat')]: 'a secret' })
  await press(t('auth.register'))
  await showsToast(t('msg.readAgreement'))
  await press(t('agreement.title'))
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
  await looksRight()
  await press(t('btn.close'), dialog)
  await agreeToTerms()
  await press(t('auth.register'))

  await expect(page).toHaveURL(/\/user\/info$/)
  const guest = await api('guest')
  const { access_token } = await guest(login, { body: { username: 'northwind', password: 'a secret', provider: 'users' } })
  expect(access_token).not.toBe('')
})

// Proves REG-2.
test('a user name that is taken is reported at its field, and the form keeps its values', async ({ page, t }) => {
  const { main, fill, press, choose, agreeToTerms } = userPageOf(page, t)
  await page.goto('/register')
  await choose(t('auth.byName'))

  await fill({ [t('field.username')]: accounts.shopper.username, [t('field.password')]: 'secret', [t('field.repeat')]: 'secret' })
  await agreeToTerms()
  await press(t('auth.register'))

  await expect(main.getByLabel(labelOf(t('field.username')))).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByLabel(labelOf(t('field.username')))).toHaveValue(accounts.shopper.username)
  await expect(page).toHaveURL(/\/register/)
})

// Proves REG-4, MKS-10.
test('a user who registers by a shared link is listed among the people its owner invited', async ({
  page,
  context,
  signedIn,
  api,
  t,
  looksRight,
}) => {
  const { main, fill, press, choose, showsToast, agreeToTerms } = userPageOf(page, t)
  await signedIn('shopper')
  await page.goto('/user/distribution')
  const link = await main.getByRole('textbox', { name: t('user.distribution.link') }).inputValue()
  const scanned = await scan(main.getByRole('img', { name: t('user.distribution.code') }))
  expect(scanned).toBe(link)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(t('user.distribution.copy'))
  await showsToast(t('shop.pay.copied'))
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await looksRight()

  await page.evaluate(() => ['token', 'user'].forEach(key => localStorage.removeItem(key)))
  await page.goto(link)
  await choose(t('auth.byName'))
  await fill({ [t('field.username')]: 'newfriend', [t('field.password')]: 'secret', [t('field.repeat')]: 'secret' })
  await agreeToTerms()
  await press(t('auth.register'))
  await expect(page).not.toHaveURL(/register/)

  const call = await api('shopper')
  const { data } = await call(listInvitees, { query: { lev: 0 } })
  expect(data.map(one => one.nickname)).toContain('newfriend')
  await signedIn('shopper')
  await page.goto('/user/distribution_users')
  await expect(main.getByText('newfriend')).toBeVisible()
})

const phone = '13912345678'
const code = '4321'

// Proves REG-1, TXC-5.
test('a guest registers by phone with a texted code', async ({ page, given, api, t, looksRight }) => {
  const { main, fill, press, showsToast, agreeToTerms } = userPageOf(page, t)
  await given('a code was texted', { phone, name: 'register', code, seconds_ago: 31 })
  await page.goto('/register?back=/user/safe')

  await press(t('auth.sendCode'))
  await showsToast(t('msg.phoneEmpty'))
  await fill({ [t('field.phone')]: '123' })
  await press(t('auth.sendCode'))
  await expect(main.getByText(t('invalid.phone'))).toBeVisible()
  await fill({ [t('field.phone')]: phone })
  await press(t('auth.sendCode'))
  await showsToast(t('msg.sendSmsSuc'))
  await main.getByRole('button', { name: /^\d+s$/ }).click()
  await showsToast(t('msg.manySend'))
  await looksRight()
  await fill({ [t('field.smsCode')]: '0000', [t('field.password')]: 'secret', [t('field.repeat')]: 'secret' })
  await agreeToTerms()
  await press(t('auth.register'))
  await expect(main.getByLabel(labelOf(t('field.smsCode')))).toHaveAttribute('aria-invalid', 'true')
  await fill({ [t('field.smsCode')]: code })
  await press(t('auth.register'))

  await expect(page).toHaveURL(/\/user\/safe$/)
  const guest = await api('guest')
  const { access_token } = await guest(login, { body: { username: phone, password: 'secret', provider: 'users' } })
  expect(access_token).not.toBe('')
})

// Proves REG-5, ACS-3.
test('a shopper who forgot the password sets a new one by phone and is signed in', async ({ page, given, api, t }) => {
  const { main, fill, press } = userPageOf(page, t)
  await given('a code was texted', { phone, name: 'forget_password', code, seconds_ago: 5 })
  await page.goto('/login?back=/user/info')

  await main.getByRole('link', { name: t('auth.toForget') }).click()
  await fill({ [t('field.phone')]: phone, [t('field.smsCode')]: code })
  await fill({ [t('user.safe.password.new')]: 'brand new', [t('field.repeat')]: 'brand new' })
  await press(t('auth.setPassword'))

  await expect(page).toHaveURL(/\/user\/info$/)
  const guest = await api('guest')
  const { username } = accounts.shopper
  const { access_token } = await guest(login, { body: { username, password: 'brand new', provider: 'users' } })
  expect(access_token).not.toBe('')
})

// Proves SGN-6, ACS-1.
test('a shopper signs in by phone with a texted code and the password', async ({ page, given, t }) => {
  const { fill, press, choose } = userPageOf(page, t)
  await given('a code was texted', { phone, name: 'login', code, seconds_ago: 5 })
  await page.goto('/login?back=/user/info')
  await choose(t('auth.byPhone'))

  await fill({ [t('field.phone')]: phone, [t('field.smsCode')]: code, [t('field.password')]: accounts.shopper.password })
  await press(t('shop.signIn'))

  await expect(page).toHaveURL(/\/user\/info$/)
})
