import { beforeEach, expect, test } from 'vitest'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { checkPayment, payOrder } from '#contracts/api/orders/orders.ts'
import { createShop } from '../../test-shop.ts'

const id = 90_001
let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  shop.given('payment by scanning is configured', {})
})

const pay = (payment_name: 'balance' | 'wechat' | 'alipay') =>
  shop.ask(payOrder, { body: { order_id: String(id), payment_name, device: 'scan', pay_password: '123456' } }, 'shopper')

// Proves PAY-17.
test.each(['balance', 'wechat', 'alipay'] as const)(
  'an order of 0.00 is paid at once by %s, and no gateway is asked',
  async name => {
    shop.given('an order waits for payment', { id, total: '0.00', balance: '0.00' })

    const answer = await pay(name)

    expect(answer).toEqual([])
    expect(await shop.ask(checkPayment, { body: { order_id: id } }, 'shopper')).toEqual([])
    expect(shop.world.db.orders.find(id)).toMatchObject({ order_status: 2, payment_name: 'balance' })
    expect((await shop.ask(buyerInfo, { body: { provider: 'users' } }, 'shopper')).money).toBe('0.00')
  },
)

// Proves PAY-6, PAY-17.
test('the smallest sum is still paid at the gateway', async () => {
  shop.given('an order waits for payment', { id, total: '0.01', balance: '0.00' })

  const answer = await pay('wechat')

  expect(answer).toEqual({ code_url: expect.stringMatching(/^weixin:/) })
  expect(shop.world.db.orders.find(id)).toMatchObject({ order_status: 1 })
})
