import { dateTimeText } from '../../clock.ts'
import { blankUser } from '../../domain/accounts/accounts.ts'
import { menusWithParents } from '../../domain/accounts/roles.ts'
import { faces } from '../../pictures/faces.ts'
import { picturePath } from '../../pictures/urls.ts'
import { permissionIds } from './permissions.ts'
import { numberByTime } from '../number-by-time.ts'
import { ownerOf } from '../stores/stores.ts'
import { seedText, type Pair } from '../texts.ts'
import { day, daysAgo, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/** Permissions of every role: its own profile and uploads. */
const own = ['admin.auth.', 'admin.uploads']
const reading = (...resources: string[]): string[] => resources.flatMap(one => [`admin.${one}.index`, `admin.${one}.show`])

/** Roles: both names, visible pages, permissions. */
const adminRoles: readonly (readonly [name: Pair, pages: readonly string[], permissions: readonly string[]])[] = [
  [
    ['商品审核员', 'Goods reviewer'],
    ['/Admin/goods', '/Admin/goods_classes', '/Admin/goods_brands'],
    ['admin.goods.', 'admin.goods_classes.', 'admin.goods_brands.', ...reading('stores')],
  ],
  [
    ['财务专员', 'Accountant'],
    ['/Admin/cashes', '/Admin/money_logs', '/Admin/order_settlements', '/Admin/orders'],
    ['admin.cashes.', 'admin.money_logs.', 'admin.order_settlements.', 'admin.order.settl.handle', ...reading('orders', 'users')],
  ],
  [
    ['内容编辑', 'Content editor'],
    ['/Admin/articles', '/Admin/article_menus', '/Admin/notices', '/Admin/advs', '/Admin/order_comments'],
    ['articles', 'article_menus', 'notices', 'adv_spaces', 'advs', 'order_comments'].map(one => `admin.${one}.`),
  ],
  [['只读访客', 'Read-only guest'], ['/Admin/orders', '/Admin/goods_brands'], reading('orders', 'goods_brands', 'users')],
  [['待配置角色', 'To be set up'], [], []],
]

/** User name, nickname, indexes of the roles above, days ago. */
const admins: readonly (readonly [username: string, nickname: Pair, roles: readonly number[], daysAgo: number])[] = [
  ['reviewer', ['审核小林', 'Lin Reviews'], [0], 420],
  ['accountant', ['财务小周', 'Zhou Accounts'], [1], 380],
  ['editor', ['编辑小何', 'He Edits'], [2], 210],
  ['deputy', ['运营主管', 'Operations Head'], [0, 1, 2], 96],
  ['guest', ['巡检访客', 'Guest Inspector'], [3], 30],
  ['trainee', ['新入职同事', 'New Colleague'], [], 2],
]

const seedAdmins = (seeding: Seeding): void => {
  const { db, faker } = seeding
  const roles = adminRoles.map(([name, pages, permissions], index) => {
    const shown = db.admin_menus.rows().filter(menu => pages.includes(menu.apis))
    const menu_ids = menusWithParents(
      db.admin_menus,
      shown.map(({ id }) => id),
    )
    const permission_ids = permissions.length > 0 ? permissionIds(seeding, [...own, ...permissions]) : []
    return db.admin_roles.add({
      belong_id: 1,
      name: seedText(name),
      menu_ids,
      permission_ids,
      ...stamps(daysAgo(seeding, 500 - index * 60)),
    })
  })
  for (const [index, [username, nickname, chosen, days]] of admins.entries()) {
    const seen = days < 7 ? null : faker.date.recent({ days: 4 }).getTime()
    db.admins.add({
      belong_id: 1,
      username,
      password: `${username}123`,
      nickname: seedText(nickname),
      avatar: picturePath('avatars', `${index + 3}-${faces[(index * 3) % faces.length]}`),
      is_super: 0,
      role_ids: chosen.flatMap(at => roles[at]?.id ?? []),
      login_time: seen === null ? null : dateTimeText(seen),
      last_login_time: seen === null ? null : dateTimeText(seen - day),
      ...stamps(daysAgo(seeding, days)),
    })
  }
}

/** Sub-accounts: store, user name, nickname, indexes of that store's roles. */
const staff: readonly (readonly [store: number, username: string, nickname: Pair, roles: readonly number[]])[] = [
  [1, 'packer', ['仓库小田', 'Storeroom Tian'], [0]],
  [1, 'lister', ['上架小宋', 'Song Lists'], [1]],
  [1, 'allrounder', ['店铺助理', 'Store Assistant'], [0, 1]],
  [1, 'intern', ['实习生小唐', 'Tang the Intern'], []],
  [2, 'sunriver-help', ['晴川客服', 'Sunriver Help'], [0]],
  [3, 'bough-help', ['南枝客服', 'Southbough Help'], [0]],
]
const userRoles: readonly Pair[] = [
  ['发货员', 'Packer'],
  ['商品上架员', 'Product lister'],
]

const seedSubAccounts = (seeding: Seeding): void => {
  const { db, faker } = seeding
  for (const store of new Set(staff.map(([one]) => one))) {
    const owner = ownerOf(store)
    const team = staff
      .filter(([one]) => one === store)
      .map(([, username, nickname, roles], index) => {
        const seen = roles.length > 0 ? dateTimeText(faker.date.recent({ days: 8 }).getTime()) : null
        const { id } = db.users.add({
          ...blankUser,
          belong_id: owner,
          username,
          password: 'staff123',
          nickname: seedText(nickname),
          avatar: picturePath('avatars', `${store * 10 + index}-${faces[(store + index * 3) % faces.length]}`),
          login_time: seen,
          last_login_time: seen,
          ...stamps(daysAgo(seeding, faker.number.int({ min: 20, max: 280 }))),
        })
        return { id, roles }
      })
    const pages = [['/Seller/orders'], ['/Seller/goods', '/Seller/goods_attrs']]
    for (const [at, name] of userRoles.entries()) {
      const shown = db.seller_menus.rows().filter(menu => pages[at]?.includes(menu.apis))
      const menu_ids = menusWithParents(
        db.seller_menus,
        shown.map(({ id }) => id),
      )
      const user_ids = team.filter(({ roles }) => roles.includes(at)).map(({ id }) => id)
      db.user_roles.add({ belong_id: owner, name: seedText(name), menu_ids, user_ids, ...stamps(daysAgo(seeding, 290)) })
    }
  }
}

/**
 * Seeds the staff of the marketplace and of the first stores, in addition to the ready accounts. Must run after all accounts with
 * fixed ids.
 */
export const seedStaff = (seeding: Seeding): void => {
  seedAdmins(seeding)
  seedSubAccounts(seeding)
  numberByTime(seeding.db.user_roles)
}
