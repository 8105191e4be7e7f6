import type { moneyStates } from '#contracts/states/money.ts'
import type { Facts } from '#contracts/states/index.ts'
import { settlementInfo } from '../domain/money/settlement.ts'
import { movements } from '../domain/money/purses.ts'
import { order } from './order-rows.ts'
import { ready, store } from './rows.ts'
import type { World } from '../world.ts'

/** Sets the shopper's balance. */
export const giveBalance = ({ db }: World, money: string): void => void db.users.change(ready(db, 'shopper').id, { money })

const cash = (
  { db }: World,
  { id, cash_status }: Facts<'a withdrawal of the store exists'>,
  owner: { user_id: number; store_id: number },
): void => {
  db.cashes.set({
    id,
    ...owner,
    money: '19.00',
    commission: '1.00',
    cash_status,
    refuse_info: cash_status === 2 ? '卡号有误' : '',
    name: '李雷',
    card_no: '6222000000000001',
    bank_name: '示例银行',
    remark: '',
  })
}

const settled = (world: World, { id, settlement_id }: Facts<'an order is settled'>): void => {
  order(world, id, 6, { is_settlement: 1 })
  const { total_price, user_id, store_id } = world.db.orders.find(id) ?? { total_price: '0.00', user_id: 0, store_id: 0 }
  for (const old of world.db.order_settlements.by('order_id', id)) world.db.order_settlements.remove(old.id)
  world.db.order_settlements.set({
    id: settlement_id,
    order_id: id,
    user_id,
    store_id,
    settlement_no: '202601020304050001',
    total_price,
    settlement_price: total_price,
    status: 1,
    info: settlementInfo.manual,
  })
}

const shopperWith = ({ db }: World, { id, money }: Facts<'another shopper has a balance'>): void =>
  void db.users.set({
    id,
    belong_id: 0,
    username: `buyer${id}`,
    password: 'buyer123',
    pay_password: '123456',
    nickname: '韩梅梅',
    sex: 0,
    avatar: '',
    phone: '',
    email: '',
    money,
    frozen_money: '0.00',
    integral: '0.00',
    inviter_id: 0,
    login_time: null,
    last_login_time: null,
  })

/** Enters the states of purses, withdrawals and settlements. */
export const enterMoneyState: { [S in keyof typeof moneyStates]: (world: World, facts: Facts<S>) => void } = {
  'the shopper has a balance': (world, { money }) => giveBalance(world, money),
  'a purse of the shopper moved': (world, { id, money, is_type }) =>
    void world.db.money_logs.set({
      id,
      user_id: ready(world.db, 'shopper').id,
      name: movements.system,
      money,
      is_type,
      is_belong: 0,
      info: String(id),
    }),
  'an order is settled': settled,
  'no order waits for settlement': ({ db }) => {
    for (const { id, is_settlement } of db.orders.by('order_status', 6))
      if (is_settlement === 0) db.orders.change(id, { is_settlement: 1 })
  },
  'a withdrawal of the shopper exists': (world, facts) => {
    const { id } = ready(world.db, 'shopper')
    cash(world, facts, { user_id: id, store_id: 0 })
    world.db.users.change(id, { frozen_money: facts.cash_status === 0 ? '20.00' : '0.00' })
  },
  'a withdrawal of the store exists': (world, facts) => {
    const { id } = store(world.db)
    cash(world, facts, { user_id: 0, store_id: id })
    world.db.stores.change(id, { store_frozen_money: facts.cash_status === 0 ? '20.00' : '0.00' })
  },
  'the store has a balance': ({ db }, { money }) => void db.stores.change(store(db).id, { store_money: money }),
  'another shopper has a balance': shopperWith,
  'a purse of the store moved': ({ db }, { id, money }) =>
    void db.money_logs.set({
      id,
      user_id: store(db).id,
      name: movements.system,
      money,
      is_type: 0,
      is_belong: 1,
      info: String(id),
    }),
}
