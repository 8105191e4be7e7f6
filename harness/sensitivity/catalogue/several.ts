import { defectsOf, type Defect, type Injection } from '../defect.ts'
import { storeOf } from '#mocks/sessions.ts'
import { servesAnyone, tokenIn } from '../inject/access.ts'
import { during, halfDone, instead, lines, sent } from '../inject/order.ts'
import { form, query } from '../inject/request.ts'
import { onlyFirst } from '../inject/write.ts'

const first = (value: string): string => value.split(',')[0] ?? value

const firstOfParams = (text: string): string => {
  try {
    const params = JSON.parse(atob(text)) as { order_id?: number[] }
    return btoa(JSON.stringify({ ...params, order_id: params.order_id?.slice(0, 1) }))
  } catch {
    return text
  }
}

const firstRows: Injection = form(body => {
  for (const key of Array.from(body.keys())) if (/^[1-9]\d*\[/.test(key)) body.delete(key)
})

const firstItem = (body: URLSearchParams): void => {
  for (const key of Array.from(body.keys())) if (/^info\[[1-9]/.test(key)) body.delete(key)
}

/** Takes every product for one of the seller's store. The owner of another store may have no account, so a token of it would not do. */
const ownsEveryProduct: Injection = around => async request => {
  const { db } = around.world
  const user = db.users.find(tokenIn(around.world, request)?.owner_id ?? 0)
  const store = user && storeOf(db, user)
  const own = ({ db: { goods } }: typeof around.world): void => {
    if (store) for (const { id } of goods.rows().slice()) goods.change(id, { store_id: store.id })
  }
  return during(own, 'goods')(around)(request)
}

const several = defectsOf('several at once', [
  ['order-first-line', 'POST /user/order/create', lines(all => all.slice(0, 1)), 'orders the first line alone'],
  ['order-last-line', 'POST /user/order/create', lines(all => all.slice(-1)), 'orders the last line alone'],
  [
    'order-same-product-once',
    'POST /user/order/create',
    lines(all =>
      all.filter((one, at) => all.findIndex(({ goods_id, sku_id }) => goods_id === one.goods_id && sku_id === one.sku_id) === at),
    ),
    'orders a product once that comes in two lines',
  ],
  ['order-lines-turned', 'POST /user/order/create', lines(all => all.toReversed()), 'takes the lines in the other order'],
  ['before-first-line', 'POST /user/order/before', lines(all => all.slice(0, 1)), 'shows the first line alone'],
  ['pay-first-order', 'POST /user/order/pay', sent('order_id', first), 'pays the first of several orders alone'],
  ['after-first-order', 'POST /user/order/after', sent('params', firstOfParams), 'shows the first of several orders alone'],
  [
    'seller-find-first',
    'GET /Seller/orders/find/all',
    query(sent => sent.set('params', firstOfParams(sent.get('params') ?? ''))),
    'fetches the first of several orders alone',
  ],
  ['cart-remove-first', 'DELETE /user/carts/{ids}', onlyFirst, 'removes the first of several lines alone'],
  ['address-remove-first', 'DELETE /user/addresses/{ids}', onlyFirst, 'deletes the first of several alone'],
  ['seller-goods-remove-first', 'DELETE /Seller/goods/{ids}', onlyFirst, 'deletes the first of several alone'],
  ['import-first', 'POST /Admin/areas/import/excel', firstRows, 'imports the first row alone'],
  ['freight-first-template', 'PUT /Seller/freights/{id}', form(firstItem), 'saves the default template alone'],
])

const others = defectsOf('of others', [
  ['cart-line-of-others', 'PUT /user/carts/{id}', servesAnyone, "changes a line of somebody else's cart"],
  ['cart-remove-of-others', 'DELETE /user/carts/{ids}', servesAnyone, "removes a line of somebody else's cart"],
  ['pay-of-others', 'POST /user/order/pay', servesAnyone, "pays somebody else's order with their money"],
  ['cancel-of-others', 'PUT /user/order/{id}', servesAnyone, "cancels somebody else's order"],
  ['check-of-others', 'POST /user/order/check', servesAnyone, "tells whether somebody else's order is paid"],
  ['track-of-others', 'POST /user/order/express', servesAnyone, "follows somebody else's parcel"],
  ['after-of-others', 'POST /user/order/after', servesAnyone, "shows somebody else's orders"],
  ['refund-of-others', 'POST /user/order/refund', servesAnyone, "asks for money back for somebody else's order"],
  ['comment-of-others', 'POST /user/comments', servesAnyone, "comments on somebody else's order"],
  ['default-address-of-others', 'GET /user/addresses/default/{id}', servesAnyone, "makes somebody else's address the default"],
  [
    'order-address-of-others',
    'POST /user/order/create',
    instead(body => body.set('address_id', '90021')),
    'takes another address where the one sent is not the own',
  ],
  ['ship-of-others', 'PUT /Seller/orders/status/edit', servesAnyone, "ships another store's order"],
  ['waybill-of-others', 'GET /Seller/orders/print/waybill/{id}', servesAnyone, "prints a waybill for another store's order"],
  ['decide-of-others', 'PUT /Seller/refunds/{id}', servesAnyone, "decides another store's case"],
  ['flash-sale-of-others', 'POST /Seller/seckills', ownsEveryProduct, "puts another store's product into a flash sale"],
  ['group-of-others', 'POST /Seller/collectives', ownsEveryProduct, "offers another store's product to groups"],
  ['referral-of-others', 'POST /Seller/distributions', ownsEveryProduct, "offers another store's product for referral"],
  ['comment-edit-of-others', 'PUT /user/comments/{id}', servesAnyone, "edits somebody else's comment"],
])

const halves = defectsOf('half of several', [
  [
    'order-first-line-stays',
    'POST /user/order/create',
    halfDone(body => {
      const params = JSON.parse(atob(body.get('params') ?? btoa('{}'))) as { order?: unknown[] }
      body.set('params', btoa(JSON.stringify({ ...params, order: params.order?.slice(0, 1) })))
    }),
    'keeps the first line where the second is refused',
  ],
  [
    'pay-first-stays',
    'POST /user/order/pay',
    halfDone(body => body.set('order_id', first(body.get('order_id') ?? ''))),
    'keeps the first payment where the second is refused',
  ],
  [
    'freight-first-stays',
    'PUT /Seller/freights/{id}',
    halfDone(firstItem),
    'keeps the first template where the second is refused',
  ],
  [
    'import-first-stays',
    'POST /Admin/areas/import/excel',
    halfDone(body => {
      for (const key of Array.from(body.keys())) if (/^[1-9]\d*\[/.test(key)) body.delete(key)
    }),
    'keeps the first row where the second is refused',
  ],
  [
    'address-name-stays',
    'PUT /user/addresses/{id}',
    halfDone(body => {
      for (const key of Array.from(body.keys())) if (key.startsWith('area')) body.delete(key)
      ;['90022', '90023', '90024'].forEach((id, at) => body.set(`area[${at}]`, id))
      body.set('receive_tel', '13800000000')
    }),
    'keeps the name where the phone is refused',
  ],
])

/** Wrong handling of several ids, of rows of others, and of partial failures. */
export const severalDefects: readonly Defect[] = [...several, ...others, ...halves]
