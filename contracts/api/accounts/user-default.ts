import { z } from 'zod'
import { FavoriteGoods } from '../catalogue/favorites.ts'
import { endpoint } from '../kit/endpoint.ts'
import { pageOf } from '../kit/list-query.ts'
import { sentInt } from '../kit/values.ts'
import { listOrders } from '../orders/orders.ts'

export const userDefault = endpoint({
  method: 'GET',
  path: '/user/default',
  auth: 'buyer',
  about: 'Show the overview on the first page of the user centre',
  query: z.object({ page: sentInt().optional(), per_page: sentInt().optional(), isResource: z.string().optional() }),
  reply: z.object({
    count: z
      .array(z.int().min(0))
      .length(5)
      .describe('Numbers of orders waiting for payment, delivery, receipt and comment, and of those in after-sales.'),
    order: listOrders.reply,
    fav: pageOf(FavoriteGoods),
  }),
})
