import { cents } from '#contracts/wire/money.ts'
import { defectsOf, type Defect } from '../defect.ts'
import { afterwards, whenRefused, type Done } from '../inject/afterwards.ts'
import { answerWith, data, field } from '../inject/reply.ts'
import { search } from '../inject/request.ts'
import { sent } from '../inject/order.ts'
import { amount } from '../inject/sums.ts'
import { forgets, idIn, onlyFirst } from '../inject/write.ts'

import { keeps, leavesRows } from '../inject/keep.ts'

const people = defectsOf('left elsewhere', [
  [
    'address-two-defaults',
    'POST /user/addresses',
    afterwards(({ db, rows: before }) => {
      for (const { id, is_default } of before('addresses')) if (db.addresses.find(id)) db.addresses.change(id, { is_default })
    }, 'addresses'),
    'leaves the earlier default beside the new one',
  ],
  [
    'address-edit-two-defaults',
    'PUT /user/addresses/{id}',
    afterwards(({ db, url, rows: before }) => {
      for (const { id, is_default } of before('addresses'))
        if (id !== idIn(url) && db.addresses.find(id)) db.addresses.change(id, { is_default })
    }, 'addresses'),
    'leaves the earlier default beside the new one',
  ],
  ['address-names-stay', 'PUT /user/addresses/{id}', keeps('addresses', 'area_info'), 'keeps the names of the earlier area'],
  ['comment-order-open', 'POST /user/comments', forgets('orders'), 'comments and leaves the order open'],
  [
    'comment-first-product',
    'POST /user/comments',
    afterwards(({ db, rows: before }) => {
      const known = new Set(before('order_comments').map(({ id }) => id))
      for (const { id } of db.order_comments
        .rows()
        .filter(row => !known.has(row.id))
        .slice(1))
        db.order_comments.remove(id)
    }, 'order_comments'),
    'comments on the first product of an order alone',
  ],
  [
    'reply-changes-comment',
    'PUT /Seller/order_comments/{id}',
    afterwards(
      ({ db, url, form }) =>
        db.order_comments.find(idIn(url)) && db.order_comments.change(idIn(url), { content: form.get('reply') ?? '' }),
    ),
    'writes the reply into the comment',
  ],
  [
    'user-inviter-forgotten',
    'PUT /Admin/users/{id}',
    afterwards(({ db, url, was }) => {
      const before = was('users', idIn(url))
      if (before) db.users.change(before.id, { inviter_id: 0 })
    }, 'users'),
    'forgets who invited a user',
  ],
  [
    'role-keeps-menus',
    'PUT /Admin/roles/{id}',
    afterwards(({ db, url, was }) => {
      const before = was('admin_roles', idIn(url))
      const after = db.admin_roles.find(idIn(url))
      if (before && after) db.admin_roles.change(after.id, { menu_ids: [...new Set([...before.menu_ids, ...after.menu_ids])] })
    }, 'admin_roles'),
    'adds menus to a role and takes none away',
  ],
  ['role-permissions-stay', 'PUT /Admin/roles/{id}', keeps('admin_roles', 'permission_ids'), 'keeps the permissions of a role'],
  [
    'store-refusal-stays',
    'PUT /Admin/stores/{id}',
    keeps('stores', 'store_refuse_info'),
    'keeps the reason of a refusal when a store is passed',
  ],
  ['store-part-resets', 'PUT /Seller/stores/{id}', keeps('stores', 'store_mobile'), 'keeps the phone of a store'],
  [
    'store-resubmit-stays-refused',
    'PUT /store',
    keeps('stores', 'store_verify'),
    'leaves the step of an application that was handed in',
  ],
  [
    'folder-deletes-nothing-inside',
    'DELETE /Seller/file_space_dirs/{ids}',
    leavesRows('file_spaces'),
    'keeps the entries of a deleted folder',
  ],
  [
    'picture-move-renames',
    'PUT /Seller/file_spaces/{id}',
    afterwards(({ db, url, form, was }) => {
      const before = was('file_spaces', idIn(url))
      if (before && form.has('dir_id') && !form.has('name')) db.file_spaces.change(before.id, { name: 'moved' })
    }, 'file_spaces'),
    'renames a picture that is moved',
  ],
  [
    'chat-reads-everything',
    'POST /Chat/friend_content',
    afterwards(({ db }) => {
      for (const { id } of db.chat_contents.rows().slice()) db.chat_contents.change(id, { r_read: 1 })
    }),
    'marks the messages of every conversation as read',
  ],
  ['chat-reads-nothing', 'POST /Chat/friend_content', forgets('chat_contents'), 'marks no message as read'],
  ['article-no-click', 'GET /article/{name}', forgets('articles'), 'counts no click'],
])

const points = defectsOf('points', [
  [
    'points-of-one-piece',
    'POST /integral/pay',
    afterwards(done => {
      const order = done.db.integral_orders.rows().at(-1)
      const user = order && done.db.users.find(order.user_id)
      if (order && user)
        done.db.users.change(user.id, {
          integral: amount(cents(user.integral) + cents(order.total_price) - cents(order.order_price)),
        })
    }),
    'takes the points of one piece',
  ],
  [
    'points-stock-of-one',
    'POST /integral/pay',
    afterwards(({ db }: Done) => {
      const order = db.integral_orders.rows().at(-1)
      const goods = order && db.integral_goods.find(order.goods_id)
      if (order && goods) db.integral_goods.change(goods.id, { goods_stock: goods.goods_stock + order.buy_num - 1 })
    }),
    'takes one piece from the stock',
  ],
  ['points-no-movement', 'POST /integral/pay', forgets('money_logs'), 'takes points and writes no movement'],
  [
    'points-ship-without-number',
    'PUT /Admin/integral_orders/{id}',
    whenRefused(({ db, url, form }) => {
      if (!form.get('delivery_code') || !db.integral_orders.find(idIn(url))) return undefined
      return answerWith({ code: 200, msg: 'ok', data: true })
    }),
    'ships with a courier and no number',
  ],
  ['points-search-any-class', 'GET /integral/goods', search(({ cid: _cid, ...rest }) => rest), 'ignores the class'],
])

const system = defectsOf('other values', [
  [
    'config-group-merged',
    'PUT /Admin/configs/update',
    afterwards(({ db, rows: before }) => {
      for (const { id, value } of before('configs')) {
        const now = db.configs.find(id)
        if (!now || now.value === value || !now.value.startsWith('{')) continue
        const sent = Object.entries(JSON.parse(now.value) as object).filter(([, one]) => one !== '' && one !== false)
        db.configs.change(id, { value: JSON.stringify({ ...JSON.parse(value), ...Object.fromEntries(sent) }) })
      }
    }, 'configs'),
    'keeps the fields of a group that are not sent',
  ],
  [
    'menu-by-id',
    'GET /Admin/load_menu',
    data(list => (Array.isArray(list) ? list.toReversed() : list)),
    'ignores the order of the menu',
  ],
  ['areas-flat', 'GET /load_areas', field('children', () => []), 'answers the first level alone'],
  [
    'dashboard-average',
    'GET /Admin/dashboard/all',
    field('total_price', sum => amount(cents(String(sum)) + 1)),
    'counts one cent too many',
  ],
  ['brands-remove-first', 'DELETE /Admin/goods_brands/{ids}', onlyFirst, 'deletes the first of several alone'],
  [
    'handle-unsigned',
    'POST /Admin/users/money/handle',
    sent('money', value => value.replace(/^-/, '')),
    'gives where it was asked to take',
  ],
  [
    'handle-store-as-user',
    'POST /Admin/users/money/handle',
    afterwards(({ db, form }) => {
      const log = db.money_logs.rows().at(-1)
      if (log && form.get('is_belong') === '1') db.money_logs.change(log.id, { is_belong: 0 })
    }),
    'writes the movement of a store down as one of a shopper',
  ],
])

/** People, points, content and settings, written from PER, COM, ROL, STO, FIL, CHA, PTS and CFG. */
export const recordDefects: readonly Defect[] = [...people, ...points, ...system]
