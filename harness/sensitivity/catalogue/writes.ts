import type { Db } from '#mocks/db/db.ts'
import { defectsOf, type Defect, type Injection } from '../defect.ts'
import { drops, form } from '../inject/request.ts'
import { besides, forgets, idIn, onlyFirst, pretends, twice } from '../inject/write.ts'

const lost = defectsOf('lost write', [
  ['brand-add-lost', 'POST /Admin/goods_brands', pretends, 'says that it was added, and forgets it'],
  ['brand-change-lost', 'PUT /Admin/goods_brands/{id}', pretends, 'says that it was changed, and forgets it'],
  ['address-add-lost', 'POST /user/addresses', pretends, 'says that it was added, and forgets it'],
  ['address-change-lost', 'PUT /user/addresses/{id}', pretends, 'says that it was changed, and forgets it'],
  ['address-default-lost', 'GET /user/addresses/default/{id}', pretends, 'keeps the old default address'],
  ['article-change-lost', 'PUT /Admin/articles/{id}', pretends, 'says that it was changed, and forgets it'],
  ['notice-add-lost', 'POST /Admin/notices', pretends, 'says that it was added, and forgets it'],
  ['class-change-lost', 'PUT /Admin/goods_classes/{id}', pretends, 'says that it was changed, and forgets it'],
  ['coupon-add-lost', 'POST /Seller/coupons', pretends, 'says that it was added, and forgets it'],
  ['folder-change-lost', 'PUT /Seller/file_space_dirs/{id}', pretends, 'says that it was changed, and forgets it'],
  ['goods-change-lost', 'PUT /Seller/goods/{id}', pretends, 'says that it was changed, and forgets it'],
  ['cart-add-lost', 'POST /user/carts', pretends, 'says that it lies in the cart, and forgets it'],
  ['cart-change-lost', 'PUT /user/carts/{id}', pretends, 'keeps the old number'],
  ['favorite-lost', 'POST /user/favorites', pretends, 'says that it is a favourite, and forgets it'],
  ['profile-lost', 'POST /auth/edit', pretends, 'keeps the old name'],
  ['order-lost', 'POST /user/order/create', pretends, 'takes an order, and forgets it'],
  ['role-change-lost', 'PUT /Admin/roles/{id}', pretends, 'says that it was changed, and forgets it'],
  ['config-lost', 'PUT /Admin/configs/update', pretends, 'keeps the old settings'],
  ['check-lost', 'POST /user/check', pretends, 'keeps the old identity'],
  ['address-field-lost', 'POST /user/addresses', drops('is_default'), 'loses a field of the form'],
  ['express-code-old', 'PUT /Admin/expresses/{id}', drops('code'), 'loses a field of the form'],
  [
    'full-reduction-money-lost',
    'PUT /Seller/full_reductions/{id}',
    form(sent => sent.set('money', '1.00')),
    'stores another sum than was sent',
  ],
  [
    'agreement-cut',
    'POST /Admin/agreements',
    form(sent => sent.set('name', (sent.get('name') ?? '').slice(0, 3))),
    'cuts long texts off',
  ],
])

const double = defectsOf('double effect', [
  ['brand-add-twice', 'POST /Admin/goods_brands', twice, 'adds a row twice'],
  ['address-add-twice', 'POST /user/addresses', twice, 'adds a row twice'],
  ['order-twice', 'POST /user/order/create', twice, 'orders twice'],
  ['cart-add-twice', 'POST /user/carts', twice, 'puts twice as much into the cart'],
  ['cash-twice', 'POST /user/cashes', twice, 'pays out twice'],
  ['money-twice', 'POST /Admin/users/money/handle', twice, 'moves money twice'],
  ['seller-coupon-twice', 'POST /Seller/coupons', twice, 'adds a row twice'],
  ['chat-twice', 'POST /Chat/send', twice, 'sends a message twice'],
])

type Named = 'goods_brands' | 'goods_classes' | 'coupons' | 'articles' | 'file_space_dirs' | 'user_roles' | 'expresses'

/** The record before this one, or the first other one. */
const neighbourOf = (db: Db, table: Named, id: number): { id: number } | undefined => {
  const others = db[table].rows().filter(row => row.id !== id)
  return others.findLast(row => row.id < id) ?? others[0]
}

const renamesNeighbour = (table: Named): Injection =>
  besides(({ db }, { url, form: sent }) => {
    const other = neighbourOf(db, table, idIn(url))
    if (other) db[table].change(other.id, { name: (sent.get('name') ?? 'x').slice(0, 10) })
  })

const wrongRows = defectsOf('wrong row', [
  ['brand-change-neighbour', 'PUT /Admin/goods_brands/{id}', renamesNeighbour('goods_brands'), 'changes another row, too'],
  ['class-change-neighbour', 'PUT /Admin/goods_classes/{id}', renamesNeighbour('goods_classes'), 'changes another row, too'],
  ['coupon-change-neighbour', 'PUT /Seller/coupons/{id}', renamesNeighbour('coupons'), 'changes another row, too'],
  [
    'folder-change-neighbour',
    'PUT /Seller/file_space_dirs/{id}',
    renamesNeighbour('file_space_dirs'),
    'changes another row, too',
  ],
  ['seller-role-change-neighbour', 'PUT /Seller/roles/{id}', renamesNeighbour('user_roles'), 'changes another row, too'],
  ['express-delete-neighbour', 'DELETE /Admin/expresses/{ids}', deletesNeighbour('expresses'), 'deletes another row, too'],
  ['brand-delete-neighbour', 'DELETE /Admin/goods_brands/{ids}', deletesNeighbour('goods_brands'), 'deletes another row, too'],
])

function deletesNeighbour(table: Named): Injection {
  return besides(({ db }, { url }) => {
    const other = neighbourOf(db, table, idIn(url))
    if (other) db[table].remove(other.id)
  })
}

const deletions = defectsOf('delete not deleting', [
  ['brand-stays', 'DELETE /Admin/goods_brands/{ids}', pretends, 'says that it was deleted, and keeps it'],
  ['address-stays', 'DELETE /user/addresses/{ids}', pretends, 'says that it was deleted, and keeps it'],
  ['cart-stays', 'DELETE /user/carts/{ids}', pretends, 'says that it was deleted, and keeps it'],
  ['favorite-stays', 'DELETE /user/favorites/{ids}', pretends, 'says that it was deleted, and keeps it'],
  ['coupon-stays', 'DELETE /Seller/coupons/{ids}', pretends, 'says that it was deleted, and keeps it'],
  ['goods-stays', 'DELETE /Seller/goods/{ids}', pretends, 'says that it was deleted, and keeps it'],
  ['role-stays', 'DELETE /Admin/roles/{ids}', pretends, 'says that it was deleted, and keeps it'],
  ['article-stays', 'DELETE /Admin/articles/{ids}', pretends, 'says that it was deleted, and keeps it'],
  ['user-stays', 'DELETE /Admin/users/{ids}', pretends, 'says that it was deleted, and keeps it'],
  ['notice-stays', 'DELETE /Admin/notices/{ids}', pretends, 'says that it was deleted, and keeps it'],
  ['staff-stays', 'DELETE /Seller/users/{ids}', pretends, 'says that it was deleted, and keeps it'],
  ['brands-only-first', 'DELETE /Admin/goods_brands/{ids}', onlyFirst, 'deletes the first of several only'],
  ['oauth-stays', 'DELETE /user/oauths/{ids}', pretends, 'says that it was unbound, and keeps it'],
  ['logout-stays', 'POST /logout', forgets('tokens'), 'says that the session was ended, and keeps it'],
])

const assigned = defectsOf('mass assignment', [
  ['profile-money', 'POST /auth/edit', takes('users', 'money'), 'lets people write their own balance'],
  ['profile-points', 'POST /auth/edit', takes('users', 'integral'), 'lets people write their own points'],
  ['address-owner', 'PUT /user/addresses/{id}', takes('addresses', 'user_id'), 'lets people give an address to others'],
  ['store-verified', 'PUT /store', takes('stores', 'store_verify'), 'lets people approve their own store'],
  ['goods-reviewed', 'PUT /Seller/goods/{id}', takes('goods', 'goods_verify'), 'lets stores approve their own products'],
  ['goods-sales', 'PUT /Seller/goods/{id}', takes('goods', 'goods_sale'), 'lets stores write how much they sold'],
  ['store-money', 'PUT /Seller/stores/{id}', takes('stores', 'store_money'), 'lets stores write their own balance'],
  ['profile-super', 'POST /Admin/auth/edit', takes('admins', 'is_super'), 'lets administrators make themselves super'],
])

type Taking = 'users' | 'addresses' | 'stores' | 'goods' | 'admins'

/** Stores a field that the form does not have, in the row that the path or the token names. */
function takes(table: Taking, column: string): Injection {
  return besides(({ db }, { url, form: sent, owner }) => {
    const value = sent.get(column)
    const id = idIn(url) || (table === 'stores' ? db.stores.by('user_id', owner ?? 0)[0]?.id : owner)
    const before = value !== null && id && db[table].find(id)
    if (before) db[table].change(id, { [column]: typeof Reflect.get(before, column) === 'number' ? Number(value) : value })
  })
}

/** Writes that are lost, done twice, done elsewhere, or do more than they may. */
export const writeDefects: readonly Defect[] = [...lost, ...double, ...wrongRows, ...deletions, ...assigned]
