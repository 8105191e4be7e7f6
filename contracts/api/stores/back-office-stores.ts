import { z } from 'zod'
import { ClassNode } from '../catalogue/goods-classes.ts'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { full } from '../kit/level.ts'
import { listQuery, pageOf } from '../kit/list-query.ts'
import { dateTime, filled, flag, id, imageUrl, sentFlag, sentId, sentInt } from '../kit/values.ts'
import { StoreDetail, StoreForm, StoreVerify, storeVerify } from './stores.ts'

/** A store in a back-office list. */
export const StoreRow = z.object({
  id,
  store_name: z.string(),
  store_logo: imageUrl,
  area_info: z.string(),
  store_status: flag,
  store_verify: StoreVerify,
  created_at: dateTime,
})

const count = z.int().min(0)

/** A page of stores, plus the number of stores at each step, whatever the filter. Source: STW-6. */
export const listAdminStores = endpoint({
  method: 'GET',
  path: '/Admin/stores',
  auth: 'admin',
  about: 'List all stores, with the number of stores at each step',
  query: listQuery,
  reply: pageOf(StoreRow).extend({
    count: z
      .object({ pass: count, wait: count, error: count, create: count })
      .optional()
      .describe('A server may leave it out of a list that is not requested as `Admin`.'),
  }),
  errors: ['unknownColumn'],
})

/** Longest reason of a refusal, in characters. Source: STO-3. */
export const maxRefuseInfo = 100

const review = {
  store_status: sentFlag.optional(),
  store_verify: sentInt(StoreVerify).optional(),
  store_refuse_info: z.string().max(maxRefuseInfo).optional().describe('Why the application is refused; required for step 3.'),
}

export const adminStores = crud({
  path: '/Admin/stores',
  auth: 'admin',
  noun: 'all stores',
  row: StoreDetail,
  form: StoreForm.extend(review).extend({ user_id: sentId, store_name: filled.max(30) }),
  editForm: StoreForm.extend(review).refine(
    ({ store_verify, store_refuse_info }) => store_verify !== storeVerify.refused || Boolean(store_refuse_info?.trim()),
    { path: ['store_refuse_info'] },
  ),
  except: ['list'],
})

/** A caller has exactly one store; `{id}` 0 means that one. */
export const sellerStores = crud({
  path: '/Seller/stores',
  auth: 'seller',
  noun: "the seller's stores",
  row: StoreDetail.extend({ area: full(StoreDetail.shape.area), class_id: full(StoreDetail.shape.class_id) }),
  detail: StoreDetail,
  form: StoreForm,
  only: ['list', 'show', 'update'],
})

export const sellerStoreClasses = endpoint({
  method: 'GET',
  path: '/Seller/store_classes',
  auth: 'seller',
  about: "Load the tree of classes that the seller's store sells in",
  reply: z.array(ClassNode),
})
