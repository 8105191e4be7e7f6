import { userDefault } from '#contracts/api/accounts/user-default.ts'
import { pageFrom } from '../../db/list.ts'
import { handle } from '../../kit.ts'
import { favoriteGoods } from '../catalogue/favorites.ts'
import { listedOrder } from '../orders/orders.ts'

export const userDefaultHandlers = [
  handle(userDefault, ({ db, me, query }) => {
    const own = db.orders.by('user_id', me.id)
    const page = pageFrom(own.toReversed(), query)
    return {
      count: [1, 2, 3, 4, 5].map(status => own.filter(order => order.order_status === status).length),
      order: { ...page, data: page.data.map(order => listedOrder(db, order)) },
      fav: favoriteGoods(db, me.id, query),
    }
  }),
]
