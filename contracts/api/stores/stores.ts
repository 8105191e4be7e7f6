import { z } from 'zod'
import { GoodsCard } from '../catalogue/goods.ts'
import { endpoint } from '../kit/endpoint.ts'
import { core } from '../kit/level.ts'
import { pageOf } from '../kit/list-query.ts'
import { dateTime, encodedParams, filled, flag, id, imageUrl, jsonText, money, richText, sentId, sentInt } from '../kit/values.ts'

/** The steps of a store application. Source: STO-1. */
export const storeVerify = { filling: 1, reviewing: 2, refused: 3, passed: 4 } as const
export const StoreVerify = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type StoreVerify = z.infer<typeof StoreVerify>

/** A store in the directory. `comment_rate` is the share of good comments in percent, 100 if there are none. */
export const StoreCard = z.object({
  id,
  store_name: z.string(),
  store_logo: imageUrl,
  store_company_name: z.string(),
  area_info: z.string(),
  store_address: z.string(),
  comment_rate: z.number().min(0).max(100),
  distance: z.string().regex(/^(\d+m|\d+(\.\d{1,2})?km)$/),
  created_at: dateTime,
})

/** The parameters of `GET /stores`, sent as base64 of JSON; `keywords` is percent-encoded. Source: STP-2. */
export const StoreSearch = z.object({
  keywords: z.string().optional(),
  sort_type: z.literal('distance').optional(),
  sort_order: z.enum(['asc', 'desc']).optional(),
})
export type StoreSearch = z.infer<typeof StoreSearch>

const degrees = z.string().regex(/^-?\d{1,3}(\.\d+)?$/)

export const listStores = endpoint({
  method: 'GET',
  path: '/stores',
  auth: 'none',
  about: 'List the open stores with their distance',
  query: z.object({
    params: encodedParams(StoreSearch).optional(),
    lat: degrees.optional().describe('Latitude of the caller; defaults to a place in the capital.'),
    lng: degrees.optional(),
    page: sentInt().optional(),
    per_page: sentInt().optional(),
  }),
  reply: pageOf(StoreCard),
  errors: ['invalidInput'],
})

const score = z.int().min(0).max(5)

/** The public data of a store, without documents, contacts and money of the owner. */
export const PublicStore = z.object({
  id,
  user_id: id.describe('Id of the owner, with whom shoppers chat.'),
  store_name: z.string(),
  store_logo: imageUrl,
  store_face_image: imageUrl,
  store_mobile: z.string(),
  store_description: z.string(),
  store_slide: z.array(imageUrl),
  store_mobile_slide: z.array(imageUrl),
  store_company_name: z.string(),
  area_info: z.string(),
  store_address: z.string(),
  store_lat: z.string(),
  store_lng: z.string(),
  after_sale_service: richText,
  store_status: flag
    .optional()
    .describe('0 closed, 1 open. A store that is closed or is not approved must not be shown; without the field it is.'),
  store_verify: StoreVerify,
  created_at: dateTime,
  rate: z.object({ scoreAll: score, agreeAll: score, serviceAll: score, speedAll: score }),
  sale_list: z.array(GoodsCard).max(6),
})

export const showStore = endpoint({
  method: 'GET',
  path: '/store/{id}',
  auth: 'none',
  about: 'Show a store with its ratings and best sellers',
  reply: PublicStore,
  errors: ['notFound'],
})

/** The complete data of a store, for its owner and for administrators. */
export const StoreDetail = PublicStore.omit({ user_id: true, rate: true, sale_list: true }).extend({
  area: z.array(id).max(3).describe('Ids of province, city and district; empty until they are filled in.'),
  class_id: z.array(z.array(id)).describe('Paths of the classes that the store sells in, root first.'),
  store_status: flag.describe('0 closed, 1 open.'),
  business_license: imageUrl,
  business_license_no: z.string(),
  legal_person: z.string(),
  store_phone: z.string(),
  id_card_no: z.string(),
  id_card_t: imageUrl,
  id_card_b: imageUrl,
  emergency_contact: z.string(),
  emergency_contact_phone: z.string(),
  store_money: core(money, 'What the shop owes the seller.'),
  store_frozen_money: core(money, 'What is being paid out to the seller.'),
  store_refuse_info: core(z.string(), 'The applicant of a refused store reads why.'),
  updated_at: dateTime,
})
export type StoreDetail = z.infer<typeof StoreDetail>

export const joinStore = endpoint({
  method: 'POST',
  path: '/store/join',
  auth: 'buyer',
  about: 'Start an application for a store',
  reply: z.object({ id, user_id: id, store_verify: z.literal(1), store_status: z.literal(0), created_at: dateTime }),
  errors: ['storeExists', 'subAccountRefused'],
})

export const showOwnStore = endpoint({
  method: 'GET',
  path: '/store',
  auth: 'buyer',
  about: "Show the caller's store or application; an empty list if there is none",
  reply: z.union([StoreDetail, z.array(z.never()).length(0)]),
})

const classPaths = z
  .union([z.array(z.unknown()), jsonText])
  .pipe(z.array(z.array(sentId).min(1).max(3)))
  .transform(paths => paths.filter(path => path.length === 3))
  .describe('Paths of classes as a list or as JSON text; those that do not reach the third level are dropped.')

const slides = z
  .union([z.array(z.string()), z.string().transform(text => (text === '' ? [] : text.split(',')))])
  .pipe(z.array(imageUrl).max(3))
  .describe('URLs of pictures as a list or separated by commas; screens send both.')

const phone = z.string().regex(/^(\+?[\d-]{5,12})?$/)

/** Fields that owners and administrators may change, all optional. */
export const StoreForm = z
  .object({
    store_name: filled.max(30),
    store_logo: imageUrl,
    class_id: classPaths,
    store_company_name: z.string().max(30),
    area: z.array(sentId).min(2).max(3).describe('Ids of province, city and district.'),
    store_address: z.string().max(50),
    business_license: imageUrl,
    business_license_no: z.string().max(40),
    legal_person: z.string().max(10),
    store_phone: phone,
    id_card_no: z.string().max(30),
    id_card_t: imageUrl,
    id_card_b: imageUrl,
    emergency_contact: z.string().max(10),
    emergency_contact_phone: phone,
    store_face_image: imageUrl,
    store_mobile: z.string().max(20),
    store_description: z.string().max(150),
    store_slide: slides,
    store_mobile_slide: slides,
    store_lat: degrees,
    store_lng: degrees,
    after_sale_service: richText,
  })
  .partial()

/** Required fields of an application. Source: STO-2. */
export const StoreApplication = z.object({
  store_name: filled.max(30),
  store_logo: imageUrl.min(1),
  class_id: classPaths.refine(paths => paths.length > 0, 'needs a class of the third level'),
  store_company_name: filled.max(30),
  area: z.array(sentId).min(2).max(3),
  store_address: filled.max(50),
  business_license: imageUrl.min(1),
  business_license_no: filled.max(40),
  legal_person: filled.max(10),
  store_phone: phone.min(1),
  id_card_no: filled.max(30),
  id_card_t: imageUrl.min(1),
  id_card_b: imageUrl.min(1),
  emergency_contact: filled.max(10),
  emergency_contact_phone: phone.min(1),
})

export const applyForStore = endpoint({
  method: 'PUT',
  path: '/store',
  auth: 'buyer',
  about: 'Submit an application for a store, or correct it',
  body: StoreApplication,
  reply: z.array(z.never()),
  errors: ['notFound', 'invalidInput', 'subAccountRefused'],
})
