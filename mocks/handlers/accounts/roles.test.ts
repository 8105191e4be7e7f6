import { beforeEach, describe, expect, test } from 'vitest'
import { adminInfo, login } from '#contracts/api/accounts/auth.ts'
import { endpoints } from '#contracts/api/index.ts'
import { adminMenus, sellerMenu } from '#contracts/api/system/menus.ts'
import { allPermissionGroups } from '#contracts/api/accounts/permission-groups.ts'
import { loadPermission } from '#contracts/api/accounts/permissions.ts'
import { sellerRoles } from '#contracts/api/accounts/roles.ts'
import { adminUsers, handleMoney, sellerUsers } from '#contracts/api/accounts/users.ts'
import { sellerOrders } from '#contracts/api/orders/back-office-orders.ts'
import { cents } from '#contracts/wire/money.ts'
import { permissionOf } from '#contracts/api/kit/permission.ts'
import { createShop } from '../../test-shop.ts'

const all = { query: { per_page: 400 } } as const
const query = { type: 'getChildren' } as const

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

const userId = (username: string) => shop.world.db.users.by('username', username)[0]?.id ?? 0

describe('users', () => {
  // Proves ADM-2.
  test('may keep their own name, but not take the name or phone of another', async () => {
    const [id, phone] = [userId('newcomer'), shop.world.db.users.by('username', 'shopper')[0]?.phone ?? '']
    const change = (body: { username: string; phone?: string }) =>
      shop.refusal(adminUsers.update, { params: { id }, body }, 'admin')

    expect(await change({ username: 'newcomer' })).toBe('none')
    expect(await change({ username: 'shopper' })).toBe('nameTaken')
    expect(await change({ username: 'newcomer', phone })).toBe('nameTaken')
  })

  // Proves REG-2.
  test('cannot take the phone of another as user name, or a user name as phone', async () => {
    const phone = shop.world.db.users.by('username', 'shopper')[0]?.phone ?? ''
    await shop.ask(adminUsers.create, { body: { username: '13911112222' } }, 'admin')
    const create = (body: { username: string; phone?: string }) => shop.refusal(adminUsers.create, { body }, 'admin')

    const refusals = [await create({ username: phone }), await create({ username: 'walkin', phone: '13911112222' })]

    expect(refusals).toEqual(['nameTaken', 'nameTaken'])
  })

  // Proves ADM-5.
  test('cannot be searched by password in any way', async () => {
    const ways: Record<string, string>[] = [{ password: 'shopper123' }, { pay_password: '1|likeRight' }]

    for (const way of ways) expect(await shop.refusal(adminUsers.list, { query: way }, 'admin')).toBe('unknownColumn')
  })

  // Proves ADM-5.
  test.each(['money=100.00|whereHas|user|ngt', 'phone=138|whereHas|user|likeRight', 'email=a|whereHas|user|like'])(
    'cannot be searched by what lists do not show of them: %s',
    async condition => {
      const [column = '', value = ''] = condition.split('=')

      const refusal = await shop.refusal(sellerOrders.list, { query: { [column]: value } }, 'seller')

      expect(refusal).toBe('unknownColumn')
    },
  )

  // Proves ADM-3.
  test('get the default password if none is given, and can sign in', async () => {
    await shop.ask(adminUsers.create, { body: { username: 'walkin', inviter_id: '' } }, 'admin')

    expect(await shop.refusal(login, { body: { username: 'walkin', password: '123456', provider: 'users' } })).toBe('none')
  })

  // Proves ADM-6, RFL-4.
  test('cannot be invited by somebody they invited', async () => {
    const [a, b] = [userId('shopper'), userId('newcomer')]
    await shop.ask(adminUsers.update, { params: { id: b }, body: { username: 'newcomer', inviter_id: a } }, 'admin')

    const body = { username: 'shopper', inviter_id: b }

    expect(await shop.refusal(adminUsers.update, { params: { id: a }, body }, 'admin')).toBe('wrongParent')
  })
})

describe('an administrator who gives or takes money', () => {
  // Proves WAL-5.
  test.each([
    ['money', 0],
    ['frozen_money', 1],
    ['integral', 2],
  ] as const)('moves %s with a log', async (field, is_type) => {
    const id = userId('newcomer')
    const before = cents(shop.world.db.users.find(id)?.[field] ?? '')

    await shop.ask(handleMoney, { body: { id, money: '20.50', is_type } }, 'admin')
    await shop.ask(handleMoney, { body: { id, money: '-0.50', is_type } }, 'admin')

    const logs = shop.world.db.money_logs.by('user_id', id).filter(log => log.is_belong === 0 && log.is_type === is_type)
    expect(cents(shop.world.db.users.find(id)?.[field] ?? '') - before).toBe(2000)
    expect(logs.slice(-2).map(log => [log.name, log.money])).toEqual([
      ['系统处理', '20.50'],
      ['系统处理', '-0.50'],
    ])
  })

  // Proves AMT-7, WAL-5.
  test('cannot make a purse negative: the request changes neither purse nor logs', async () => {
    const id = userId('newcomer')
    await shop.tokenOf('admin')
    const before = await shop.world.hash()

    expect(await shop.refusal(handleMoney, { body: { id, money: '-1000.01' } }, 'admin')).toBe('balanceTooLow')
    expect(await shop.world.hash()).toBe(before)
  })

  // Proves WAL-3, WAL-5.
  test("moves a store's money by the store's id, and cannot give stores points", async () => {
    const before = shop.world.db.stores.find(1)?.store_money ?? ''

    await shop.ask(handleMoney, { body: { id: 1, money: '5', is_belong: 1 } }, 'admin')

    expect(cents(shop.world.db.stores.find(1)?.store_money ?? '') - cents(before)).toBe(500)
    expect(shop.world.db.money_logs.rows().at(-1)).toMatchObject({ user_id: 1, is_belong: 1, money: '5.00', is_type: 0 })
    expect(await shop.refusal(handleMoney, { body: { id: 1, money: '5', is_belong: 1, is_type: 2 } }, 'admin')).toBe(
      'invalidInput',
    )
  })
})

describe("a seller's sub-accounts and roles", () => {
  // Proves SUB-4.
  test('are shown to the owner and the sub-accounts, without those of other sellers', async () => {
    const own = userId('seller')

    for (const who of ['seller', 'staff'] as const) {
      const ids = (await shop.ask(sellerUsers.list, all, who)).data.map(({ id }) => id)
      const roles = (await shop.ask(sellerRoles.list, all, who)).data.map(({ id }) => id)
      expect(ids.map(id => shop.world.db.users.find(id)?.belong_id).every(owner => owner === own)).toBe(true)
      expect(roles.map(id => shop.world.db.user_roles.find(id)?.belong_id).every(owner => owner === own)).toBe(true)
      expect(Math.min(ids.length, roles.length)).toBeGreaterThan(1)
    }
  })

  // Proves ROL-5, ROL-11.
  test('decide the menu of the sub-account: without a role it is empty', async () => {
    const id = userId('staff')
    const before = await shop.ask(sellerMenu, { query }, 'staff')

    await shop.ask(sellerUsers.update, { params: { id }, body: { username: 'staff' } }, 'seller')

    expect(before).toHaveLength(1)
    expect(await shop.ask(sellerMenu, { query }, 'staff')).toEqual([])
    expect((await shop.ask(sellerUsers.show, { params: { id } }, 'seller')).role_id).toEqual([])
  })
})

describe('an administrator', () => {
  // Proves PRO-2.
  test.each([
    ['admin', '/Admin/dashboard'],
    ['clerk', '/Admin/orders'],
  ] as const)('%s lands on the first page of their menu, %s', async (who, path) => {
    const { defaultUrl } = await shop.ask(adminInfo, { body: { provider: 'admins' } }, who)

    expect(defaultUrl).toBe(path)
  })
})

describe('a menu entry', () => {
  const add = (pid: number) => shop.ask(adminMenus.create, { body: { pid, name: '新菜单', is_sort: '' } }, 'admin')

  // Proves MNU-2.
  test('is on one of three levels and never below itself', async () => {
    const top = await add(0)
    const middle = await add(top.id)
    const page = await add(middle.id)

    const move = (id: number, pid: number) =>
      shop.refusal(adminMenus.update, { params: { id }, body: { pid, name: '新菜单' } }, 'admin')

    expect(await shop.refusal(adminMenus.create, { body: { pid: page.id, name: '太深' } }, 'admin')).toBe('wrongParent')
    expect(await move(top.id, page.id)).toBe('wrongParent')
    expect(await move(top.id, top.id)).toBe('wrongParent')
    expect(await move(page.id, top.id)).toBe('none')
  })

  // Proves LST-12.
  test('is listed with its level by `isChildren` without a value', async () => {
    const level = await shop.ask(adminMenus.children, { query: { isChildren: '', pid: 0 } }, 'admin')

    expect(level.map(({ pid }) => pid).every(pid => pid === 0)).toBe(true)
    expect(level.length).toBeGreaterThan(3)
  })

  // Proves MNU-3.
  test('is listed in the order of the menu', async () => {
    const level = await shop.ask(adminMenus.children, { query: { isChildren: 'true', pid: 30 } }, 'admin')

    expect(level.map(({ is_sort }) => is_sort)).toEqual(level.map(({ is_sort }) => is_sort).toSorted((a, b) => a - b))
    expect(level.every(({ has_children }) => has_children !== null)).toBe(true)
  })
})

describe('permissions', () => {
  // Proves ROL-9, CON-10.
  test('exist once, in a group, for every call of an administrator', async () => {
    const names = endpoints.filter(({ auth }) => auth === 'admin').flatMap(to => permissionOf(to) ?? [])

    const groups = await shop.ask(allPermissionGroups, { query: { isAll: 'true', isWith: 'permissions' } }, 'admin')
    const known = shop.world.db.admin_permissions.rows().map(({ apis }) => apis)

    expect(names.filter(name => !known.includes(name))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
    expect(groups.flatMap(group => group.permissions ?? [])).toHaveLength(known.length)
    expect(await shop.ask(loadPermission, {}, 'admin')).toEqual(known.toSorted())
  })
})
