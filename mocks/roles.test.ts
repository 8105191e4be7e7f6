import { beforeEach, describe, expect, test } from 'vitest'
import { adminAdmins } from '#contracts/api/admins.ts'
import { adminInfo } from '#contracts/api/auth.ts'
import { adminBrands } from '#contracts/api/goods-brands.ts'
import { adminMenu } from '#contracts/api/menus.ts'
import { adminPermissions } from '#contracts/api/permissions.ts'
import { adminRoles } from '#contracts/api/roles.ts'
import { adminUsers, sellerUsers } from '#contracts/api/users.ts'
import { createShop } from './testing.ts'

const all = { query: { per_page: 400 } } as const
const query = { type: 'getChildren' } as const

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

/** Ids of permissions by their route names. */
const permissions = (...names: string[]) =>
  names.flatMap(name => shop.world.db.admin_permissions.by('apis', name).map(({ id }) => id))
const menuId = (apis: string) => shop.world.db.admin_menus.rows().find(menu => menu.apis === apis)?.id ?? 0
const clerkId = () => shop.world.db.admins.by('username', 'clerk')[0]?.id ?? 0

/** Gives the ready account `clerk` exactly these rights. */
const allow = async (menu_id: number[], permission_id: number[]) => {
  const { id } = await shop.ask(adminRoles.create, { body: { name: '新角色', menu_id, permission_id } }, 'admin')
  await shop.ask(adminAdmins.update, { params: { id: clerkId() }, body: { username: 'clerk', role_id: [id] } }, 'admin')
  return id
}

describe('a role of administrators', () => {
  test('opens exactly the calls whose permissions it holds, and no longer when they are taken away', async () => {
    const id = await allow([], permissions('admin.goods_brands.index'))

    const before = await shop.refusal(adminBrands.list, all, 'clerk')
    const other = await shop.refusal(adminBrands.create, { body: { name: 'Mine' } }, 'clerk')
    await shop.ask(adminRoles.update, { params: { id }, body: { name: '新角色' } }, 'admin')

    expect([before, other]).toEqual(['none', 'noPermission'])
    expect(await shop.refusal(adminBrands.list, all, 'clerk')).toBe('noPermission')
  })

  test('opens nothing once it, or the permission, is deleted', async () => {
    const [permission = 0] = permissions('admin.goods_brands.index')
    const id = await allow([], permissions('admin.goods_brands.index', 'admin.auth.info'))

    await shop.ask(adminPermissions.remove, { params: { ids: permission } }, 'admin')
    const withoutPermission = await shop.refusal(adminBrands.list, all, 'clerk')
    await shop.ask(adminRoles.remove, { params: { ids: id } }, 'admin')

    expect(withoutPermission).toBe('noPermission')
    expect(await shop.refusal(adminInfo, { body: { provider: 'admins' } }, 'clerk')).toBe('noPermission')
    expect(await shop.ask(adminMenu, { query }, 'clerk')).toEqual([])
  })

  test('shapes the menu: each entry once, by its order, with all that is above it', async () => {
    await allow([menuId('/Admin/areas'), menuId('/Admin/orders')], [])
    const [first] = shop.world.db.admin_roles.rows().slice(-1)
    const again = await shop.ask(adminRoles.create, { body: { name: '另一个', menu_id: [menuId('/Admin/orders')] } }, 'admin')
    const body = { username: 'clerk', role_id: [first?.id ?? 0, again.id] }

    await shop.ask(adminAdmins.update, { params: { id: clerkId() }, body }, 'admin')

    const [module, ...rest] = await shop.ask(adminMenu, { query }, 'clerk')
    expect(rest).toEqual([])
    expect(module?.children?.map(group => group.children?.map(({ apis }) => apis))).toEqual([['/Admin/orders'], ['/Admin/areas']])
  })

  test('that is built in stays, others of the same wish go', async () => {
    const { id } = await shop.ask(adminRoles.create, { body: { name: '临时' } }, 'admin')

    const gone = await shop.ask(adminRoles.remove, { params: { ids: `1,${id}` } }, 'admin')

    expect(gone).toBe(1)
    expect(await shop.refusal(adminRoles.remove, { params: { ids: 1 } }, 'admin')).toBe('builtIn')
    expect(await shop.refusal(adminRoles.show, { params: { id } }, 'admin')).toBe('notFound')
  })

  test('that a sub-administrator makes belongs to the root account, so both see it', async () => {
    await allow([], permissions('admin.roles.index', 'admin.roles.store'))

    const { id } = await shop.ask(adminRoles.create, { body: { name: '下级角色' } }, 'clerk')

    for (const who of ['admin', 'clerk'] as const)
      expect((await shop.ask(adminRoles.list, all, who)).data.map(role => role.id)).toContain(id)
  })
})

describe('administrators', () => {
  test('see the sub-accounts of their root account, never that one and never those of another', async () => {
    const [admin] = shop.world.db.admins.rows()
    if (!admin) throw new Error('The seed has no administrator.')
    const stranger = shop.world.db.admins.add({
      ...admin,
      id: 90_001,
      username: 'root2',
    })
    await allow([], permissions('admin.admins.index', 'admin.admins.update', 'admin.admins.destroy'))

    const seen = (await shop.ask(adminAdmins.list, all, 'clerk')).data.map(({ username }) => username)

    expect(seen).toContain('clerk')
    expect(seen).not.toContain('admin')
    expect(seen).not.toContain('root2')
    for (const id of [1, stranger.id]) {
      expect(await shop.refusal(adminAdmins.update, { params: { id }, body: { username: 'mine' } }, 'clerk')).toBe('notFound')
      expect(await shop.refusal(adminAdmins.remove, { params: { ids: id } }, 'admin')).toBe('notFound')
    }
  })

  test('keep their password when it is left empty, and never show it', async () => {
    const { id } = await shop.ask(
      adminAdmins.create,
      { body: { username: 'fresh', nickname: '小新', password: 'first1' } },
      'admin',
    )
    await shop.ask(adminAdmins.update, { params: { id }, body: { username: 'fresh', password: '' } }, 'admin')

    const shown = JSON.stringify([
      await shop.envelope(adminAdmins.show, { params: { id } }, 'admin'),
      await shop.envelope(adminAdmins.list, all, 'admin'),
      await shop.envelope(adminUsers.list, all, 'admin'),
      await shop.envelope(sellerUsers.list, all, 'seller'),
    ])

    expect(shop.world.db.admins.find(id)).toMatchObject({ password: 'first1', nickname: '小新', belong_id: 1, is_super: 0 })
    expect(shown).not.toContain('password')
    expect(shown).not.toContain('first1')
  })
})
