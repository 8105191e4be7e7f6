import { defectsOf, type Defect } from '../defect.ts'
import { anyTokenIs, everybodyIs, guestsAre, keepsTokens, mixesOwners, servesAnyone } from '../inject/access.ts'
import { takesAnyAddress } from '../inject/order.ts'

const guests = defectsOf('guests let in', [
  ['cart-guest', 'GET /user/carts', guestsAre('shopper'), 'shows a cart to guests'],
  ['addresses-guest', 'GET /user/addresses', guestsAre('shopper'), 'shows addresses to guests'],
  ['order-guest', 'GET /user/order/{id}', guestsAre('shopper'), 'shows orders to guests'],
  ['pay-guest', 'POST /user/order/pay', guestsAre('shopper'), 'takes money for guests'],
  ['seller-orders-guest', 'GET /Seller/orders', guestsAre('seller'), "shows a store's orders to guests"],
  ['ship-guest', 'PUT /Seller/orders/status/edit', guestsAre('seller'), 'ships for guests'],
  ['users-guest', 'GET /Admin/users', guestsAre('admin'), 'shows all users to guests'],
  ['brand-delete-guest', 'DELETE /Admin/goods_brands/{ids}', guestsAre('admin'), 'deletes for guests'],
  ['money-guest', 'POST /Admin/users/money/handle', guestsAre('admin'), 'lets guests make money'],
  ['configs-guest', 'PUT /Admin/configs/update', guestsAre('admin'), 'lets guests change the settings'],
])

const audiences = defectsOf('token of another audience', [
  ['users-buyer-token', 'GET /Admin/users', anyTokenIs('admin'), "takes a shopper's token for an administrator's"],
  ['roles-buyer-token', 'POST /Admin/roles', anyTokenIs('admin'), "takes a shopper's token for an administrator's"],
  ['admin-orders-buyer-token', 'GET /Admin/orders', anyTokenIs('admin'), "takes a shopper's token for an administrator's"],
  ['cashes-buyer-token', 'PUT /Admin/cashes/{id}', anyTokenIs('admin'), "takes a shopper's token for an administrator's"],
  ['addresses-admin-token', 'GET /user/addresses', anyTokenIs('shopper'), "takes an administrator's token for a shopper's"],
  ['orders-admin-token', 'POST /user/order/create', anyTokenIs('shopper'), "takes an administrator's token for a shopper's"],
  ['seller-goods-admin-token', 'GET /Seller/goods', anyTokenIs('seller'), "takes an administrator's token for a seller's"],
  ['coupons-admin-token', 'POST /Seller/coupons', anyTokenIs('seller'), "takes an administrator's token for a seller's"],
])

const ended = defectsOf('logged-out token', [
  ['info-ended', 'POST /auth/info', keepsTokens, 'lets a session live on after its end'],
  ['orders-ended', 'GET /user/orders', keepsTokens, 'lets a session live on after its end'],
  ['pay-ended', 'POST /user/order/pay', keepsTokens, 'lets a session live on after its end'],
  ['seller-goods-ended', 'GET /Seller/goods', keepsTokens, 'lets a session live on after its end'],
  ['admins-ended', 'GET /Admin/admins', keepsTokens, 'lets a session live on after its end'],
  ['roles-ended', 'PUT /Admin/roles/{id}', keepsTokens, 'lets a session live on after its end'],
])

const permissions = defectsOf('permission ignored', [
  ['users-clerk', 'GET /Admin/users', everybodyIs('admin'), 'asks no role'],
  ['roles-clerk', 'POST /Admin/roles', everybodyIs('admin'), 'asks no role'],
  ['money-clerk', 'POST /Admin/users/money/handle', everybodyIs('admin'), 'asks no role'],
  ['cash-clerk', 'PUT /Admin/cashes/{id}', everybodyIs('admin'), 'asks no role'],
  ['brand-clerk', 'DELETE /Admin/goods_brands/{ids}', everybodyIs('admin'), 'asks no role'],
  ['dashboard-clerk', 'GET /Admin/dashboard/all', everybodyIs('admin'), 'asks no role'],
  ['seller-goods-no-store', 'POST /Seller/goods', everybodyIs('seller'), 'sells for people without a store'],
  ['seller-orders-no-store', 'GET /Seller/orders', everybodyIs('seller'), 'shows the orders of a store to people without one'],
  ['seller-cash-no-store', 'POST /Seller/cashes', everybodyIs('seller'), 'pays out to people without a store'],
])

const owners = defectsOf("other's rows", [
  ['address-any', 'GET /user/addresses/{id}', servesAnyone, 'shows an address to everybody who knows its id'],
  ['address-change-any', 'PUT /user/addresses/{id}', servesAnyone, "changes anybody's address"],
  ['order-address-any', 'POST /user/order/create', takesAnyAddress, "sends an order to somebody else's address"],
  ['address-delete-any', 'DELETE /user/addresses/{ids}', servesAnyone, "deletes anybody's address"],
  ['addresses-of-others', 'GET /user/addresses', mixesOwners, 'lists addresses of others, too'],
  ['order-any', 'GET /user/order/{id}', servesAnyone, 'shows an order to everybody who knows its id'],
  ['order-cancel-any', 'PUT /user/order/{id}', servesAnyone, "cancels anybody's order"],
  ['orders-of-others', 'GET /user/orders', mixesOwners, 'lists orders of others, too'],
  ['cart-change-any', 'PUT /user/carts/{id}', servesAnyone, "changes anybody's cart"],
  ['cart-delete-any', 'DELETE /user/carts/{ids}', servesAnyone, "empties anybody's cart"],
  ['refund-any', 'GET /user/order/refund/{id}', servesAnyone, 'shows a refund to everybody who knows its id'],
  ['refund-withdraw-any', 'DELETE /user/order/refund/{id}', servesAnyone, "takes anybody's refund back"],
  ['favorite-delete-any', 'DELETE /user/favorites/{ids}', servesAnyone, "deletes anybody's favourites"],
  ['logs-of-others', 'GET /user/money_logs', mixesOwners, 'lists movements of others, too'],
  ['comment-change-any', 'PUT /user/comments/{id}', servesAnyone, "rewrites anybody's comment"],
  ['oauth-delete-any', 'DELETE /user/oauths/{ids}', servesAnyone, "unbinds anybody's account"],
  ['seller-goods-any', 'GET /Seller/goods/{id}', servesAnyone, "shows another store's product to edit"],
  ['seller-goods-change-any', 'PUT /Seller/goods/{id}', servesAnyone, "changes another store's product"],
  ['seller-goods-delete-any', 'DELETE /Seller/goods/{ids}', servesAnyone, "deletes another store's product"],
  ['seller-goods-of-others', 'GET /Seller/goods', mixesOwners, "lists other stores' products, too"],
  ['seller-order-any', 'GET /Seller/orders/{id}', servesAnyone, "shows another store's order"],
  ['seller-orders-of-others', 'GET /Seller/orders', mixesOwners, "lists other stores' orders, too"],
  ['coupon-change-any', 'PUT /Seller/coupons/{id}', servesAnyone, "changes another store's coupon"],
  ['coupons-of-others', 'GET /Seller/coupons', mixesOwners, "lists other stores' coupons, too"],
  ['staff-any', 'GET /Seller/users/{id}', servesAnyone, "shows another store's sub-account"],
  ['staff-of-others', 'GET /Seller/users', mixesOwners, "lists other stores' sub-accounts, too"],
  ['role-change-any', 'PUT /Seller/roles/{id}', servesAnyone, "changes another store's role"],
  ['folder-delete-any', 'DELETE /Seller/file_space_dirs/{ids}', servesAnyone, "deletes another store's folder"],
  ['attr-change-any', 'PUT /Seller/goods_attrs/{id}', servesAnyone, "changes another store's attribute"],
  ['cash-delete-any', 'DELETE /Seller/cashes/{ids}', servesAnyone, "takes another store's withdrawal back"],
  ['settlements-of-others', 'GET /Seller/order_settlements', mixesOwners, "lists other stores' settlements, too"],
])

/** Missing checks of access. */
export const accessDefects: readonly Defect[] = [...guests, ...audiences, ...ended, ...permissions, ...owners]
