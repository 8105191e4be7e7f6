// Proves ANS-13.
import type { Locator } from '@playwright/test'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { adminAreas } from '#contracts/api/system/areas.ts'
import type { Call } from '../calls.ts'
import { expect, test } from '../test.ts'
import { labelOf, type TextKey } from '../words.ts'
import { isMarkedInvalid, turnTo } from './marked-field.ts'
import { userPageOf } from './user-page.ts'
import { phone } from './wrong-forms.ts'

/** An area that an administrator deletes while a form still offers it. */
const lost = { province_id: 90_470, city_id: 90_471, region_id: 90_472 }

/** Chooses the province, which also selects its only city and district; then the administrator deletes the district. */
const chooseAndLose = async (province: Locator, district: Locator, admin: Call) => {
  await province.selectOption(String(lost.province_id))
  await expect(district).toHaveValue(String(lost.region_id))
  await admin(adminAreas.remove, { params: { ids: lost.region_id } })
}

test('a field that the server refuses is marked and focused: the forms of a guest', async ({ page, given, t }) => {
  const { main, fill, press, choose, showsToast, agreeToTerms, signInAs } = userPageOf(page, t)
  const field = (label: TextKey) => main.locator('input').and(main.getByLabel(labelOf(t(label))))
  const secrets = { [t('field.password')]: 'a secret', [t('field.repeat')]: 'a secret' }
  await given('a code was texted', { phone: '13800138000', name: 'login', code: '1234', seconds_ago: 60 })
  await page.goto('/login')

  await signInAs(accounts.shopper.username, 'guessed')
  await isMarkedInvalid(field('field.password'), /./)
  const words = await field('field.password').evaluate(
    input => input.closest('.fui-Field')?.querySelector('[role=alert]')?.textContent,
  )
  await showsToast(words ?? 'nothing is said')

  await choose(t('auth.byPhone'))
  await fill({
    [t('field.phone')]: '13800138000',
    [t('field.smsCode')]: '9999',
    [t('field.password')]: accounts.shopper.password,
  })
  await press(t('shop.signIn'))
  await isMarkedInvalid(field('field.smsCode'), /./)

  await turnTo(page, '/register')
  await fill({ [t('field.phone')]: phone, [t('field.smsCode')]: '9999', ...secrets })
  await press(t('auth.register'))
  await isMarkedInvalid(main.getByRole('checkbox'), t('msg.readAgreement'))
  await agreeToTerms()
  await press(t('auth.register'))
  await isMarkedInvalid(field('field.smsCode'), /./)

  await turnTo(page, '/forget_password')
  await fill({ [t('field.phone')]: phone, [t('field.smsCode')]: '9999' })
  await fill({ [t('user.safe.password.new')]: 'a secret', [t('field.repeat')]: 'a secret' })
  await press(t('auth.setPassword'))
  await isMarkedInvalid(field('field.smsCode'), /./)
})

test('a field that the server refuses is marked and focused: a new phone, a withdrawal', async ({ page, given, signedIn, t }) => {
  const { main, dialog, fill, press } = userPageOf(page, t)
  await given('the shopper is verified', { id: 90_463 })
  await given('the shopper has a balance', { money: '100.00' })
  await signedIn('shopper')
  await page.goto('/user/safe/phone')

  await fill({ [t('field.phone')]: phone, [t('field.smsCode')]: '9999' })
  await press(t('btn.save'))
  await isMarkedInvalid(main.getByLabel(labelOf(t('field.smsCode'))), /./)

  await turnTo(page, '/user/cashes')
  await press(t('user.cashes.ask'))
  const amount = dialog.getByLabel(labelOf(t('user.cashes.amount')))
  await amount.fill('60')
  await given('the shopper has a balance', { money: '10.00' })
  await press(t('user.cashes.ask'), dialog)
  await isMarkedInvalid(amount, /./)
})

test('a district deleted meanwhile is marked in the address form, which keeps its values', async ({
  page,
  given,
  signedIn,
  api,
  t,
}) => {
  const { main, fill, press, chooseArea } = userPageOf(page, t)
  await given('a province with a city and a district exists', lost)
  await signedIn('shopper')
  await page.goto('/user/address/form')
  const province = main.getByRole('combobox', { name: t('address.province') })
  const district = main.getByRole('combobox', { name: t('address.district') })
  const lane = main.getByLabel(labelOf(t('field.address')))
  await fill({ [t('field.receive_name')]: 'North Wind', [t('field.receive_tel')]: phone, [t('field.address')]: 'Lane 7' })
  await chooseAndLose(province, district, await api('admin'))

  await press(t('btn.save'))
  await isMarkedInvalid(province, /[^)]$/)
  await expect(lane).toHaveValue('Lane 7')
  await province.selectOption({ index: 1 })
  await expect(province).toHaveAttribute('aria-invalid', 'false')
  await chooseArea()
  await press(t('btn.save'))

  await expect(page).toHaveURL(/\/user\/address$/)
  await expect(main.getByText('Lane 7')).toBeVisible()
})

test('a district deleted meanwhile is marked in the application for a store, which keeps its values', async ({
  page,
  given,
  signedIn,
  api,
  t,
}) => {
  const { main, fill, press, chooseArea } = userPageOf(page, t)
  await given('a province with a city and a district exists', lost)
  await given('an application is at a step', { account: accounts.refused.username, store_verify: 3 })
  await signedIn('refused')
  await page.goto('/store/step_2')
  const province = main.getByRole('combobox', { name: t('address.province') })
  const district = main.getByRole('combobox', { name: t('address.district') })
  await fill({ [t('field.legal_person')]: 'Zhang San' })
  await chooseAndLose(province, district, await api('admin'))

  await press(t('shop.join.send'))
  await isMarkedInvalid(province, /[^)]$/)
  await expect(main.getByLabel(labelOf(t('field.legal_person')))).toHaveValue('Zhang San')
  await province.selectOption({ index: 1 })
  await chooseArea()
  await press(t('shop.join.send'))

  await expect(page.getByRole('heading', { name: t('shop.join.reviewing') })).toBeVisible()
})

test('a refused identity is marked at the card number, and the form keeps its values', async ({
  page,
  given,
  signedIn,
  faults,
  t,
}) => {
  test.skip(Boolean(process.env.E2E_API), 'only the mock can be told to refuse an identity')
  const { main, fill, press, showsToast } = userPageOf(page, t)
  await given('the shopper is verified', { id: 90_463 })
  await signedIn('shopper')
  await page.goto('/user/safe/check')
  await fill({ [t('user.check.name')]: 'North Wind' })
  await faults.add({ call: 'POST /user/check', kind: 'envelope500', times: 1 })

  await press(t('btn.save'))
  await isMarkedInvalid(main.getByLabel(labelOf(t('user.check.card_no'))), 'fault 500')
  await expect(main.getByLabel(labelOf(t('user.check.name')))).toHaveValue('North Wind')
  await press(t('btn.save'))

  await showsToast(t('msg.success'))
})
