import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { listMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { showOrder } from '#contracts/api/orders/orders.ts'
import { expect } from '../test.ts'
import type { Call } from '../calls.ts'

/** Stock, sales and balances of a shop that a purchase changes. */
export type Books = {
  readonly balance: number
  readonly points: string
  readonly stock: number
  readonly sold: number
  readonly movements: number
}

/** Reads them through the API. */
export const readBooks = async (shopper: Call, goods: number, sku: number): Promise<Books> => {
  const user = await shopper(buyerInfo, { body: { provider: 'users' } })
  const { skuList = [], goods_sale } = await shopper(showGoods, { params: { id: goods } })
  const logs = await shopper(listMoneyLogs, { query: { is_type: 0 } })
  return {
    balance: Number(user.money),
    points: user.integral,
    stock: skuList.find(({ id }) => id === sku)?.goods_stock ?? 0,
    sold: goods_sale,
    movements: logs.total,
  }
}

/** Expects exactly these changes and no others. */
export const expectBooks = (
  now: Books,
  before: Books,
  by: { balance?: number; stock?: number; sold?: number; movements?: number },
) => {
  const { balance = 0, stock = 0, sold = 0, movements = 0 } = by
  expect(now).toEqual({
    balance: expect.closeTo(before.balance + balance, 2),
    points: before.points,
    stock: before.stock + stock,
    sold: before.sold + sold,
    movements: before.movements + movements,
  })
}

/** Expects the newest movement of the balance to be this payment. */
export const expectPaymentLogged = async (shopper: Call, orderNo: string, total: string) => {
  const [newest] = (await shopper(listMoneyLogs, { query: { is_type: 0 } })).data

  expect(newest).toMatchObject({ money: `-${total}`, info: orderNo })
}

/** Expects an order to be in a stage, as the shopper sees it. */
export const expectStage = async (shopper: Call, id: number, stage: number) => {
  await expect.poll(async () => (await shopper(showOrder, { params: { id } })).order_status).toBe(stage)
}
