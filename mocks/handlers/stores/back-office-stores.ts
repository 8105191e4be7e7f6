import { adminStores, listAdminStores, sellerStoreClasses, sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { storeVerify } from '#contracts/api/stores/stores.ts'
import type { Db } from '../../db/db.ts'
import { relation } from '../../db/relations.ts'
import { selectPage } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { newStore, saveOwnStore, saveStore, storeDetail } from '../../domain/stores/stores.ts'
import { treeOf } from '../../domain/system/tree.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'
import { storeOf } from '../../sessions.ts'

type Store = RowOf<'stores'>

const relations = (db: Db) => ({ user: relation(db, 'users', 'user_id') })

/** The owner of a new store. @throws Refusal invalidInput if the shopper does not exist or already has a store. */
const ownerFor = (db: Db, id: number): RowOf<'users'> => {
  const user = db.users.find(id)
  return user && user.belong_id === 0 && !storeOf(db, user) ? user : refuse('invalidInput', 'user_id')
}

/** A refusal needs a reason; any other status clears it. */
const reviewed = (db: Db, { id, store_verify, store_refuse_info }: Store): void => {
  if (store_verify === storeVerify.refused && store_refuse_info === '') refuse('invalidInput', 'store_refuse_info')
  if (store_verify !== storeVerify.refused && store_refuse_info !== '') db.stores.change(id, { store_refuse_info: '' })
}

/** `{id}` 0 and the store's own id both mean the caller's store. @throws Refusal notFound for any other id. */
const own = (store: Store, id: number): Store => (id === 0 || id === store.id ? store : refuse('notFound'))

export const backOfficeStoreHandlers = [
  handle(listAdminStores, ({ db, query }) => {
    const at = Map.groupBy(db.stores.rows(), store => store.store_verify)
    const number = (step: Store['store_verify']): number => at.get(step)?.length ?? 0
    return {
      ...selectPage(db.stores, query, { relations: relations(db) }),
      count: {
        pass: number(storeVerify.passed),
        wait: number(storeVerify.reviewing),
        error: number(storeVerify.refused),
        create: number(storeVerify.filling),
      },
    }
  }),
  ...crudHandlers(adminStores, {
    rows: db => db.stores,
    show: storeDetail,
    create: ({ user_id, ...body }, { db }) => {
      const store = saveStore(db, db.stores.add(newStore(ownerFor(db, user_id).id)), body)
      reviewed(db, store)
      return store
    },
    update: (store, body, { db }) => reviewed(db, saveStore(db, store, body)),
  }),

  handle(sellerStores.list, ({ db, store, query }) => {
    const page = selectPage(db.stores, query, { from: [store], relations: relations(db) })
    return { ...page, data: page.data.map(storeDetail) }
  }),
  handle(sellerStores.show, ({ store, params }) => storeDetail(own(store, params.id))),
  handle(sellerStores.update, ({ db, store, params, body }) => {
    saveOwnStore(db, own(store, params.id), body)
    return 1
  }),

  handle(sellerStoreClasses, ({ db, store }) => {
    const sold = new Set(store.class_id.flat())
    const rows = db.goods_classes.rows().filter(one => sold.has(one.id))
    return treeOf(
      rows.toSorted((a, b) => a.is_sort - b.is_sort || a.id - b.id),
      row => row.id,
      row => row.pid,
      0,
    )
  }),
]
