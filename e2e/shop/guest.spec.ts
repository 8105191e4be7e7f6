import { accounts } from '#contracts/states/ready-accounts.ts'
import { listCart } from '#contracts/api/orders/carts.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { expect, test } from '../test.ts'
import { userPageOf } from '../user/user-page.ts'

const goods = { id: 90_501, sku_id: 90_511, stock: 5, price: '30.00' }
const { username, password } = accounts.newcomer

for (const way of ['addToCart', 'buyNow'] as const) {
  const choice = way === 'addToCart' ? 'puts two into the cart' : 'buys two'

  // Proves SES-5.
  test(`a guest who ${choice} is asked for the variant, then to sign in, and returns with variant and quantity kept`, async ({
    given,
    api,
    page,
    t,
  }) => {
    const { main, press, signInAs, showsToast } = userPageOf(page, t)
    await given('a product with SKUs is on sale', goods)
    const guest = await api('guest')
    const { attrList = [] } = await guest(showGoods, { params: { id: goods.id } })
    const [attribute] = attrList
    const picker = main.getByRole('group', { name: attribute?.name ?? '', exact: true })
    const value = picker.getByRole('button', { name: attribute?.specs[0]?.name ?? '', exact: true })
    await page.goto(`/goods/${goods.id}`)

    await press(t(`shop.${way}`))
    await showsToast(t('msg.skuErr'))
    await expect(value).toBeFocused()
    await expect(picker).toHaveAccessibleDescription(t('shop.choose', { name: attribute?.name ?? '' }))
    await value.click()
    await expect(picker).toHaveAccessibleDescription('')
    await press(t('ui.more'))
    await press(t(`shop.${way}`))
    await expect(page).toHaveURL(/\/login\?back=/)
    await signInAs(username, password)

    await expect(page).toHaveURL(new RegExp(`/goods/${goods.id}\\?`))
    await expect(value).toHaveAttribute('aria-pressed', 'true')
    await expect(main.getByRole('textbox', { name: t('ui.quantity') })).toHaveValue('2')
    await press(t(`shop.${way}`))
    if (way === 'buyNow') return expect(page).toHaveURL(/\/order\/before\//)
    await showsToast(t('shop.addedToCart'))
    const lines = (await (await api('newcomer'))(listCart, {})).data.flatMap(({ cart_list }) => cart_list)
    return expect(lines).toEqual([expect.objectContaining({ sku_id: goods.sku_id, buy_num: 2 })])
  })
}

// Proves SES-8.
test('a login link that names another site leads to the home page of this one', async ({ page, t }) => {
  const { signInAs } = userPageOf(page, t)
  await page.goto('/login?back=%2F%2Fevil.example%2Fgoods%2F1')

  await signInAs(username, password)

  await expect(page).toHaveURL('/')
})
