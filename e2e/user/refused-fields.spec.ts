import { accounts } from '#contracts/api/accounts.ts'
import { userAddresses } from '#contracts/api/addresses.ts'
import { encodeParams } from '#contracts/api/kit/values.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../one-profile.ts'
import { visit } from '../visit.ts'
import { escaped, labelOf, type T, type TextKey } from '../words.ts'
import { handsOf } from './hands.ts'
import { ofGuests, ofShoppers, order, phone, type Sent } from './wrong-forms.ts'

/** The field has the focus and the mark, and says what is wrong with it. */
const isBlamed = async (field: Locator, words: string | RegExp): Promise<void> => {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(words)
}

/** Goes to another screen and waits until it is there: the one before may have fields of the same name. */
const turnTo = async (page: Page, path: string): Promise<void> => {
  if (new URL(page.url()).pathname === path) return
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const before = await title.innerText()
  await visit(page, path)
  await expect(title).not.toHaveText(before)
}

/** Fills in one form after the other, sends it, and looks at the field that is refused. */
const walk = async (page: Page, t: T, forms: readonly Sent[]): Promise<void> => {
  const { main, dialog, choose, press, fill } = handsOf(page, t)
  for (const { path, tab, opens, typed = {}, send, blames, says } of forms) {
    await turnTo(page, path)
    if (tab) await choose(t(tab))
    if (opens) await press(t(opens))
    const place = opens ? dialog : main
    await fill(Object.fromEntries(Object.entries(typed).map(([key, text]) => [t(key as TextKey), text])), place)

    await press(t(send), place)

    const field = place.locator('input, textarea').and(place.getByLabel(labelOf(t(blames))))
    await test.step(`${path}: ${blames}`, () => isBlamed(field, new RegExp(escaped(t(says)))))
  }
}

test('the first field that is wrong is marked and has the focus, in every form of a guest', async ({ page, t }) => {
  const { isTold } = handsOf(page, t)
  await page.goto('/login')

  await walk(page, t, ofGuests)

  await isTold(t('msg.loginAbn'))
})

test('the first field that is wrong is marked and has the focus, in every form of the user centre', async ({
  page,
  given,
  signedIn,
  t,
}) => {
  await given('an order waits for comment', { id: order })
  await given('an order waits for delivery', { id: order + 1 })
  await given('an order has an after-sales case', { id: order + 2, refund_type: 1, refund_verify: 1, refund_step: 0 })
  await given('the shopper is verified', { id: 90_463 })
  await signedIn('shopper')
  await page.goto('/user/info')

  await walk(page, t, ofShoppers)
})

test('papers, boxes and addresses that are missing are marked and have the focus, too', async ({
  page,
  given,
  signedIn,
  api,
  t,
}) => {
  const { main, press, fill } = handsOf(page, t)
  const shopper = await api('shopper')
  const { data } = await shopper(userAddresses.list, { query: { per_page: 100 } })
  await shopper(userAddresses.remove, { params: { ids: data.map(({ id }) => id).join(',') } })
  await given('the shopper is not verified', {})
  await given('a product is on sale', { id: 90_464, stock: 9, price: '20.00' })
  await given('points goods are on offer', { id: 90_465, cid: 90_466, stock: 5, price: '15.00' })
  await given('the shopper has points', { integral: '1000.00' })
  await signedIn('shopper')
  const wish = encodeParams({ order: [{ goods_id: 90_464, sku_id: 0, buy_num: 1 }], ifcart: 0 })
  const texts = ['name', 'card_no', 'bank_no', 'bank_name'] as const
  await page.goto('/user/safe/check')

  await fill(Object.fromEntries(texts.map(name => [t(`user.check.${name}`), '6222000000017364'])))
  await press(t('btn.ok'))
  const paper = main.getByRole('group', { name: t('user.check.card_t') }).getByRole('button')
  await expect(paper).toBeFocused()
  await expect(paper).toHaveAccessibleDescription(t('msg.requiredMsg'))

  const checkouts = [
    { path: `/order/before/${encodeURIComponent(wish)}`, send: 'shop.before.create' },
    { path: '/integral/order/90465/1', send: 'shop.points.payNow' },
  ] as const
  for (const { path, send } of checkouts) {
    await turnTo(page, path)
    const add = main.getByRole('button', { name: t('address.add') })
    await expect(add).toBeVisible()
    await press(t(send))
    await expect(add).toBeFocused()
    await expect(add).toHaveAccessibleDescription(t('shop.before.chooseAddress'))
  }
})

test('who applies for a store is led to the box that is not ticked, then to the first paper that is missing', async ({
  page,
  given,
  signedIn,
  t,
}) => {
  const { main, press } = handsOf(page, t)
  await given('the newcomer has no store', {})
  await signedIn('newcomer')
  await page.goto('/store/step_1')

  await press(t('shop.join.next'))
  await isBlamed(main.getByRole('checkbox'), t('msg.readAgreement'))
  await main.getByRole('checkbox').check()
  await press(t('shop.join.next'))
  await press(t('shop.join.send'))

  const logo = main.getByRole('button', { name: `${t('shop.join.choosePicture')}: ${t('field.store_logo')}` })
  await expect(logo).toBeFocused()
  await expect(logo).toHaveAccessibleDescription(t('msg.requiredMsg'))
  await expect(main.getByLabel(labelOf(t('field.store_name')))).toHaveAttribute('aria-invalid', 'true')
})

test('what the server refuses is marked at its field, which has the focus: the forms of a guest', async ({ page, given, t }) => {
  const { main, fill, press, choose, isTold, agreeToTerms, signInAs } = handsOf(page, t)
  const field = (label: TextKey) => main.locator('input').and(main.getByLabel(labelOf(t(label))))
  const secrets = { [t('field.password')]: 'a secret', [t('field.repeat')]: 'a secret' }
  await given('a code was texted', { phone: '13800138000', name: 'login', code: '1234', seconds_ago: 60 })
  await page.goto('/login')

  await signInAs(accounts.shopper.username, 'guessed')
  await isBlamed(field('field.password'), /./)
  const words = await field('field.password').evaluate(
    input => input.closest('.fui-Field')?.querySelector('[role=alert]')?.textContent,
  )
  await isTold(words ?? 'nothing is said')

  await choose(t('auth.byPhone'))
  await fill({
    [t('field.phone')]: '13800138000',
    [t('field.smsCode')]: '9999',
    [t('field.password')]: accounts.shopper.password,
  })
  await press(t('shop.signIn'))
  await isBlamed(field('field.smsCode'), /./)

  await turnTo(page, '/register')
  await fill({ [t('field.phone')]: phone, [t('field.smsCode')]: '9999', ...secrets })
  await press(t('auth.register'))
  await isBlamed(main.getByRole('checkbox'), t('msg.readAgreement'))
  await agreeToTerms()
  await press(t('auth.register'))
  await isBlamed(field('field.smsCode'), /./)

  await turnTo(page, '/forget_password')
  await fill({ [t('field.phone')]: phone, [t('field.smsCode')]: '9999' })
  await fill({ [t('user.safe.password.new')]: 'a secret', [t('field.repeat')]: 'a secret' })
  await press(t('auth.setPassword'))
  await isBlamed(field('field.smsCode'), /./)
})

test('what the server refuses is marked at its field, which has the focus: a new phone, a withdrawal', async ({
  page,
  given,
  signedIn,
  t,
}) => {
  const { main, dialog, fill, press } = handsOf(page, t)
  await given('the shopper is verified', { id: 90_463 })
  await given('the shopper has a balance', { money: '100.00' })
  await signedIn('shopper')
  await page.goto('/user/safe/phone')

  await fill({ [t('field.phone')]: phone, [t('field.smsCode')]: '9999' })
  await press(t('btn.ok'))
  await isBlamed(main.getByLabel(labelOf(t('field.smsCode'))), /./)

  await turnTo(page, '/user/cashes')
  await press(t('user.cashes.ask'))
  const amount = dialog.getByLabel(labelOf(t('user.cashes.amount')))
  await amount.fill('60')
  await given('the shopper has a balance', { money: '10.00' })
  await press(t('btn.ok'), dialog)
  await isBlamed(amount, /./)
})
