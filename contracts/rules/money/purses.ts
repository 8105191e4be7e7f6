import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { adminStores, sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { adminCashes, listCashes, requestCash, sellerCashes } from '#contracts/api/money/cashes.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { adminSettlements, settleOrders } from '#contracts/api/money/order-settlements.ts'
import { handleMoney } from '#contracts/api/accounts/users.ts'
import { lastMove } from '../people.ts'
import { cents } from '#contracts/wire/money.ts'
import { ask, must, refused, same, users, twiceAtOnce, type Rule, type Shop } from '../rule.ts'

type Purse = { readonly free: number; readonly frozen: number }

const purse = async (shop: Shop): Promise<Purse> => {
  const { money, frozen_money } = await ask(shop, buyerInfo, users, 'shopper')
  return { free: cents(money), frozen: cents(frozen_money) }
}

const till = async (shop: Shop): Promise<Purse> => {
  const { store_money, store_frozen_money } = await ask(shop, sellerStores.show, { params: { id: 0 } }, 'seller')
  return { free: cents(store_money), frozen: cents(store_frozen_money) }
}

const moved = ({ free, frozen }: Purse, freeBy: number, frozenBy: number): Purse => ({
  free: free + freeBy,
  frozen: frozen + frozenBy,
})

const rich = [
  ['the shopper is verified', { id: 95_301 }],
  ['the shopper has a balance', { money: '50.00' }],
] as const
const account = { name: 'Li Lei', bank_name: 'Bank of the North', card_no: '6200000000000001' }

const asks: Rule = {
  name: 'Requesting a withdrawal freezes the amount, and more than the balance is refused.',
  about: [requestCash, listCashes],
  source: 'WDR-1',
  run: async shop => {
    await shop.given(...rich)
    const before = await purse(shop)
    await ask(shop, requestCash, { body: { money: '20.00' } }, 'shopper')
    same('data.money and data.frozen_money in cents', await purse(shop), moved(before, -2000, 2000))
    same('data.data[0].money of the newest movements', [await lastMove(shop, 0), await lastMove(shop, 1)], ['-20.00', '20.00'])
    const [cash] = (await ask(shop, listCashes, { query: { per_page: 1 } }, 'shopper')).data
    same('data.data[0].money and commission in cents', cents(cash?.money ?? '') + cents(cash?.commission ?? ''), 2000)
    await refused(shop, 'balanceTooLow', requestCash, { body: { money: '30.01' } }, 'shopper')
    same('data.money and data.frozen_money in cents', await purse(shop), moved(before, -2000, 2000))
  },
}

const atOnce: Rule = {
  name: 'Two withdrawals at the same time never take more than the balance.',
  bug: twiceAtOnce,
  about: [requestCash],
  source: 'WDR-1',
  run: async shop => {
    await shop.given(...rich)
    const before = await purse(shop)
    const answers = await Promise.all([1, 2].map(() => shop.send(requestCash, { body: { money: '30.00' } }, 'shopper')))
    same('code of one of the two', answers.filter(({ code }) => code === OK).length, 1)
    same('data.money and data.frozen_money in cents', await purse(shop), moved(before, -3000, 3000))
  },
}

const decides = (status: 1 | 2): Rule => ({
  name:
    status === 1
      ? 'A withdrawal that is paid out leaves the frozen balance, once.'
      : 'A withdrawal that is refused returns to the balance, once.',
  about: [adminCashes.update],
  source: 'WDR-3',
  run: async shop => {
    const id = 95_302
    await shop.given(
      ['the shopper has a balance', { money: '50.00' }],
      ['a withdrawal of the shopper exists', { id, cash_status: 0 }],
    )
    const { money, commission } = await ask(shop, adminCashes.show, { params: { id } }, 'admin')
    const sum = cents(money) + cents(commission)
    const before = await purse(shop)
    const decision = { params: { id }, body: { cash_status: status } }
    await ask(shop, adminCashes.update, decision, 'admin')
    const after = moved(before, status === 1 ? 0 : sum, -sum)
    same('data.money and data.frozen_money in cents', await purse(shop), after)
    await refused(
      shop,
      'wrongState',
      adminCashes.update,
      { params: { id }, body: { cash_status: status === 1 ? 2 : 1 } },
      'admin',
      'it was decided',
    )
    await shop.send(adminCashes.update, decision, 'admin')
    same('data.money and data.frozen_money in cents after a second decision', await purse(shop), after)
  },
})

const storeAsks: Rule = {
  name: "A store's withdrawal freezes the amount, and cancelling it, once, releases it.",
  about: [sellerCashes.create, sellerCashes.remove],
  source: 'WDR-5',
  run: async shop => {
    await shop.given(['the store has a balance', { money: '50.00' }])
    const before = await till(shop)
    const { id } = await ask(shop, sellerCashes.create, { body: { money: '20.00', ...account } }, 'seller')
    same('data.store_money and data.store_frozen_money in cents', await till(shop), moved(before, -2000, 2000))
    await ask(shop, sellerCashes.remove, { params: { ids: id } }, 'seller')
    same('data.store_money and data.store_frozen_money in cents', await till(shop), before)
    await refused(shop, 'notFound', sellerCashes.remove, { params: { ids: id } }, 'seller', 'it was taken back')
    same('data.store_money and data.store_frozen_money in cents', await till(shop), before)
    await refused(shop, 'balanceTooLow', sellerCashes.create, { body: { money: '50.01', ...account } }, 'seller')
  },
}

const settles: Rule = {
  name: 'Settling pays a store for a completed order, once, and never more than the order cost.',
  about: [settleOrders, adminSettlements.list],
  source: 'STL-1, STL-7',
  run: async shop => {
    const id = 95_303
    await shop.given(['no order waits for settlement', {}])
    await shop.given(['an order is completed', { id }])
    const before = await till(shop)
    await ask(shop, settleOrders, {}, 'admin')
    const page = await ask(shop, adminSettlements.list, { query: { order_id: id } }, 'admin')
    same('data.total', page.total, 1)
    const [row] = page.data
    must(
      row !== undefined && cents(row.settlement_price) <= cents(row.total_price),
      'data.data[0].settlement_price',
      `at most ${row?.total_price}`,
      row,
    )
    same(
      'data.store_money and data.store_frozen_money in cents',
      await till(shop),
      moved(before, cents(row?.settlement_price ?? ''), 0),
    )
    await refused(shop, 'nothingToSettle', settleOrders, {}, 'admin')
    same(
      'data.store_money and data.store_frozen_money in cents',
      await till(shop),
      moved(before, cents(row?.settlement_price ?? ''), 0),
    )
  },
}

const gives: Rule = {
  name: 'Money that an administrator gives or takes changes the balance by that amount, and never below 0.',
  about: [handleMoney],
  source: 'WAL-5',
  run: async shop => {
    await shop.given(['the shopper has a balance', { money: '50.00' }])
    const { id } = await ask(shop, buyerInfo, users, 'shopper')
    const before = await purse(shop)
    const give = (money: string) => ({ body: { id, money, is_type: 0, info: 'By hand' } })
    await ask(shop, handleMoney, give('12.34'), 'admin')
    same('data.money and data.frozen_money in cents', await purse(shop), moved(before, 1234, 0))
    same('data.data[0].money of the newest movement', await lastMove(shop, 0), '12.34')
    await ask(shop, handleMoney, give('-2.34'), 'admin')
    same('data.money and data.frozen_money in cents', await purse(shop), moved(before, 1000, 0))
    await refused(shop, 'balanceTooLow', handleMoney, give('-60.01'), 'admin')
    same('data.money and data.frozen_money in cents', await purse(shop), moved(before, 1000, 0))
  },
}

const storeOwner: Rule = {
  name: 'A store cannot give itself money, open itself or approve itself.',
  about: [sellerStores.update],
  source: 'STO-5',
  run: async shop => {
    const look = () => ask(shop, sellerStores.show, { params: { id: 0 } }, 'seller')
    const { id, store_status, store_verify, store_money } = await look()
    const form = {
      store_description: 'Open all day',
      store_money: '99999.00',
      store_status: store_status === 1 ? 0 : 1,
      store_verify: 1,
    }
    await shop.send(sellerStores.update, { params: { id: 0 }, body: form }, 'seller')
    const after = await look()
    same('data', [after.store_status, after.store_verify, after.store_money], [store_status, store_verify, store_money])
    same('data.id', (await ask(shop, adminStores.show, { params: { id } }, 'admin')).id, id)
  },
}

/** Withdrawals, settlements and movements by administrators: money leaves a purse once, and only if it was there. */
export const moneyRules: readonly Rule[] = [asks, atOnce, decides(1), decides(2), storeAsks, settles, gives, storeOwner]
