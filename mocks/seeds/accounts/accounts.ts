import { accounts } from '#contracts/states/ready-accounts.ts'
import { dateTimeText } from '../../clock.ts'
import { faces } from '../../pictures/faces.ts'
import { picturePath } from '../../pictures/urls.ts'
import { ordersMenus } from '../system/menus.ts'
import { permissionIds } from './permissions.ts'
import { nicknames } from './nicknames.ts'
import { phoneNumbers } from './people.ts'
import { meridian } from '../meridian.ts'
import { ownerOf } from '../stores/stores.ts'
import { seedText, type Pair } from '../texts.ts'
import { day, daysAgo, hour, onDay, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/** User ids of the ready accounts. */
export const userIds = { shopper: 1, newcomer: 2, seller: 3, staff: 4 } as const
/** The first id of the generated buyers, after accounts with fixed ids. */
const firstBuyer = 16

/** Ids of all buyers, ready accounts first. */
export const buyerIds = (scale: number): number[] => {
  const others = Math.max(2, Math.round(40 * scale)) - 2
  return [userIds.shopper, userIds.newcomer, ...Array.from({ length: others }, (_, index) => firstBuyer + index)]
}

/** An account that can sign in as shopper or seller. */
type Person = {
  id: number
  username: string
  password: string
  nickname: Pair
  /** Milliseconds since 1970. */
  created: number
  belongs?: number
  buys?: boolean
  phone?: string
}

/** Phone numbers of the ready accounts, outside the range of real numbers. */
const readyPhone = (id: number): string => `138${String(id).padStart(8, '0')}`

/** Adds an account with empty purses. */
export const addUser = (
  { db, now, faker }: Seeding,
  { id, username, password, nickname, created, belongs = 0, buys = true, phone = readyPhone(id) }: Person,
): void => {
  const seen = faker.date.between({ from: Math.max(created, now - 40 * hour), to: now }).getTime()
  db.users.add({
    id,
    belong_id: belongs,
    username,
    password,
    pay_password: buys ? '123456' : '',
    nickname: seedText(nickname),
    sex: faker.helpers.arrayElement([0, 1]),
    avatar: picturePath('avatars', `${id}-${faces[(id * 5) % faces.length]}`),
    phone,
    email: '',
    money: '0.00',
    frozen_money: '0.00',
    integral: '0.00',
    inviter_id: 0,
    login_time: dateTimeText(seen),
    last_login_time: dateTimeText(Math.max(created, seen - 2 * day)),
    ...stamps(created),
  })
}

/** The number of days up to today on each of which somebody registered. Source: SED-7. */
const newDays = 14

/**
 * When a buyer registered: one on each of the last days, the others over the years, two thirds of them before the history of
 * orders.
 */
const registeredAt = (seeding: Seeding, index: number, count: number): number => {
  const { now, faker } = seeding
  if (index < Math.min(newDays, count / 2)) return onDay(now, index, faker.number.float())
  const years = faker.datatype.boolean(0.65) ? { min: 370, max: 900 } : { min: newDays, max: 370 }
  return daysAgo(seeding, faker.number.int(years))
}

const addBuyers = (seeding: Seeding): void => {
  const { now, faker, scale } = seeding
  const ids = buyerIds(scale).slice(2)
  const names = nicknames(faker, ids.length)
  const phones = phoneNumbers(faker, ids.length)
  const times = ids.map((_, index) => registeredAt(seeding, index, ids.length)).sort((a, b) => a - b)
  for (const [index, id] of ids.entries()) {
    const [nickname = ['买家', 'Buyer'], phone, created = now] = [names[index], phones[index], times[index]]
    addUser(seeding, { id, username: `buyer${id}`, password: 'buyer123', nickname, phone, created })
  }
}

const addSellers = (seeding: Seeding): void => {
  for (const [index, { owner }] of meridian.shop.store.entries()) {
    const password = index === 0 ? accounts.seller.password : 'seller123'
    addUser(seeding, { id: ownerOf(index + 1), ...owner, password, created: daysAgo(seeding, 1500 - index * 10) })
  }
  const { username, password } = accounts.staff
  addUser(seeding, {
    id: userIds.staff,
    username,
    password,
    nickname: ['客服小舟', 'Boat of Support'],
    created: daysAgo(seeding, 300),
    belongs: userIds.seller,
    buys: false,
  })
  seeding.db.user_roles.add({
    belong_id: userIds.seller,
    name: seedText(['订单客服', 'Order support']),
    menu_ids: ordersMenus.seller,
    user_ids: [userIds.staff],
    ...stamps(seeding.now - 300 * day),
  })
}

const addAdmins = (seeding: Seeding): void => {
  const { db, now } = seeding
  const written = stamps(now - 900 * day)
  const role = (name: Pair, menu_ids: number[], permissions: readonly string[]): number =>
    db.admin_roles.add({
      belong_id: 1,
      name: seedText(name),
      menu_ids,
      permission_ids: permissionIds(seeding, permissions),
      ...written,
    }).id
  role(['超级管理员', 'Super admin'], [], [])
  role(['订单查看员', 'Order clerk'], ordersMenus.admin, [
    'admin.auth.info',
    'admin.auth.edit',
    'admin.orders.index',
    'admin.orders.show',
    'admin.order.findall',
    'admin.order.express',
  ])
  const add = (name: 'admin' | 'clerk', nickname: Pair, face: string, is_super: 0 | 1, role: number): void => {
    const { username, password } = accounts[name]
    db.admins.add({
      belong_id: is_super === 1 ? 0 : 1,
      username,
      password,
      nickname: seedText(nickname),
      avatar: picturePath('avatars', `${role}-${face}`),
      is_super,
      role_ids: [role],
      login_time: dateTimeText(now - 3 * hour),
      last_login_time: dateTimeText(now - day),
      ...written,
    })
  }
  add('admin', ['平台管理员', 'Administrator'], 'owl', 1, 1)
  add('clerk', ['订单专员', 'Order Clerk'], 'penguin', 0, 2)
}

/** Seeds all accounts that can sign in; the money logs fill their purses later. */
export const seedAccounts = (seeding: Seeding): void => {
  const { shopper, newcomer } = accounts
  addUser(seeding, { ...shopper, id: userIds.shopper, nickname: ['小满爱逛街', 'Xiaoman'], created: daysAgo(seeding, 520) })
  addUser(seeding, { ...newcomer, id: userIds.newcomer, nickname: ['新来的朋友', 'Newcomer'], created: daysAgo(seeding, 1) })
  addSellers(seeding)
  addBuyers(seeding)
  addAdmins(seeding)
}
