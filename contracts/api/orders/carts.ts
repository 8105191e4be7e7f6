import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { pageOf } from '../kit/list-query.ts'
import { changedRows, id, imageUrl, money, sentFlag, sentId, sentInt } from '../kit/values.ts'

const quantity = z.int().min(1).max(9999)

export const CartLine = z.object({
  cart_id: id,
  goods_id: id,
  sku_id: z.int().min(0),
  goods_name: z.string(),
  goods_image: imageUrl,
  goods_price: money,
  sku_name: z.string().describe('`-` for a product without SKUs.'),
  buy_num: quantity,
})
export type CartLine = z.infer<typeof CartLine>

/** The cart lines of one store; pages count stores, not lines. */
export const CartStore = z.object({
  store_id: id,
  store_name: z.string(),
  store_logo: imageUrl,
  cart_list: z.array(CartLine).min(1),
})

export const countCart = endpoint({
  method: 'GET',
  path: '/cart_count',
  auth: 'optional',
  about: 'Count the lines in the cart; 0 for guests',
  reply: z.int().min(0),
})

export const listCart = endpoint({
  method: 'GET',
  path: '/user/carts',
  auth: 'buyer',
  about: 'List the cart, grouped by store',
  query: z.object({ page: sentInt().optional(), per_page: sentInt().optional() }).optional(),
  reply: pageOf(CartStore),
})

export const addToCart = endpoint({
  method: 'POST',
  path: '/user/carts',
  auth: 'buyer',
  about: 'Put a product into the cart; if a line has the same product and SKU, its quantity grows',
  body: z.object({ goods_id: sentId, sku_id: sentInt(z.int().min(0)).default(0), buy_num: sentInt(quantity).default(1) }),
  reply: z.array(z.never()),
  errors: ['skuMissing', 'notFound', 'offShelf', 'stockTooLow', 'invalidInput', 'subAccountRefused'],
})

/** `buy_num` above 1 sets the quantity and takes precedence; otherwise `is_type` adds (1) or subtracts (0) one. Source: CRT-4. */
export const changeCartLine = endpoint({
  method: 'PUT',
  path: '/user/carts/{id}',
  auth: 'buyer',
  about: 'Change the quantity of a cart line; subtracting from 1 removes the line',
  body: z.object({ buy_num: sentInt(quantity).optional(), is_type: sentFlag.default(0) }),
  reply: z.array(z.never()),
  errors: ['notFound', 'stockTooLow', 'invalidInput'],
})

export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/user/carts/{ids}',
  auth: 'buyer',
  about: 'Remove lines from the cart',
  reply: changedRows,
  errors: ['notFound'],
})
