import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { core } from '../kit/level.ts'
import { dateTime, filled, id, sentId, sentInt } from '../kit/values.ts'

/** 0 refund: money back; 1 return: the goods are exchanged. */
export const RefundType = z.union([z.literal(0), z.literal(1)])
/** The seller's decision: 0 none yet, 1 accepted, 2 refused. */
export const RefundVerify = z.union([z.literal(0), z.literal(1), z.literal(2)])
/** Next step of an exchange: 0 the buyer returns the goods, 1 the seller ships, 2 the buyer confirms receipt, 3 finished. */
export const RefundStep = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

/** An after-sales case of an order. Source: REF-1. */
export const Refund = z.object({
  id,
  order_id: id,
  refund_type: RefundType,
  refund_verify: RefundVerify,
  refund_step: RefundStep,
  delivery_no: z.string(),
  delivery_code: z.string(),
  re_delivery_no: z.string(),
  re_delivery_code: z.string(),
  refund_remark: z.string(),
  images: z.string(),
  refuse_remark: core(z.string(), 'The buyer of a refused case reads why.'),
  created_at: dateTime,
})

const done = z.literal(true)
const parcelNo = z.string().trim().max(20)
const parcelCode = z.string().trim().max(10)
/** Pictures of a request, at most. Source: REF-15. */
export const maxRefundPictures = 4
const pictures = z
  .string()
  .max(1000)
  .regex(new RegExp(`^[^,]*(,[^,]*){0,${maxRefundPictures - 1}}$`))
  .describe('URLs of up to four pictures, separated by commas. Source: REF-15.')

export const requestRefund = endpoint({
  method: 'POST',
  path: '/user/order/refund',
  auth: 'buyer',
  about: 'Request a refund or an exchange for an order',
  body: z.object({
    order_id: sentId,
    refund_type: sentInt(RefundType).default(0),
    refund_remark: filled.max(500),
    images: pictures.optional(),
  }),
  reply: done,
  errors: ['notFound', 'wrongState', 'refundTooLate', 'invalidInput'],
})

/** `{id}` is the id of the order, here and below. */
export const showRefund = endpoint({
  method: 'GET',
  path: '/user/order/refund/{id}',
  auth: 'buyer',
  about: 'Show the newest after-sales case of an order',
  reply: Refund,
  errors: ['notFound'],
})

export const continueRefund = endpoint({
  method: 'PUT',
  path: '/user/order/refund/{id}',
  auth: 'buyer',
  about: 'Return the goods of an accepted exchange, or confirm its receipt',
  body: z.object({
    delivery_no: parcelNo.optional(),
    delivery_code: parcelCode.optional(),
    refund_step: sentInt(z.literal(3)).optional().describe('3 confirms receipt of the replacement.'),
  }),
  reply: done,
  errors: ['notFound', 'wrongState', 'deliveryMissing', 'invalidInput'],
})

/** The order returns to the stage it had before. */
export const withdrawRefund = endpoint({
  method: 'DELETE',
  path: '/user/order/refund/{id}',
  auth: 'buyer',
  about: 'Withdraw an after-sales request that the seller has not decided yet',
  reply: done,
  errors: ['notFound', 'wrongState'],
})

export const decideRefund = endpoint({
  method: 'PUT',
  path: '/Seller/refunds/{id}',
  auth: 'seller',
  about: 'Decide the after-sales case of an order, or ship the replacement',
  body: z.object({
    refund_verify: sentInt(z.union([z.literal(1), z.literal(2)]))
      .optional()
      .describe('1 accepts, 2 refuses.'),
    refuse_remark: z.string().max(500).optional(),
    re_delivery_no: parcelNo.optional(),
    re_delivery_code: parcelCode.optional(),
  }),
  reply: done,
  errors: ['notFound', 'wrongState', 'deliveryMissing', 'invalidInput'],
})
