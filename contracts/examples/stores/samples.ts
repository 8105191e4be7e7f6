/** Complete stores, and the states that create them. */
export const openStore = {
  id: 90_201,
  given: ['a store exists', { id: 90_201, store_verify: 4, store_status: 1 }],
} as const
export const waitingStore = {
  id: 90_202,
  given: ['a store exists', { id: 90_202, store_verify: 2, store_status: 0 }],
} as const

const logo = '/storage/stores/corner.svg'
export const place = { province_id: 90_016, city_id: 90_017, region_id: 90_018 }
export const classes = { root_id: 90_211, group_id: 90_212, leaf_id: 90_213 }
/** Areas and classes that the forms refer to. */
export const places = [
  ['a province with a city and a district exists', place],
  ['a class of the third level exists', classes],
] as const

/** The public data of a store. */
export const storeFace = {
  id: openStore.id,
  store_name: 'Corner Shop',
  store_logo: logo,
  store_face_image: logo,
  store_mobile: '400-000-0000',
  store_description: 'A bit of everything',
  store_slide: [logo],
  store_mobile_slide: [logo],
  store_company_name: 'Corner Ltd.',
  area_info: 'Northland North City Old Town',
  store_address: '3 Market Street',
  store_lat: '39.90',
  store_lng: '116.40',
  after_sale_service: '<p>Seven days.</p>',
  store_status: 1,
  store_verify: 4,
  created_at: '2026-01-02 03:04:05',
} as const

const papers = {
  business_license: '/storage/papers/0-licence.svg',
  business_license_no: '91000000MA000000XX',
  legal_person: 'Li Lei',
  store_phone: '13800000000',
  id_card_no: '000000190001010000',
  id_card_t: '/storage/papers/0-id-front.svg',
  id_card_b: '/storage/papers/0-id-back.svg',
  emergency_contact: 'Han Meimei',
  emergency_contact_phone: '13900000000',
}

/** The same store as its owner and administrators see it. */
export const storeWhole = {
  ...storeFace,
  ...papers,
  store_slide: [logo],
  store_mobile_slide: [logo],
  area: [place.province_id, place.city_id, place.region_id],
  class_id: [[classes.root_id, classes.group_id, classes.leaf_id]],
  store_money: '0.00',
  store_frozen_money: '0.00',
  store_refuse_info: '',
  updated_at: '2026-01-02 03:04:05',
}

/** A complete application. */
export const application = {
  ...papers,
  store_name: 'Corner Shop',
  store_logo: logo,
  store_company_name: 'Corner Ltd.',
  store_address: '3 Market Street',
  area: [place.province_id, place.city_id, place.region_id],
  class_id: [[classes.root_id, classes.group_id, classes.leaf_id]],
}
