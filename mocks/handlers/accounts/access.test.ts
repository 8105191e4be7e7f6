import { beforeEach, describe, expect, test } from 'vitest'
import { adminAdmins } from '#contracts/api/accounts/admins.ts'
import { adminInfo, editAdmin } from '#contracts/api/accounts/auth.ts'
import { adminAreas, clearAreas, loadAreas } from '#contracts/api/system/areas.ts'
import { adminArticles } from '#contracts/api/content/articles.ts'
import { adminMenu, loadSellerMenu, sellerMenu } from '#contracts/api/system/menus.ts'
import { allPermissionGroups } from '#contracts/api/accounts/permission-groups.ts'
import { sellerComments } from '#contracts/api/orders/order-comments.ts'
import { adminRoles } from '#contracts/api/accounts/roles.ts'
import { uploadAsBuyer } from '#contracts/api/content/uploads.ts'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { createShop } from '../../test-shop.ts'

let shop: ReturnType<typeof createShop>
let db: ReturnType<typeof createShop>['world']['db']
beforeEach(() => {
  shop = createShop()
  db = shop.world.db
})

type Node = { id: number; children?: Node[] | undefined }
const idsIn = (nodes: readonly Node[]): number[] => nodes.flatMap(({ id, children = [] }) => [id, ...idsIn(children)])

describe('an administrator', () => {
  // Proves ROL-1, ROL-2.
  test('without a permission gets 402; a super administrator may call everything', async () => {
    expect(await shop.refusal(adminArticles.list, { query: {} }, 'clerk')).toBe('noPermission')
    expect(await shop.refusal(adminArticles.list, { query: {} }, 'admin')).toBe('none')
  })

  // Proves ROL-2, ROL-3.
  test('may call everything while the permission check is off, and gets no list of permissions then', async () => {
    const turn = (on: boolean) =>
      shop.send(
        new Request('http://localhost/_mock/permissions', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ on }),
        }),
      )

    await turn(false)
    const free = await shop.refusal(adminArticles.list, { query: {} }, 'clerk')
    const { permissions } = await shop.ask(adminInfo, { body: { provider: 'admins' } }, 'clerk')
    await turn(true)

    expect([free, permissions]).toEqual(['none', undefined])
    expect(await shop.refusal(adminArticles.list, { query: {} }, 'clerk')).toBe('noPermission')
  })

  // Proves ROL-4.
  test('gets the list of permitted calls; a super administrator gets none', async () => {
    const body = { provider: 'admins' } as const

    expect((await shop.ask(adminInfo, { body }, 'clerk')).permissions).toEqual(expect.arrayContaining(['admin.orders.index']))
    expect((await shop.ask(adminInfo, { body }, 'clerk')).permissions).not.toContain('admin.orders.update')
    expect((await shop.ask(adminInfo, { body }, 'admin')).permissions).toBeUndefined()
  })

  // Proves ROL-1, ROL-5.
  test('needs a permission for their own profile, too', async () => {
    const [clerk] = db.admins.by('username', 'clerk')
    db.admins.change(clerk?.id ?? 0, { role_ids: [] })

    expect(await shop.refusal(adminInfo, { body: { provider: 'admins' } }, 'clerk')).toBe('noPermission')
    expect(await shop.ask(adminMenu, { query: {} }, 'clerk')).toEqual([])
  })

  // Proves ADM-1.
  test('sees the sub-accounts of their root account, but not the root account', async () => {
    const { data } = await shop.ask(adminAdmins.list, { query: {} }, 'admin')

    expect(data.length).toBeGreaterThan(0)
    expect(data.map(({ username }) => username)).not.toContain('admin')
    expect(await shop.refusal(adminAdmins.remove, { params: { ids: 1 } }, 'admin')).toBe('notFound')
  })

  // Proves PRO-3.
  test('changes nickname, picture and password, but nothing that grants more rights', async () => {
    const body = { provider: 'admins', nickname: 'Ada', is_super: 0, belong_id: 9 } as never

    await shop.ask(editAdmin, { body }, 'admin')

    expect(db.admins.find(1)).toMatchObject({ nickname: 'Ada', is_super: 1, belong_id: 0 })
  })
})

describe('a role', () => {
  // Proves ROL-6, MNU-5.
  test('stores what was sent last, including the ancestors of each menu entry', async () => {
    const [page] = db.admin_menus.rows().filter(({ pid }) => (db.admin_menus.find(pid)?.pid ?? 0) > 0)
    const [permission] = db.admin_permissions.rows()
    const { id } = await shop.ask(
      adminRoles.create,
      { body: { name: '编辑', menu_id: [page?.id ?? 0], permission_id: [permission?.id ?? 0] } },
      'admin',
    )

    const made = await shop.ask(adminRoles.show, { params: { id } }, 'admin')
    await shop.ask(adminRoles.update, { params: { id }, body: { name: '编辑' } }, 'admin')
    const emptied = await shop.ask(adminRoles.show, { params: { id } }, 'admin')

    expect(made.menus.map(menu => menu.id)).toContain(page?.pid)
    expect(made.menus).toHaveLength(3)
    expect([emptied.menus, emptied.permissions]).toEqual([[], []])
  })

  // Proves ROL-7.
  test('that is built in is skipped among others and refused alone', async () => {
    const { id } = await shop.ask(adminRoles.create, { body: { name: '编辑' } }, 'admin')

    expect(await shop.refusal(adminRoles.remove, { params: { ids: 1 } }, 'admin')).toBe('builtIn')
    expect(await shop.ask(adminRoles.remove, { params: { ids: `1,${id}` } }, 'admin')).toBe(1)
    expect(db.admin_roles.find(1)).toBeDefined()
  })

  // Proves ROL-5.
  test('granting the same entry as another one shows it once, in the order of the menu', async () => {
    const [clerk] = db.admins.by('username', 'clerk')
    const menu_ids = db.admin_menus
      .rows()
      .map(({ id }) => id)
      .toReversed()
    const role = db.admin_roles.add({ belong_id: 1, name: '全部', menu_ids, permission_ids: [] })
    db.admins.change(clerk?.id ?? 0, { role_ids: [...(clerk?.role_ids ?? []), role.id] })

    const shown = idsIn(await shop.ask(adminMenu, { query: {} }, 'clerk'))

    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).toEqual(idsIn(await shop.ask(adminMenu, { query: {} }, 'admin')))
  })

  // Proves LST-14.
  test('is chosen from groups of permissions', async () => {
    const groups = await shop.ask(allPermissionGroups, { query: { isAll: 'true', isWith: 'permissions' } }, 'admin')
    const plain = await shop.ask(allPermissionGroups, { query: { isAll: 'true' } }, 'admin')

    expect(groups.every(({ permissions = [] }) => permissions.length > 0)).toBe(true)
    expect(plain.some(group => 'permissions' in group)).toBe(false)
  })
})

describe('a menu', () => {
  // Proves MNU-1.
  test('has as many levels as requested, and all of them by default', async () => {
    const depth = (nodes: readonly Node[]): number =>
      nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children = [] }) => depth(children)))

    expect(depth(await shop.ask(adminMenu, { query: { deep: 2 } }, 'admin'))).toBe(2)
    expect(depth(await shop.ask(adminMenu, { query: {} }, 'admin'))).toBe(3)
    expect(depth(await shop.ask(sellerMenu, { query: { deep: -1 } }, 'seller'))).toBeGreaterThan(1)
  })

  // Proves MNU-4.
  test('of sellers is complete for its editor', async () => {
    const whole = idsIn(await shop.ask(loadSellerMenu, { query: {} }, 'admin'))

    expect(whole.toSorted((a, b) => a - b)).toEqual(db.seller_menus.rows().map(({ id }) => id))
  })
})

// Proves ARA-1, ARA-2.
test('a changed area appears in the tree for everybody', async () => {
  const { id } = await shop.ask(adminAreas.create, { body: { pid: '0', code: '999999', name: '新省' } }, 'admin')
  await shop.ask(clearAreas, {}, 'admin')

  expect(db.areas.find(id)?.deep).toBe(0)
  expect(JSON.stringify(await shop.ask(loadAreas, { query: {} }))).toContain('新省')
})

// Proves COM-9.
test('a reply to a comment is saved with its time and changes nothing else in the comment', async () => {
  const [comment] = db.order_comments.by('store_id', 1)

  await shop.ask(
    sellerComments.update,
    { params: { id: comment?.id ?? 0 }, body: { reply: '谢谢', content: 'x' } as never },
    'seller',
  )

  expect(db.order_comments.find(comment?.id ?? 0)).toMatchObject({
    reply: '谢谢',
    content: comment?.content,
    reply_time: shop.world.clock.text(),
  })
})

// Proves ADM-4.
test("a deleted user no longer exists, but the user's orders do", async () => {
  const [order] = db.orders.rows().filter(({ user_id }) => user_id > 10)
  const id = order?.user_id ?? 0

  await shop.ask(adminUsers.remove, { params: { ids: id } }, 'admin')

  expect(await shop.refusal(adminUsers.show, { params: { id } }, 'admin')).toBe('notFound')
  expect(db.orders.find(order?.id ?? 0)?.user_id).toBe(id)
})

// Proves UPL-1.
test('a guest may upload a picture and gets its URL', async () => {
  const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'face.png', { type: 'image/png' })
  const body = new FormData()
  body.append('file', file)
  body.append('name', 'avatar')

  const response = await shop.send(new Request(`http://localhost/api${uploadAsBuyer.path}`, { method: 'POST', body }))

  expect(await response.json()).toMatchObject({ code: 200, data: expect.stringMatching(/^\/storage\/avatar\//) })
})
