import { z } from 'zod'
import { flag, id, imageUrl, richText } from '#contracts/api/kit/values.ts'
import { StoreVerify } from '#contracts/api/stores/stores.ts'
import { amount, ref, row } from './row.ts'

/** Stores, including their applications. */
export const storeRows = {
  stores: row({
    user_id: id,
    store_name: z.string(),
    store_logo: imageUrl,
    store_face_image: imageUrl,
    store_mobile: z.string(),
    store_company_name: z.string(),
    store_description: z.string(),
    store_slide: z.array(imageUrl),
    store_mobile_slide: z.array(imageUrl),
    province_id: ref,
    city_id: ref,
    region_id: ref,
    area_info: z.string(),
    store_address: z.string(),
    store_lat: z.string(),
    store_lng: z.string(),
    business_license: imageUrl,
    business_license_no: z.string(),
    legal_person: z.string(),
    store_phone: z.string(),
    id_card_no: z.string(),
    id_card_t: imageUrl,
    id_card_b: imageUrl,
    emergency_contact: z.string(),
    emergency_contact_phone: z.string(),
    after_sale_service: richText,
    store_money: amount,
    store_frozen_money: amount,
    store_status: flag,
    store_verify: StoreVerify,
    store_refuse_info: z.string(),
    /** Paths of the categories that the store sells in, from the root down. */
    class_id: z.array(z.array(id)),
  }),
}
