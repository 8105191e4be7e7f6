import { applyForStore, joinStore, listStores, showOwnStore, showStore, StoreSearch } from '#contracts/api/stores/stores.ts'
import { decodeParams } from '#contracts/wire/params.ts'
import { wordings } from '../../db/english.ts'
import { pageFrom } from '../../db/list.ts'
import { bestOf, isOpen } from '../../domain/catalogue/goods.ts'
import { ratesOf } from '../../domain/catalogue/ratings.ts'
import { hasWords } from '../../domain/catalogue/search-words.ts'
import { commentRate, distanceText, metresBetween, newStore, saveOwnStore, storeDetail } from '../../domain/stores/stores.ts'
import { refuseSubAccount } from '../../domain/accounts/sub-accounts.ts'
import { handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'
import { storeOf } from '../../sessions.ts'

/** The assumed position of callers who send none. Source: STP-2. */
const somewhere = { lat: '39.56', lng: '116.20' }

export const storeHandlers = [
  handle(listStores, ({ db, query }) => {
    const { keywords = '', sort_type, sort_order = 'desc' } = decodeParams(query.params ?? '', StoreSearch) ?? {}
    const here = { lat: Number(query.lat ?? somewhere.lat), lng: Number(query.lng ?? somewhere.lng) }
    const sign = sort_order === 'asc' ? 1 : -1
    const found = db.stores
      .rows()
      .filter(isOpen)
      .filter(store => hasWords(keywords, wordings(store, 'store_name')))
      .map(store => ({ store, metres: metresBetween(here, { lat: Number(store.store_lat), lng: Number(store.store_lng) }) }))
      .sort((a, b) => sign * ((sort_type === 'distance' ? a.metres - b.metres : 0) || a.store.id - b.store.id))
    const page = pageFrom(found, query)
    return {
      ...page,
      data: page.data.map(({ store, metres }) => ({
        ...store,
        comment_rate: commentRate(db, store.id),
        distance: distanceText(metres),
      })),
    }
  }),

  handle(showStore, ({ db, params }) => {
    const store = db.stores.find(params.id) ?? refuse('notFound')
    return { ...store, rate: ratesOf(db, store.id), sale_list: bestOf(db, db.goods.by('store_id', store.id), 6) }
  }),

  handle(joinStore, ({ db, me }) => {
    refuseSubAccount(me)
    if (storeOf(db, me)) refuse('storeExists')
    return { ...db.stores.add(newStore(me.id)), store_verify: 1 as const, store_status: 0 as const }
  }),

  handle(showOwnStore, ({ db, me }) => {
    const store = storeOf(db, me)
    return store ? storeDetail(store) : []
  }),

  handle(applyForStore, ({ db, me, body }) => {
    refuseSubAccount(me)
    saveOwnStore(db, storeOf(db, me) ?? refuse('notFound'), body)
    return []
  }),
]
