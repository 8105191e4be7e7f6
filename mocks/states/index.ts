import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import type { Facts, StateName } from '#contracts/states/index.ts'
import { dateTimeText } from '../clock.ts'
import { scanChannels } from '../domain/system/configs.ts'
import { commentedOrder, order, otherBuyer, otherStore } from './orders.ts'
import { enterMarketing } from './marketing.ts'
import { enterFileState } from './files.ts'
import { enterProductState } from './catalogue.ts'
import { areaBelow, areaWithCode, code, newBrand, product, ready, store, variantOf } from './rows.ts'
import { enterAccountState } from './accounts.ts'
import { enterRoleState } from './roles.ts'
import { enterIntegralState } from './points.ts'
import { enterStoreState } from './stores.ts'
import { enterContentState } from './content.ts'
import { enterAfterSales } from './after-sales.ts'
import type { World } from '../world.ts'

const shopper = ({ db }: World) => ready(db, 'shopper')

const emptyCart = (world: World): void => {
  for (const { id } of world.db.carts.by('user_id', shopper(world).id)) world.db.carts.remove(id)
}

const balance = (world: World, money: string): void => void world.db.users.change(shopper(world).id, { money })

const channels = ({ db }: World, value: object): void => {
  const [row] = db.configs.by('name', 'pay')
  if (row) db.configs.change(row.id, { value: JSON.stringify(value) })
  else db.configs.add({ name: 'pay', value: JSON.stringify(value) })
}

/** Lets the shopper pay at once: removes unsuccessful attempts, and moves payments of the last minute back by up to a minute. */
const forgetAttempts = (world: World): void => {
  const { db, clock } = world
  const created_at = dateTimeText(clock.now() - 60_000)
  for (const pay of db.order_pays.by('user_id', shopper(world).id)) {
    if (pay.pay_status === 0) db.order_pays.remove(pay.id)
    else if (pay.created_at > created_at) db.order_pays.change(pay.id, { created_at })
  }
}

/**
 * How to enter each provider state; a missing state is a compile error. Entering a state twice is the same as entering it once.
 */
const enterState: { [S in StateName]: (world: World, facts: Facts<S>) => void } = {
  ...enterRoleState,
  ...enterAfterSales,
  'the ready accounts exist': ({ db }) => {
    const names = Object.keys(accounts) as AccountName[]
    for (const name of names) ready(db, name)
  },
  'a brand exists': ({ db }, { id, name }) => void db.goods_brands.set({ id, ...newBrand(name, id) }),
  'no brand exists': ({ db }) => {
    for (const { id } of db.goods_brands.rows().slice()) db.goods_brands.remove(id)
  },
  'an area exists': ({ db }, { id, code, pid, name }) => {
    const area = areaWithCode(db, { id, code, pid, name })
    areaBelow(db, area, id + 1)
  },
  'an area code is free': ({ db }, { code }) => {
    for (const { id } of db.areas.by('code', code)) db.areas.remove(id)
  },
  'a province with a city and a district exists': ({ db }, { province_id, city_id, region_id }) => {
    const province = areaWithCode(db, { id: province_id, code: code(province_id), pid: '0', name: 'Northland' })
    areaBelow(db, areaBelow(db, province, city_id), region_id)
  },
  'a courier exists': ({ db }, { id, code }) => {
    for (const row of db.expresses.by('code', code)) if (row.id !== id) db.expresses.remove(row.id)
    db.expresses.set({ id, code, name: 'Swift Parcel' })
  },
  'a product is on sale': (world, { id, stock, price }) => product(world, { id, goods_stock: stock, goods_price: price }),
  'a product with SKUs is on sale': (world, { id, sku_id, stock, price }) => {
    product(world, { id, goods_price: price })
    variantOf(world, id, { id: sku_id, goods_stock: stock, goods_price: price })
  },
  'a product is sold out': (world, { id }) => product(world, { id, goods_stock: 0 }),
  'a product is off the shelf': (world, { id }) => product(world, { id, goods_status: 0 }),
  'the shopper has an address': (world, { id }) => {
    const [province_id, city_id, region_id] = [id + 1, id + 2, id + 3]
    enterState['a province with a city and a district exists'](world, { province_id, city_id, region_id })
    world.db.addresses.set({
      id,
      user_id: shopper(world).id,
      receive_name: '李雷',
      receive_tel: '13800000000',
      area_info: '北省 北城 老城区',
      address: '集市路 1 号',
      province_id,
      city_id,
      region_id,
      is_default: 0,
    })
  },
  'the cart is empty': emptyCart,
  'the cart holds a product': (world, { cart_id, goods_id, buy_num, stock }) => {
    emptyCart(world)
    product(world, { id: goods_id, goods_stock: stock })
    world.db.carts.set({ id: cart_id, user_id: shopper(world).id, store_id: store(world.db).id, goods_id, sku_id: 0, buy_num })
  },
  'the shopper has a balance': (world, { money }) => balance(world, money),
  'a purse of the shopper moved': (world, { id, money, is_type }) =>
    void world.db.money_logs.set({
      id,
      user_id: shopper(world).id,
      name: '系统处理',
      money,
      is_type,
      is_belong: 0,
      info: String(id),
    }),
  'an order waits for payment': (world, { id, total, balance: sum }) => {
    order(world, id, 1, { order_price: total, total_price: total })
    balance(world, sum)
    forgetAttempts(world)
  },
  'an order waits for delivery': (world, { id }) => order(world, id, 2),
  'an order waits for receipt': (world, { id }) => order(world, id, 3),
  'an order waits for comment': (world, { id }) => order(world, id, 4),
  'an order is completed': (world, { id }) => order(world, id, 6),
  'an order is cancelled': (world, { id }) => order(world, id, 0),
  'an order has a comment': (world, facts) => {
    product(world, { id: facts.goods_id })
    commentedOrder(world, facts)
  },
  'an order of another shopper exists': (world, { id }) => order(world, id, 1, { user_id: otherBuyer(world.db).id }),
  'an order of another store waits for delivery': (world, { id }) =>
    order(world, id, 2, { user_id: otherBuyer(world.db).id, store_id: otherStore(world.db).id }),
  'an administrator passed the check': ({ db }, { username, sign }) => {
    if (!db.captchas.by('username', username).some(row => row.sign === sign)) db.captchas.add({ username, sign })
  },
  'the shopper has just tried to pay': (world, { order_id }) => {
    enterState['an order waits for payment'](world, { id: order_id, total: '20.00', balance: '50.00' })
    world.db.order_pays.add({
      user_id: shopper(world).id,
      order_ids: [order_id],
      pay_no: String(order_id),
      payment_name: 'balance',
      total: '20.00',
      pay_status: 0,
      pay_time: null,
    })
  },
  ...enterAccountState,
  ...enterStoreState,
  ...enterMarketing,
  ...enterIntegralState,
  ...enterProductState,
  ...enterFileState,
  ...enterContentState,
  'payment by scanning is configured': world => channels(world, scanChannels),
}

/**
 * Enters a provider state in a world.
 * @throws Error if a row that the state needs is missing, such as a ready account. Run it in a transaction to undo partial
 * changes.
 */
export const enter = <S extends StateName>(world: World, state: S, facts: Facts<S>): void => {
  enterState[state](world, facts)
}
