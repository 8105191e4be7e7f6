import { storeVerify, type StoreVerify } from '#contracts/api/stores/stores.ts'
import type { Facts } from '#contracts/states/index.ts'
import type { storeStates } from '#contracts/states/stores.ts'
import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'
import { areaInfo } from '../domain/stores/places.ts'
import { newStore } from '../domain/stores/stores.ts'
import { otherBuyer } from './order-rows.ts'
import { ready } from './rows.ts'
import type { World } from '../world.ts'

const picture = '/storage/stores/laptop--corner-shop.svg'
const paper = (kind: string): string => `/storage/papers/0-${kind}.svg`

/** Ids of any category of the third level and of its ancestors. @throws Error if the seed has none. */
const classPath = (db: Db): number[] => {
  for (const leaf of db.goods_classes.rows()) {
    const group = db.goods_classes.find(leaf.pid)
    if (group && group.pid > 0) return [group.pid, group.id, leaf.id]
  }
  throw new Error('The seed has no class of the third level.')
}

/** The columns of a completely filled-in store. */
const filled = (db: Db) => {
  const region = db.areas.rows().find(area => area.deep === 2)
  const city = db.areas.by('code', region?.pid ?? '')[0]
  const province = db.areas.by('code', city?.pid ?? '')[0]
  return {
    store_name: '街角小店',
    store_logo: picture,
    store_face_image: picture,
    store_mobile: '400-000-0000',
    store_company_name: '街角商贸有限公司',
    store_description: '什么都有一点',
    store_slide: [picture],
    store_mobile_slide: [picture],
    province_id: province?.id ?? 0,
    city_id: city?.id ?? 0,
    region_id: region?.id ?? 0,
    area_info: areaInfo([province, city, region].filter(area => area !== undefined)),
    store_address: '集市路 3 号',
    store_lat: '39.90',
    store_lng: '116.40',
    business_license: paper('licence'),
    business_license_no: '91000000MA000000XX',
    legal_person: '李雷',
    store_phone: '13800000000',
    id_card_no: '000000190001010000',
    id_card_t: paper('id-front'),
    id_card_b: paper('id-back'),
    emergency_contact: '韩梅梅',
    emergency_contact_phone: '13900000000',
    after_sale_service: '<p>七天退换。</p>',
    class_id: [classPath(db)],
  }
}

const reasonAt = (step: StoreVerify): string => (step === storeVerify.refused ? '营业执照照片不清晰' : '')

const storesOf = (db: Db, user: number): RowOf<'stores'>[] => db.stores.by('user_id', user).slice()

const level = (db: Db, id: number, pid: number): void =>
  void db.goods_classes.set({ id, pid, name: '厨房', thumb: '/storage/classes/laptop.svg', is_sort: 99 })

const emptyPurses = { money: '0.00', frozen_money: '0.00', integral: '0.00' }

/** Enters the states of stores. */
export const enterStoreState: {
  [S in keyof typeof storeStates]: (world: World, facts: Facts<S>) => void
} = {
  'a store exists': ({ db }, { id, store_verify, store_status }) =>
    void db.stores.set({
      ...newStore(otherBuyer(db).id),
      ...filled(db),
      id,
      store_verify,
      store_status,
      store_refuse_info: reasonAt(store_verify),
    }),
  'the newcomer has no store': ({ db }) => {
    for (const { id } of storesOf(db, ready(db, 'newcomer').id)) db.stores.remove(id)
  },
  'a shopper without a store exists': ({ db }, { id }) => {
    for (const store of storesOf(db, id)) db.stores.remove(store.id)
    db.users.set({ ...otherBuyer(db), id, username: `shopper${id}`, phone: `139000${id}`, ...emptyPurses })
  },
  'an application is at a step': ({ db }, { account, store_verify }) => {
    const owner = ready(db, account).id
    const [old] = storesOf(db, owner)
    const store = old ?? db.stores.add(newStore(owner))
    const begun = store_verify !== storeVerify.filling
    db.stores.change(store.id, {
      ...newStore(owner),
      ...(begun && filled(db)),
      store_verify,
      store_refuse_info: reasonAt(store_verify),
    })
  },
  'a class of the third level exists': ({ db }, { root_id, group_id, leaf_id }) => {
    level(db, root_id, 0)
    level(db, group_id, root_id)
    level(db, leaf_id, group_id)
  },
}
