import { StoreApplication, storeVerify, type StoreDetail } from '#contracts/api/stores/stores.ts'
import type { StoreForm } from '#contracts/api/stores/stores.ts'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { placeOf } from './places.ts'
import { classOf } from '../catalogue/ratings.ts'

type Store = RowOf<'stores'>
type Changes = z.output<typeof StoreForm>

/** A store before its application is filled in. */
const blankStore = {
  store_name: '',
  store_logo: '',
  store_face_image: '',
  store_mobile: '',
  store_company_name: '',
  store_description: '',
  store_slide: [],
  store_mobile_slide: [],
  province_id: 0,
  city_id: 0,
  region_id: 0,
  area_info: '',
  store_address: '',
  store_lat: '39.92',
  store_lng: '116.46',
  business_license: '',
  business_license_no: '',
  legal_person: '',
  store_phone: '',
  id_card_no: '',
  id_card_t: '',
  id_card_b: '',
  emergency_contact: '',
  emergency_contact_phone: '',
  after_sale_service: '',
  store_money: '0.00',
  store_frozen_money: '0.00',
  store_status: 0,
  store_verify: storeVerify.filling,
  store_refuse_info: '',
  class_id: [],
} as const

/** The columns of a new, empty store. */
export const newStore = (user_id: number) => ({
  ...blankStore,
  store_slide: [],
  store_mobile_slide: [],
  class_id: [],
  user_id,
})

const areaOf = ({ province_id, city_id, region_id }: Store): number[] => [province_id, city_id, region_id].filter(id => id > 0)

/** All fields of a store, as its owner and administrators see it. */
export const storeDetail = (store: Store): StoreDetail => ({ ...store, area: areaOf(store) })

/** Validates the categories, which must exist and form a path, and adds the names of the area. */
const changesOf = (db: Db, { area, ...sent }: Changes) => {
  for (const path of sent.class_id ?? [])
    if (path.some((id, at) => db.goods_classes.find(id)?.pid !== (path[at - 1] ?? 0))) refuse('invalidInput', 'class_id')
  return { ...sent, ...(area && placeOf(db, area)) }
}

/**
 * Saves what an owner or administrator sent.
 * @throws Refusal invalidInput if an area or category does not exist.
 */
export const saveStore = (db: Db, store: Store, sent: Changes & Partial<Store>): Store =>
  db.stores.change(store.id, changesOf(db, sent) as Partial<Store>)

/** Saves a store for its owner. A complete application that is new or was refused awaits approval. Source: STO-2, STW-2. */
export const saveOwnStore = (db: Db, store: Store, sent: Changes): void => {
  const saved = saveStore(db, store, sent)
  const open = saved.store_verify === storeVerify.filling || saved.store_verify === storeVerify.refused
  if (open && StoreApplication.safeParse(storeDetail(saved)).success)
    db.stores.change(store.id, { store_verify: storeVerify.reviewing, store_refuse_info: '' })
}

/** The percentage of good comments on a store; 100 without comments. Source: COM-3. */
export const commentRate = (db: Db, store: number): number => {
  const comments = db.order_comments.by('store_id', store)
  const good = comments.filter(comment => classOf(comment) === 1).length
  return comments.length === 0 ? 100 : Math.round((good / comments.length) * 10_000) / 100
}

const earth = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great-circle distance between two places in metres. */
export const metresBetween = (from: { lat: number; lng: number }, to: { lat: number; lng: number }): number => {
  const [a, b] = [radians(from.lat), radians(to.lat)]
  const [dy, dx] = [Math.sin((b - a) / 2), Math.sin(radians(to.lng - from.lng) / 2)]
  return 2 * earth * Math.asin(Math.sqrt(dy * dy + Math.cos(a) * Math.cos(b) * dx * dx))
}

/** Formats a distance: `'850m'` up to a kilometre, `'12.35km'` above. Source: STP-3. */
export const distanceText = (metres: number): string =>
  metres <= 1000 ? `${Math.round(metres)}m` : `${(metres / 1000).toFixed(2)}km`
