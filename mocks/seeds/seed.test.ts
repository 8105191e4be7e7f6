import { describe, expect, it } from 'vitest'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { timeOf } from '../clock.ts'
import { picture } from '../images.ts'
import { entries, roots } from './catalogue/catalogue.ts'
import { shoppersReturns } from './orders/orders.ts'
import { praise } from './orders/praise.ts'
import { topics } from './seed.ts'
import { noon, seededShop } from './seeded-shop.ts'
import type { TableName } from '../db/rows.ts'
import type { Row } from '../db/table.ts'
import { translated } from '../db/translated.ts'

const shared = seededShop()
const { orders, goods, goods_skus, users, stores } = shared

describe('the seeded shop', () => {
  // Proves ORD-10, SED-1.
  it('is always the same at the same time', () => {
    const again = seededShop()

    expect(again.dump()).toEqual(shared.dump())
  })

  it('has a random sequence of its own for each topic', () => {
    const sequences = topics.map(([sequence]) => sequence)

    expect(new Set(sequences).size).toBe(topics.length)
  })

  // Proves SED-1.
  it('is the same whether its rows are checked or trusted, including the order of columns', () => {
    const trusted = seededShop(1, true)

    expect(JSON.stringify(trusted.dump())).toBe(JSON.stringify(shared.dump()))
  })

  // Proves SED-2.
  it('has the documented size', () => {
    const leaves = shared.goods_classes.rows().filter(one => shared.goods_classes.by('pid', one.id).length === 0)

    expect({ stores: stores.count(), goods: goods.count(), orders: orders.count() - shoppersReturns }).toEqual({
      stores: 17,
      goods: 300,
      orders: 600,
    })
    expect(users.rows().filter(user => user.belong_id === 0 && stores.by('user_id', user.id).length === 0)).toHaveLength(40)
    expect(shared.areas.count()).toBeGreaterThan(3400)
    expect(leaves.length).toBeGreaterThan(80)
    expect(new Set(goods_skus.rows().map(sku => sku.goods_id)).size).toBeGreaterThan(100)
  })

  // Proves SED-2.
  it.each([0.1, 0.5, 1.5])('scales: %d', scale => {
    const db = seededShop(scale)

    expect(db.goods.count()).toBe(300 * scale)
    expect(db.orders.count()).toBe(600 * scale + shoppersReturns)
    expect(db.carts.by('user_id', 1)).toHaveLength(2)
  })

  // Proves SED-5.
  it('has no date in the future, except for campaigns', () => {
    const stamps = JSON.stringify(shared.dump()).match(/"(?!start_|end_)\w+_(?:at|time)":"[^"]*"/g) ?? []
    const wrong = stamps.filter(text => !(timeOf(text.split('":"')[1]?.slice(0, -1) ?? '') <= noon))

    expect(stamps.length).toBeGreaterThan(10_000)
    expect(wrong).toEqual([])
  })
})

describe('the ready accounts', () => {
  // Proves SED-3.
  it('exist with their passwords', () => {
    for (const { audience, username, password } of Object.values(accounts)) {
      const [row] = audience === 'admin' ? shared.admins.by('username', username) : users.by('username', username)

      expect(row?.password).toBe(password)
    }
  })

  // Proves SED-3.
  it('shopper has orders in every stage at the first store and at others, three addresses and two cart lines', () => {
    const own = orders.by('user_id', 1)

    for (const status of [0, 1, 2, 3, 4, 5, 6] as const) {
      const at = own.filter(order => order.order_status === status).map(order => order.store_id)
      expect(at).toContain(1)
      expect(at.some(store => store !== 1)).toBe(true)
    }
    expect(shared.addresses.by('user_id', 1).map(address => address.is_default)).toEqual([1, 0, 0])
    expect(shared.carts.by('user_id', 1).map(line => line.sku_id > 0)).toEqual([true, false])
    expect(Math.round(Number(users.find(1)?.money) / 1000)).toBe(20)
  })

  // Proves SED-3.
  it('newcomer has only a balance of 1000', () => {
    expect([...orders.by('user_id', 2), ...shared.addresses.by('user_id', 2), ...shared.carts.by('user_id', 2)]).toEqual([])
    expect(users.find(2)?.money).toBe('1000.00')
  })

  // Proves SED-3.
  it('staff and clerk see only the orders page', () => {
    const staff = shared.user_roles.rows()[0]?.menu_ids.map(id => shared.seller_menus.find(id)?.apis)
    const clerk = shared.admin_roles.rows()[1]?.menu_ids.map(id => shared.admin_menus.find(id)?.apis)

    expect(staff).toEqual(['', '', '/Seller/orders'])
    expect(clerk).toEqual(['', '', '/Admin/orders'])
  })
})

describe('texts', () => {
  // Proves LNG-5.
  it('of the seed have an English translation', () => {
    const names = Object.keys(translated) as TableName[]
    const isChinese = (value: unknown): boolean => /\p{Script=Han}/u.test(String(value))
    const rows = names.flatMap(name => shared[name].rows().map((row: Row) => ({ name, row })))
    const texts = rows.flatMap(({ name, row }) =>
      (translated[name] ?? []).map(column => ({
        place: `${name}.${column}`,
        zh: Reflect.get(row, column) as unknown,
        en: row.english?.[column],
      })),
    )
    const strange = texts.filter(({ zh, en }) => isChinese(zh) && (en === undefined || isChinese(en)))

    const filled = new Set(texts.filter(({ en }) => en).map(({ place }) => place))
    const columns = names.flatMap(name => (translated[name] ?? []).map(column => `${name}.${column}`))
    expect(columns.filter(place => !filled.has(place))).toEqual([])
    expect(strange).toEqual([])
  })

  // Proves MNU-7.
  it('of menus name every entry in both languages', () => {
    for (const menu of [...shared.admin_menus.rows(), ...shared.seller_menus.rows()]) expect(menu.ename).toMatch(/^[A-Z]/)
  })

  // Proves COM-2.
  it('of comments match the category they are about', () => {
    const groups = roots.flatMap(root => root.groups.map(group => group.name[0]))

    expect(Object.keys(praise).toSorted()).toEqual(groups.toSorted())
  })

  // Proves SED-6.
  it('of the catalogue contain no product twice', () => {
    expect(new Set(entries.map(({ product }) => product[1])).size).toBe(entries.length)
  })
})

describe('pictures', () => {
  it('exist for every URL in the rows', () => {
    const urls = JSON.stringify(shared.dump()).match(/\/storage\/[^"]+/g) ?? []
    const neutral = picture('/storage/nowhere.svg')?.match(/<symbol.*<\/symbol>/)?.[0] ?? '-'
    const missing = [...new Set(urls)].filter(url => picture(url)?.includes(neutral) ?? true)

    expect(missing).toEqual([])
  })
})
