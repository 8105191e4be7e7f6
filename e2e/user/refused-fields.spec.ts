import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { escaped, labelOf, type T, type TextKey } from '../words.ts'
import { isMarkedInvalid, turnTo } from './marked-field.ts'
import { userPageOf } from './user-page.ts'
import { ofGuests, ofShoppers, order, type Sent } from './wrong-forms.ts'

/** Fills in each form, submits it, and checks the field that is refused. */
const walk = async (page: Page, t: T, forms: readonly Sent[]): Promise<void> => {
  const { main, dialog, choose, press, fill } = userPageOf(page, t)
  for (const { path, tab, opens, typed = {}, send, marks, says } of forms) {
    await turnTo(page, path)
    if (tab) await choose(t(tab))
    if (opens) await press(t(opens))
    const place = opens ? dialog : main
    await fill(Object.fromEntries(Object.entries(typed).map(([key, text]) => [t(key as TextKey), text])), place)

    await press(t(send), place)

    const field = place.locator('input, textarea').and(place.getByLabel(labelOf(t(marks))))
    await test.step(`${path}: ${marks}`, () => isMarkedInvalid(field, new RegExp(escaped(t(says)))))
  }
}

// Proves WRD-2, WRD-3.
test('the first invalid field is marked and focused, in every form of a guest', async ({ page, t }) => {
  const { showsToast } = userPageOf(page, t)
  const [login, ...others] = ofGuests
  await page.goto('/login')

  await walk(page, t, [login])
  // Before the toast disappears.
  await showsToast(t('msg.loginAbn'))
  await walk(page, t, others)
})

test('the first invalid field is marked and focused, in every form of the user centre', async ({ page, given, signedIn, t }) => {
  await given('an order waits for delivery', { id: order + 1 })
  await given('an order has an after-sales case', { id: order + 2, refund_type: 1, refund_verify: 1, refund_step: 0 })
  await given('the shopper is verified', { id: 90_463 })
  await signedIn('shopper')
  await page.goto('/user/info')

  await walk(page, t, ofShoppers)
})

// Proves WRD-3.
test('missing documents, boxes and addresses are marked and focused, too', async ({ page, given, signedIn, api, t }) => {
  const { main, press, fill } = userPageOf(page, t)
  const shopper = await api('shopper')
  const { data } = await shopper(userAddresses.list, { query: { per_page: 100 } })
  await shopper(userAddresses.remove, { params: { ids: data.map(({ id }) => id).join(',') } })
  await given('the shopper is not verified', {})
  await given('a product is on sale', { id: 90_464, stock: 9, price: '20.00' })
  await given('points goods are on offer', { id: 90_465, cid: 90_466, stock: 5, price: '15.00' })
  await given('the shopper has points', { integral: '1000.00' })
  await signedIn('shopper')
  const params = encodeParams({ order: [{ goods_id: 90_464, sku_id: 0, buy_num: 1 }], ifcart: 0 })
  const texts = ['name', 'card_no', 'bank_no', 'bank_name'] as const
  await page.goto('/user/safe/check')

  await fill(Object.fromEntries(texts.map(name => [t(`user.check.${name}`), '6222000000017364'])))
  await press(t('btn.save'))
  const paper = main.getByRole('group', { name: t('user.check.card_t') }).getByRole('button')
  await expect(paper).toBeFocused()
  await expect(paper).toHaveAccessibleDescription(t('msg.requiredMsg'))

  const checkouts = [
    { path: `/order/before/${encodeURIComponent(params)}`, send: 'shop.before.create' },
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

test('an application for a store focuses the unticked box, then the first missing document', async ({
  page,
  given,
  signedIn,
  t,
}) => {
  const { main, press } = userPageOf(page, t)
  await given('the newcomer has no store', {})
  await signedIn('newcomer')
  await page.goto('/store/step_1')

  await press(t('shop.join.next'))
  await isMarkedInvalid(main.getByRole('checkbox'), t('msg.readAgreement'))
  await main.getByRole('checkbox').check()
  await press(t('shop.join.next'))
  await press(t('shop.join.send'))

  const logo = main.getByRole('button', { name: `${t('shop.join.choosePicture')}: ${t('field.store_logo')}` })
  await expect(logo).toBeFocused()
  await expect(logo).toHaveAccessibleDescription(t('msg.requiredMsg'))
  await expect(main.getByLabel(labelOf(t('field.store_name')))).toHaveAttribute('aria-invalid', 'true')
})
