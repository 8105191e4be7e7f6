import { accounts } from '#contracts/states/ready-accounts.ts'
import { buyerInfo, login } from '#contracts/api/accounts/auth.ts'
import { expect, test } from '../test.ts'
import { labelOf } from '../words.ts'
import { smallPicture } from '../files.ts'
import { userPageOf } from './user-page.ts'

const users = { body: { provider: 'users' } } as const

// Proves ACS-5.
test('a shopper changes nickname, sex and picture, and sees them at once and after a reload', async ({
  page,
  signedIn,
  api,
  t,
}) => {
  const { main, fill, press, showsToast } = userPageOf(page, t)
  const shopper = await api('shopper')
  const before = await shopper(buyerInfo, users)
  const other = before.sex === 1 ? 'female' : 'male'
  await signedIn('shopper')
  await page.goto('/user/info')

  await fill({ [t('field.nickname')]: 'North Wind' })
  await main.getByRole('radio', { name: t(`user.info.${other}`), exact: true }).check()
  const uploaded = page.waitForResponse(/\/uploads$/)
  await main.locator('input[type=file]').setInputFiles(smallPicture)
  await uploaded
  await press(t('btn.save'))

  await showsToast(t('user.info.saved'))
  await expect(page.getByText('North Wind').first()).toBeVisible()
  const after = await shopper(buyerInfo, users)
  expect(after).toMatchObject({ nickname: 'North Wind', sex: 1 - before.sex, phone: before.phone })
  expect(after.avatar).not.toBe(before.avatar)
  await page.reload()
  await expect(main.getByRole('radio', { name: t(`user.info.${other}`), exact: true })).toBeChecked()
})

// Proves PRO-5, ACS-6.
test('a shopper changes the password: the new one signs in, the old one does not', async ({ page, signedIn, api, t }) => {
  const { fill, press, showsToast } = userPageOf(page, t)
  const { username, password } = accounts.shopper
  await signedIn('shopper')
  await page.goto('/user/safe/password')

  await fill({ [t('user.safe.password.new')]: 'another one', [t('field.repeat')]: 'another one' })
  await press(t('btn.save'))

  await showsToast(t('msg.success'))
  const guest = await api('guest')
  const { access_token } = await guest(login, { body: { username, password: 'another one', provider: 'users' } })
  expect(access_token).not.toBe('')
  await expect(guest(login, { body: { username, password, provider: 'users' } })).rejects.toThrow('was refused')
})

// Proves PRO-4.
test('a shopper changes the phone with the code texted to the new number', async ({ page, given, signedIn, api, t }) => {
  const { main, fill, press, showsToast } = userPageOf(page, t)
  const phone = '13912340001'
  await given('a code was texted', { phone, name: 'user', code: '4321', seconds_ago: 60 })
  await signedIn('shopper')
  await page.goto('/user/safe/phone')

  await fill({ [t('field.phone')]: phone, [t('field.smsCode')]: '4321' })
  await press(t('btn.save'))

  await showsToast(t('msg.success'))
  await expect(main.getByLabel(labelOf(t('user.safe.phone.now')))).toHaveValue(phone)
  const shopper = await api('shopper')
  expect((await shopper(buyerInfo, users)).phone).toBe(phone)
})
