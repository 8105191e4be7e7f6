import { describe, expect, it } from 'vitest'
import { freightOf } from '../domain/orders/freight.ts'
import { infoOf, messagesOf, type Party } from '../domain/stores/chats.ts'
import { isOnSale } from '../domain/catalogue/goods.ts'
import { cents } from '#contracts/wire/money.ts'
import { seededShop } from './seeded-shop.ts'

const total = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + cents(text), 0)
const shared = seededShop()
const { orders, order_goods, order_pays, order_comments, goods, goods_skus, users, stores } = shared

describe('orders', () => {
  // Proves ORD-12, SUM-1, SUM-2, SUM-4, SED-4.
  it('cost the sum of their lines and the freight', () => {
    for (const order of orders.rows()) {
      const lines = order_goods.by('order_id', order.id)

      expect(lines.length).toBeGreaterThan(0)
      expect(cents(order.order_price)).toBe(total(lines.map(line => line.total_price)))
      expect(cents(order.total_price)).toBe(cents(order.order_price) + cents(order.freight_money) - cents(order.coupon_money))
      for (const line of lines) expect(cents(line.total_price)).toBe(cents(line.goods_price) * line.buy_num)
    }
  })

  // Proves FRT-5.
  it('are charged the freight of the rules', () => {
    for (const order of orders.rows()) {
      const lines = order_goods.by('order_id', order.id)
      const first = goods.find(lines[0]?.goods_id ?? 0)
      const province =
        shared.addresses.by('user_id', order.user_id).find(one => one.area_info === order.receive_area)?.province_id ?? 0

      expect(first && freightOf(shared, first, total(lines.map(line => line.total_weight)), province)).toBe(
        cents(order.freight_money),
      )
    }
  })

  // Proves ORD-11.
  it('have the times, payment and parcel of their stage', () => {
    for (const order of orders.rows()) {
      const { order_status: status, refund_status: refund } = order
      const shipped = status === 3 || status === 4 || status === 6 || (status === 5 && refund === 1)
      const times = [order.created_at, order.pay_time, order.delivery_time, order.receipt_time, order.comment_time].filter(
        time => time !== null,
      )

      expect(order.pay_time !== null).toBe(status >= 2)
      expect(order.payment_name !== '').toBe(status >= 2)
      expect(order.delivery_time !== null || (status === 5 && refund === 0)).toBe(shipped || (status === 5 && refund === 0))
      expect(order.delivery_no !== '').toBe(order.delivery_time !== null)
      expect(order.receipt_time !== null).toBe(status === 4 || status === 6 || (status === 5 && refund === 1))
      expect(order.comment_time !== null).toBe(status === 6)
      expect(times).toEqual(times.toSorted())
      expect(status === 5 ? refund < 2 : refund === 0 || (refund === 2 && status === 6)).toBe(true)
      expect(order.order_no).toMatch(/^\d{20}$/)
    }
  })

  it('are paid by one payment of the same sum', () => {
    const paid = order_pays.rows().filter(pay => pay.pay_status === 1)

    expect(paid.flatMap(pay => pay.order_ids).toSorted((a, b) => a - b)).toEqual(
      orders
        .rows()
        .filter(order => order.pay_time)
        .map(order => order.id),
    )
    for (const pay of paid) expect(cents(pay.total)).toBe(total(pay.order_ids.map(id => orders.find(id)?.total_price ?? '')))
  })

  it('of one store contain only its products, and none from before the product was for sale', () => {
    for (const line of order_goods.rows()) {
      const order = orders.find(line.order_id)
      const product = goods.find(line.goods_id)

      expect([line.store_id, line.user_id]).toEqual([order?.store_id, order?.user_id])
      expect(product?.store_id).toBe(order?.store_id)
      expect((product?.created_at ?? '') <= (order?.created_at ?? '')).toBe(true)
      expect(line.sku_id === 0 ? goods_skus.by('goods_id', line.goods_id).length : goods_skus.find(line.sku_id)?.goods_id).toBe(
        line.sku_id === 0 ? 0 : line.goods_id,
      )
    }
  })

  it('have a comment for each line if they are completed, and none otherwise', () => {
    const commented = order_comments
      .rows()
      .map(comment => `${comment.order_id} ${comment.goods_id}`)
      .toSorted()
    const lines = order_goods
      .rows()
      .filter(line => orders.find(line.order_id)?.order_status === 6)
      .map(line => `${line.order_id} ${line.goods_id}`)

    expect(commented).toEqual(lines.toSorted())
  })
})

describe('money', () => {
  // Proves WAL-1, WAL-2, SED-4.
  it('in every purse is the sum of its movements and was never negative', () => {
    for (const user of users.rows()) {
      const purses = [user.money, user.frozen_money, user.integral].map(cents)
      const logs = shared.money_logs.by('user_id', user.id).filter(log => log.is_belong === 0)
      for (const [purse, sum] of purses.entries()) {
        let left = 0
        const levels = logs.filter(log => log.is_type === purse).map(log => (left += cents(log.money)))

        expect(left).toBe(sum)
        expect(Math.min(0, ...levels)).toBe(0)
      }
    }
  })

  // Proves WAL-2.
  it('of every store is the sum of its movements and was never negative', () => {
    for (const store of stores.rows()) {
      const logs = shared.money_logs.by('user_id', store.id).filter(log => log.is_belong === 1)
      for (const [purse, sum] of [store.store_money, store.store_frozen_money].map(cents).entries()) {
        let left = 0
        const levels = logs.filter(log => log.is_type === purse).map(log => (left += cents(log.money)))

        expect(left).toBe(sum)
        expect(Math.min(0, ...levels)).toBe(0)
      }
    }
  })

  // Proves WAL-8.
  it('that is frozen equals the undecided withdrawals', () => {
    const waiting = shared.cashes.rows().filter(cash => cash.cash_status === 0)
    const frozen = [...users.rows().map(user => user.frozen_money), ...stores.rows().map(store => store.store_frozen_money)]

    expect(total(waiting.flatMap(cash => [cash.money, cash.commission]))).toBe(total(frozen))
    for (const status of [0, 1, 2])
      for (const of of ['user_id', 'store_id'] as const)
        expect(shared.cashes.rows().some(cash => cash.cash_status === status && cash[of] > 0)).toBe(true)
  })

  // Proves STL-1.
  it('was settled once for completed orders that were not refunded', () => {
    const settled = shared.order_settlements.rows()

    expect(settled.map(one => one.order_id).toSorted((a, b) => a - b)).toEqual(
      orders
        .rows()
        .filter(order => order.is_settlement === 1)
        .map(order => order.id),
    )
    expect(settled.length).toBeGreaterThan(300)
    for (const one of settled) expect(orders.find(one.order_id)).toMatchObject({ order_status: 6, total_price: one.total_price })
  })

  // Proves PAY-4.
  it('is logged for every order paid by balance', () => {
    const logged = shared.money_logs
      .rows()
      .filter(log => log.name === '订单支付')
      .map(log => `${log.user_id} ${log.info} ${log.money}`)
    const paid = orders
      .rows()
      .filter(order => order.payment_name === 'balance')
      .map(order => `${order.user_id} ${order.order_no} -${order.total_price}`)

    expect(logged.toSorted()).toEqual(paid.toSorted())
  })
})

describe('favourites', () => {
  it('refer to existing products and stores, once each, and no product counts fewer than like it', () => {
    const rows = shared.favorites.rows()
    const targets = rows.map(row => `${row.user_id} ${row.is_type} ${row.out_id}`)

    expect(new Set(targets).size).toBe(rows.length)
    for (const { is_type, out_id } of rows) expect((is_type === 0 ? goods : stores).find(out_id)).toBeDefined()
    for (const product of goods.rows()) {
      const likes = rows.filter(row => row.is_type === 0 && row.out_id === product.id)
      expect(product.goods_collect).toBeGreaterThanOrEqual(likes.length)
    }
  })
})

describe('points orders', () => {
  // Proves PTS-8.
  it('are logged with their price, which is the sum of their line', () => {
    const own = shared.integral_orders.rows()
    const logged = shared.money_logs.rows().filter(log => log.name === '积分订单')

    expect(new Set(logged.map(log => `${log.user_id} ${log.info} ${log.money}`))).toEqual(
      new Set(own.map(order => `${order.user_id} ${order.order_no} -${order.total_price}`)),
    )
    for (const order of own) expect(cents(order.total_price)).toBe(cents(order.order_price) * order.buy_num)
    expect(new Set(own.map(order => order.delivery_code === ''))).toEqual(new Set([true, false]))
  })
})

describe('conversations', () => {
  it('are between existing accounts, were last changed with their last message, and are partly unread', () => {
    const { chat_friends, chat_contents } = shared
    for (const { sid, stype, rid, rtype, updated_at } of chat_friends.rows()) {
      const [from, to]: [Party, Party] = [
        { id: sid, type: stype },
        { id: rid, type: rtype },
      ]
      expect([infoOf(shared, from), infoOf(shared, to)]).not.toContain(null)
      expect(messagesOf(shared, from, to).at(-1)?.created_at).toBe(updated_at)
    }
    expect(new Set(chat_contents.rows().map(row => row.r_read))).toEqual(new Set([0, 1]))
  })
})

describe('after-sales cases', () => {
  it('belong to every order in after-sales, and cover every decision and step', () => {
    const cases = shared.refunds.rows()
    const stages = new Set(cases.map(one => [one.refund_type, one.refund_verify, one.refund_step].join(' ')))

    expect([...stages].toSorted()).toEqual(['0 0 0', '0 1 3', '0 2 0', '1 0 0', '1 1 0', '1 1 1', '1 1 2', '1 1 3'])
    for (const order of orders.by('order_status', 5)) {
      const own = shared.refunds.by('order_id', order.id)
      expect(own.map(one => one.refund_type)).toEqual([order.refund_status])
    }
    for (const one of cases) {
      const isOver = one.refund_verify === 2 || one.refund_step === 3
      expect(orders.find(one.order_id)).toMatchObject(isOver ? { order_status: 6, refund_status: 2 } : { order_status: 5 })
    }
  })

  // Proves REF-6.
  it('that are refunds returned the money with a movement', () => {
    const paid = shared.refunds.rows().filter(one => one.refund_type === 0 && one.refund_verify === 1)
    const logged = shared.money_logs.rows().filter(log => log.name === '售后退款')

    expect(paid.length).toBeGreaterThan(0)
    expect(logged.map(log => log.money).toSorted()).toEqual(
      paid.map(one => orders.find(one.order_id)?.total_price ?? '').toSorted(),
    )
  })
})

describe('products', () => {
  // Proves GDS-4.
  it('have sold at least what was paid for', () => {
    for (const product of goods.rows()) {
      const sold = order_goods.by('goods_id', product.id).filter(line => orders.find(line.order_id)?.pay_time)

      expect(product.goods_sale).toBeGreaterThanOrEqual(sold.reduce((sum, line) => sum + line.buy_num, 0))
    }
  })

  it('refer to a category of the third level, a brand, a store, and SKUs of their own store', () => {
    for (const product of goods.rows()) {
      const leaf = shared.goods_classes.find(product.class_id)
      const root = shared.goods_classes.find(shared.goods_classes.find(leaf?.pid ?? 0)?.pid ?? 0)

      expect(root?.pid).toBe(0)
      expect(shared.goods_brands.find(product.brand_id)).toBeDefined()
      expect(stores.find(product.store_id)).toBeDefined()
      expect([undefined, product.store_id]).toContain(shared.freights.find(product.freight_id)?.store_id)
      for (const sku of goods_skus.by('goods_id', product.id)) {
        const names = sku.spec_id.map(id => shared.goods_specs.find(id))
        expect(names.map(spec => spec?.name)).toEqual(sku.sku_name)
        for (const spec of names) expect(shared.goods_attrs.find(spec?.attr_id ?? 0)?.store_id).toBe(product.store_id)
      }
    }
  })

  it('cost less than their market price and have three to five pictures, the last one in scale', () => {
    for (const row of [...goods.rows(), ...goods_skus.rows()])
      expect(cents(row.goods_market_price)).toBeGreaterThan(cents(row.goods_price))
    for (const product of goods.rows()) {
      expect([3, 4, 5]).toContain(product.goods_images.length)
      expect(product.goods_images.at(-1)).toMatch(/-5\.svg$/)
    }
  })

  // Proves SED-2.
  it('cover every condition: off the shelf, in review, rejected, sold out, of a closed store', () => {
    const conditions = [
      goods.rows().filter(one => one.goods_status === 0),
      goods.rows().filter(one => one.goods_verify === 2),
      goods.rows().filter(one => one.goods_verify === 0),
      goods.rows().filter(one => one.goods_stock === 0),
      goods.rows().filter(one => stores.find(one.store_id)?.store_status === 0),
      goods_skus.rows().filter(one => one.goods_stock === 0),
    ]

    for (const rows of conditions) expect(rows.length).toBeGreaterThan(0)
    expect(goods.rows().filter(product => isOnSale(shared, product)).length).toBeGreaterThan(250)
  })
})

describe('roles', () => {
  it('grant existing menus and permissions, and the ancestors of each menu entry', () => {
    for (const role of shared.admin_roles.rows()) {
      const menus = role.menu_ids.map(id => shared.admin_menus.find(id))

      expect(menus.every(menu => menu && (menu.pid === 0 || role.menu_ids.includes(menu.pid)))).toBe(true)
      expect(role.permission_ids.every(id => shared.admin_permissions.find(id))).toBe(true)
    }
  })

  // Proves ADM-1.
  it('are assigned to accounts of the same root account only', () => {
    for (const role of shared.user_roles.rows())
      expect(role.user_ids.every(id => shared.users.find(id)?.belong_id === role.belong_id)).toBe(true)
    for (const { belong_id, id, role_ids } of shared.admins.rows())
      expect(role_ids.every(role => shared.admin_roles.find(role)?.belong_id === (belong_id || id))).toBe(true)
  })
})

describe('stores', () => {
  it('have one default freight template, and no province in two others', () => {
    for (const { id } of stores.rows().filter(one => one.store_verify === 4)) {
      const own = shared.freights.by('store_id', id)
      const provinces = own.flatMap(one => one.area_id)

      expect(own.filter(one => one.is_type === 0)).toHaveLength(1)
      expect(new Set(provinces).size).toBe(provinces.length)
    }
  })

  it('store pictures in their own folders', () => {
    const dirs = shared.file_space_dirs

    expect(shared.file_spaces.by('dir_id', 0).length).toBeGreaterThan(0)
    for (const one of shared.file_spaces.rows()) expect([undefined, one.belong_id]).toContain(dirs.find(one.dir_id)?.belong_id)
  })
})

describe('content', () => {
  it('belongs to existing sections and ad spaces of the same owner', () => {
    for (const article of shared.articles.rows())
      expect(shared.article_menus.find(article.pid)?.belong_id).toBe(article.belong_id)
    for (const adv of shared.advs.rows()) expect(shared.adv_spaces.find(adv.pid)?.belong_id).toBe(adv.belong_id)
    for (const { pid } of shared.article_menus.rows()) expect(pid === 0 ? 0 : shared.article_menus.find(pid)?.pid).toBe(0)
  })

  it('covers every condition: adverts running, over, to come and closed; messages sent and failed', () => {
    const { advs, sms_logs } = shared
    const today =
      advs
        .rows()
        .map(one => one.created_at)
        .toSorted()
        .at(-1) ?? ''
    const conditions = [
      advs.rows().filter(one => one.status === 1 && one.adv_start < today && today < one.adv_end),
      advs.rows().filter(one => one.adv_end < today),
      advs.rows().filter(one => one.adv_start > today),
      advs.rows().filter(one => one.status === 0),
      sms_logs.rows().filter(one => one.status === 1),
      sms_logs.rows().filter(one => one.status === 0),
    ]

    for (const rows of conditions) expect(rows.length).toBeGreaterThan(0)
  })
})
