import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { loadCommon } from '#contracts/api/system/common.ts'
import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { listOrders, orderStatus, showOrder } from '#contracts/api/orders/orders.ts'
import { backOfficeOf } from './back-office.ts'
import { expectBooks, expectPaymentLogged, expectStage, readBooks } from './purchase/books.ts'
import * as shopper from './purchase/shopping.ts'
import { expect, test } from './test.ts'

const goods = { id: 90_001, sku_id: 90_011, stock: 5, price: '199.00' }
const addressId = 90_020
const parcel = 'SF1000200030004'

test.describe.configure({ timeout: 180_000 })

// Proves CAS-1.
test(
  'a product travels from the search to a published comment',
  { tag: '@purchase' },
  async ({ page, context, given, api, pass, t, looksRight }) => {
    await given('a product with SKUs is on sale', goods)
    await given('the shopper has a balance', { money: '1000.00' })
    await given('the shopper has an address', { id: addressId })
    await given('the cart is empty', {})
    const shopping = { page, t }

    await shopper.signInByHand(shopping)
    const call = await api('shopper')
    const product = await call(showGoods, { params: { id: goods.id } })
    const { brands } = await call(loadCommon, {})
    const address = await call(userAddresses.show, { params: { id: addressId } })
    const before = await readBooks(call, goods.id, goods.sku_id)

    const order = await test.step('the shopper finds it, triggers each refusal, and orders two', async () => {
      await shopper.find(shopping, product, brands.find(({ id }) => id === product.brand_id)?.name ?? '')
      await shopper.meetRefusals(shopping)
      await shopper.chooseVariant(shopping, product, goods.sku_id)
      await looksRight()
      await shopper.putInCart(shopping)
      await shopper.takeTwo(shopping, product, goods.price)
      await looksRight()
      await shopper.placeOrder(shopping, address, Number(goods.price) * 2)
      const [newest] = (await call(listOrders, { query: {} })).data
      expectBooks(await readBooks(call, goods.id, goods.sku_id), before, { stock: -2 })
      return call(showOrder, { params: { id: newest?.id ?? 0 } })
    })
    const { id, order_no: no, total_price: total } = order

    await test.step('the shopper pays by balance', async () => {
      await expectStage(call, id, orderStatus.waitingPayment)
      await pass(4)
      await looksRight()
      await shopper.payByBalance(shopping, total)
      await expectStage(call, id, orderStatus.waitingDelivery)
      expectBooks(await readBooks(call, goods.id, goods.sku_id), before, {
        stock: -2,
        sold: 2,
        balance: -Number(total),
        movements: 1,
      })
      await expectPaymentLogged(call, no, total)
      await page.goto('/user/money')
      await expect(page.getByText(shopper.amount(1000 - Number(total))).first()).toBeVisible()
      await shopper.openOrder(shopping, no, total, t('user.status.waitingDelivery'))
    })

    const seller = backOfficeOf(await context.newPage(), t)
    await test.step('the seller ships it', async () => {
      const [courier] = await call(allExpresses, { query: { isAll: 'true' } })
      await seller.signIn('seller')
      await seller.follow('/Seller/orders', await api('seller'), 'seller')
      await seller.search({ [t('field.order_no')]: no }, 1)
      await seller.select(no)
      await seller.page.getByRole('button', { name: t('orders.ship') }).click()
      await seller.fill({ [t('field.delivery_code')]: courier?.name ?? '', [t('field.delivery_no')]: parcel })
      await seller.dialog.getByRole('button', { name: t('orders.shipNow'), exact: true }).click()
      await expect(seller.dialog).toBeHidden()
      await expect(seller.row(no)).toContainText(t('orders.stage.waitingReceipt'))
      await expectStage(call, id, orderStatus.waitingReceipt)
    })

    const words = `Kept its colour ${id}`
    await test.step('the shopper confirms receipt and comments', async () => {
      await shopper.confirmReceipt(shopping)
      await expectStage(call, id, orderStatus.waitingComment)
      await shopper.comment(shopping, words)
      await expectStage(call, id, orderStatus.completed)
      expectBooks(await readBooks(call, goods.id, goods.sku_id), before, {
        stock: -2,
        sold: 2,
        balance: -Number(total),
        movements: 1,
      })
    })

    const admin = backOfficeOf(await context.newPage(), t)
    await test.step('an administrator sees the completed order and the comment', async () => {
      await admin.signIn('admin')
      const asAdmin = await api('admin')
      await admin.follow('/Admin/orders', asAdmin, 'admin')
      await admin.search({ [t('field.order_no')]: no }, 1)
      await expect(admin.row(no)).toContainText(t('orders.stage.completed'))
      await admin.follow('/Admin/order_comments', asAdmin, 'admin')
      await admin
        .row(product.goods_name)
        .first()
        .getByRole('button', { name: t('btn.view') })
        .click()
      await expect(admin.dialog).toContainText(words)
    })

    await test.step('ending one session keeps the others', async () => {
      await seller.page.evaluate(() => localStorage.setItem('seller_token', 'gone'))
      await seller.page.reload()
      await expect(seller.page).toHaveURL(/\/Seller\/login/)
      await page.goto('/user/orders')
      await expect(page.getByText(no)).toBeVisible()
      await admin.page.reload()
      await expect(admin.row(product.goods_name).first()).toBeVisible()
    })
  },
)
