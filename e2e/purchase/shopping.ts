import type { Locator, Page } from '@playwright/test'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { Address } from '#contracts/api/accounts/addresses.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import type { showGoods } from '#contracts/api/catalogue/goods.ts'
import { expect } from '../test.ts'
import { escaped, labelOf, type T } from '../words.ts'

export type Goods = ReplyOf<typeof showGoods>

/** What each step of a purchase works on; every function below is one step of the shopper. */
export type Shopping = { page: Page; t: T }

/** Matches an amount as a screen shows it, with any text around it. */
export const amount = (sum: string | number) => {
  const [whole = '0', cents = '00'] = Number(sum).toFixed(2).split('.')
  return new RegExp(`(?<![\\d,.])${whole.replace(/\B(?=(\d{3})+$)/g, ',')}\\.${cents}(?!\\d)`)
}

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

/** A toast shows the message; a live region announces the same text to screen readers. */
const showsToast = (page: Page, words: string) => expect(page.getByText(words).filter({ visible: true }).last()).toBeVisible()

export const signInByHand = async ({ page, t }: Shopping) => {
  const main = page.getByRole('main')
  await page.goto('/login')
  await main.getByLabel(labelOf(t('field.username'))).fill(accounts.shopper.username)
  await main.getByLabel(labelOf(t('field.password'))).fill(accounts.shopper.password)
  await button(main, t('shop.signIn')).click()
  await expect(page).not.toHaveURL(/login/)
}

/** Narrows the search down to the product by words, three levels of categories, brand and order, and turns one page. */
export const find = async ({ page, t }: Shopping, goods: Goods, brand: string) => {
  const main = page.getByRole('main')
  const found = main.getByRole('status').first()
  const choose = (group: string, name: string) =>
    main.getByRole('group', { name: group, exact: true }).getByRole('link', { name, exact: true }).click()

  await page.goto('/s')
  await button(main, t('ui.pageNumber', { page: 2 })).click()
  await expect(page).toHaveURL(/page=2/)

  await page.getByRole('combobox', { name: t('shell.searchGoods') }).fill(goods.goods_name)
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('shop.resultsFor', { text: goods.goods_name }))
  await expect(found).toHaveText(/[1-9]/)

  const [leaf, second, root] = goods.classList
  await choose(t('shop.class'), root?.name ?? '')
  await choose(t('shop.classSecond'), second?.name ?? '')
  await choose(t('shop.classThird'), leaf?.name ?? '')
  await choose(t('shop.brand'), brand)
  const sort = main.getByRole('list', { name: t('shop.sort') }).getByRole('link', { name: t('shop.sortPrice') })
  await sort.click()
  await expect(sort).toHaveAccessibleName(new RegExp(escaped(t('shop.ascending'))))
  await main.locator(`a[href$="/goods/${goods.id}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/goods/${goods.id}$`))
}

/** Tries to order without a variant, less than one and more than the stock: each has its own message. */
export const meetRefusals = async ({ page, t }: Shopping) => {
  const quantity = page.getByRole('textbox', { name: t('ui.quantity') })

  await button(page, t('shop.addToCart')).click()
  await showsToast(page, t('msg.skuErr'))

  await button(page, t('ui.less')).click()
  await showsToast(page, t('msg.minimumErr'))

  await quantity.fill('9999')
  await quantity.press('Enter')
  await showsToast(page, t('msg.stockErr'))
}

/** Chooses a variant, and expects its price and stock. */
export const chooseVariant = async ({ page, t }: Shopping, { attrList = [], skuList = [] }: Goods, id: number) => {
  const sku = skuList.find(one => one.id === id)
  for (const [at, { name }] of attrList.entries()) {
    await page
      .getByRole('group', { name, exact: true })
      .getByRole('button', { name: sku?.sku_name[at] ?? '', exact: true })
      .click()
  }
  await expect(page.getByRole('status', { name: t('shop.price') })).toHaveText(amount(sku?.goods_price ?? 0))
  await expect(page.getByText(t('shop.stock', { count: sku?.goods_stock ?? 0 }))).toBeVisible()
}

export const putInCart = async ({ page, t }: Shopping) => {
  await button(page, t('shop.addToCart')).click()
  await showsToast(page, t('shop.addedToCart'))
  await page.getByRole('link', { name: t('shell.cartWith', { count: 1 }) }).click()
  await expect(page).toHaveURL(/\/carts$/)
}

/** Adds one more piece to the only line of the cart, and goes on to the confirmation of the order. */
export const takeTwo = async ({ page, t }: Shopping, goods: Goods, price: string) => {
  const quantity = page.getByRole('group', { name: t('shop.cart.quantityOf', { name: goods.goods_name }) })
  const tick = page.getByRole('checkbox', { name: t('shop.cart.line', { name: goods.goods_name }) })

  await button(quantity, t('ui.more')).click()
  await expect(quantity.getByRole('textbox')).toHaveValue('2')
  await tick.check()
  await expect(page.getByText(amount(Number(price) * 2)).first()).toBeVisible()
  await button(page, t('shop.cart.checkout')).click()
  await expect(page).toHaveURL(/\/order\/before\//)
}

export const placeOrder = async ({ page, t }: Shopping, address: Address, sum: number) => {
  await page.getByRole('radio', { name: new RegExp(escaped(address.address)) }).check({ force: true })
  await expect(page.getByText(amount(sum)).first()).toBeVisible()
  await button(page, t('shop.before.create')).click()
  await expect(page).toHaveURL(/\/order\/pay\//)
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.cartWith', { count: 0 }) })).toBeVisible()
}

/** Pays by balance: first with a wrong password, then with the right one. */
export const payByBalance = async ({ page, t }: Shopping, total: string) => {
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel(t('field.pay_password'))
  const pay = dialog.getByRole('button', { name: amount(total) })

  await page.getByRole('button', { name: new RegExp(`^${escaped(t('shop.pay.balance'))}`) }).click()
  await password.fill('000000')
  await pay.click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(accounts.shopper.payPassword)
  await pay.click()
  await expect(page).toHaveURL(/\/order\/success$/)
  await expect(page.getByRole('heading', { level: 1, name: t('title.orderSuccess') })).toBeVisible()
}

/** Opens the order, which is the first of the list, and expects the same values on its page. */
export const openOrder = async ({ page, t }: Shopping, no: string, total: string, stage: string) => {
  await page.goto('/user/orders')
  const order = page.getByRole('listitem').filter({ hasText: no })
  await expect(order).toContainText(stage)
  await expect(order).toContainText(amount(total))
  await order.getByRole('link', { name: `${t('user.orders.view')} ${no}` }).click()
  await expect(page).toHaveURL(/\/user\/order\/\d+$/)
  await expect(page.getByText(stage).first()).toBeVisible()
}

export const confirmReceipt = async ({ page, t }: Shopping) => {
  await page.reload()
  await button(page, t('user.action.receive')).click()
  await button(page.getByRole('dialog').or(page.getByRole('alertdialog')), t('user.action.receiveYes')).click()
  await expect(button(page, t('user.action.comment'))).toBeVisible()
}

export const comment = async ({ page, t }: Shopping, words: string) => {
  await button(page, t('user.action.comment')).click()
  for (const name of ['score', 'agree', 'service', 'speed'] as const)
    await page
      .getByRole('radiogroup', { name: t(`field.${name}`) })
      .getByRole('radio', { name: t('user.comment.stars', { count: 5 }) })
      .check({ force: true })
  await page.getByLabel(t('field.content')).fill(words)
  await button(page, t('user.comment.send')).click()
  await expect(page).toHaveURL(/\/user\/orders/)
  await page.goto('/user/comments')
  await expect(page.getByText(words)).toBeVisible()
}
