import { adminCashes, listCashes, requestCash, sellerCashes } from '#contracts/api/money/cashes.ts'
import type { Db } from '../../db/db.ts'
import { inBoth } from '../../db/english.ts'
import { selectPage } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { decideCash, removeCash, requestMoney } from '../../domain/money/cashes.ts'
import { crudHandlers, handle, idsOf } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

type Cash = RowOf<'cashes'>

const { remove: takeBack, ...ofSellers } = sellerCashes
const { remove: adminRemove, ...ofAdministrators } = adminCashes

/**
 * The bank account of the identity record, which receives a shopper's withdrawals, in both languages where available. Source:
 * WDR-6. @throws Refusal identityMissing.
 */
const accountOf = (db: Db, me: RowOf<'users'>) => {
  const check = db.user_checks.by('user_id', me.id)[0] ?? refuse('identityMissing')
  return { name: inBoth(check, row => row.name), bank_name: inBoth(check, row => row.bank_name), card_no: check.bank_no }
}

/** The texts that were sent; missing ones stay unchanged. */
const textsIn = ({ remark, refuse_info }: { remark?: string | undefined; refuse_info?: string | undefined }): Partial<Cash> => ({
  ...(remark !== undefined && { remark }),
  ...(refuse_info !== undefined && { refuse_info }),
})

export const cashHandlers = [
  handle(listCashes, ({ db, me, query }) => selectPage(db.cashes, query, { from: db.cashes.by('user_id', me.id) })),
  handle(requestCash, ({ db, me, body }) => {
    requestMoney(db, { user_id: me.id, store_id: 0 }, { ...body, ...accountOf(db, me) })
    return []
  }),

  ...crudHandlers(ofSellers, {
    rows: db => db.cashes,
    show: row => row,
    mine:
      ({ store }) =>
      row =>
        row.store_id === store.id,
    options: ({ db, store }) => ({ from: db.cashes.by('store_id', store.id) }),
    create: (body, { db, store }) => requestMoney(db, { user_id: 0, store_id: store.id }, body),
  }),
  handle(takeBack, ({ db, store, params }) => {
    const own = idsOf(params.ids)
      .flatMap(id => db.cashes.find(id) ?? [])
      .filter(row => row.store_id === store.id)
    if (own.length === 0) refuse('notFound')
    if (own.some(row => row.cash_status !== 0)) refuse('wrongState')
    for (const row of own) removeCash(db, row)
    return own.length
  }),

  ...crudHandlers(ofAdministrators, {
    rows: db => db.cashes,
    show: row => row,
    create: ({ user_id, store_id, ...form }, { db }) => {
      if (!(user_id > 0 ? db.users.find(user_id) : db.stores.find(store_id)))
        refuse('invalidInput', user_id > 0 ? 'user_id' : 'store_id')
      return requestMoney(db, { user_id, store_id }, form)
    },
    update: (row, { cash_status = 0, ...texts }, { db }) => decideCash(db, row, cash_status, textsIn(texts)),
  }),
  handle(adminRemove, ({ db, params }) => {
    const found = idsOf(params.ids).flatMap(id => db.cashes.find(id) ?? [])
    for (const row of found) removeCash(db, row)
    return found.length || refuse('notFound')
  }),
]
