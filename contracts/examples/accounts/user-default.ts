import { userDefault } from '#contracts/api/accounts/user-default.ts'
import { favorite } from '../catalogue/favorites.ts'
import { examplesOf, guarded } from '../kit.ts'
import { paid, shortLine } from '../orders/samples.ts'
import { pageWith } from '../samples.ts'

const order = {
  id: paid.id,
  order_no: `9000000000${paid.id}`,
  total_price: '20.00',
  order_status: 2,
  order_status_cn: '等待发货',
  refund_status: 0,
  store: { id: 90_103, store_name: 'Corner Shop', store_logo: '/storage/stores/corner.svg' },
  created_at: '2026-01-02 03:04',
  order_goods: [shortLine],
} as const

export const userDefaultExamples = guarded(
  examplesOf(userDefault, [
    {
      when: 'there are orders and favourites',
      given: [paid.given, favorite.given],
      query: { page: 1, per_page: 5, isResource: 'Home' },
      reply: { count: [1, 1, 0, 0, 0], order: pageWith({ ...order, order_goods: [shortLine] }), fav: pageWith(favorite.row) },
    },
  ]),
)
