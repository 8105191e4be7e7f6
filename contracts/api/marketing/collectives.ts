import { z } from 'zod'
import { sentDiscount } from '../kit/campaign.ts'
import { crud } from '../kit/crud.ts'
import { full } from '../kit/level.ts'
import { dateTime, id, imageUrl, money, sentId, sentInt } from '../kit/values.ts'

/** A group-buy offer: `discount` percent off for groups of `need` shoppers. */
export const Collective = z.object({
  id,
  store_id: id,
  goods_id: id,
  goods_name: z.string(),
  goods_master_image: imageUrl,
  discount: money,
  need: z.int().min(2),
  created_at: dateTime,
})
/** Source: GRP-5. */
export const CollectiveForm = z.object({ goods_id: sentId, discount: sentDiscount, need: sentInt(z.int().min(2).max(255)) })

export const sellerCollectives = crud({
  path: '/Seller/collectives',
  auth: 'seller',
  noun: "the store's group-buy offers",
  row: Collective,
  detail: Collective.extend({ goods_name: full(z.string()), goods_master_image: full(imageUrl) }),
  form: CollectiveForm,
  errors: ['campaignOverlaps', 'stockTooLow'],
})
