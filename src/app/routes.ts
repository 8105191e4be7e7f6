import type { ParseKeys } from 'i18next'

/** A screen of the storefront: its path, its file below src/pages, the title of its tab. */
export type StorefrontRoute = {
  readonly path: string
  readonly file: string
  readonly title?: ParseKeys
  /** Guests are led to the login page and back. */
  readonly needsBuyer?: true
  /** Open to guests where the others around it are not. */
  readonly open?: true
}

/** The public storefront. Source: RTE-2. */
export const shopRoutes: readonly StorefrontRoute[] = [
  { path: '/', file: 'shop/home' },
  { path: '/login', file: 'shop/login', title: 'title.login' },
  { path: '/register', file: 'shop/register', title: 'title.register' },
  { path: '/forget_password', file: 'shop/forget-password', title: 'title.forgetPassword' },
  { path: '/s/:params?', file: 'shop/goods-list', title: 'title.goods' },
  { path: '/stores', file: 'shop/stores', title: 'title.stores' },
  { path: '/store/join', file: 'shop/store-join', title: 'shop.join.title', needsBuyer: true },
  { path: '/store/step_1', file: 'shop/store-step-1', title: 'shop.join.agreeTitle', needsBuyer: true },
  { path: '/store/step_2', file: 'shop/store-step-2', title: 'shop.join.fillTitle', needsBuyer: true },
  { path: '/store/step_3', file: 'shop/store-step-3', title: 'shop.join.resultTitle', needsBuyer: true },
  { path: '/store/:id', file: 'shop/store', title: 'title.stores' },
  { path: '/seckills', file: 'shop/seckills', title: 'title.seckills' },
  { path: '/collectives/:params?', file: 'shop/collectives', title: 'title.collectives' },
  { path: '/goods/:id', file: 'shop/goods-info', title: 'title.goods' },
  { path: '/carts', file: 'shop/carts', title: 'title.cart', needsBuyer: true },
  { path: '/agreement/:name', file: 'shop/agreement', title: 'title.agreement' },
  { path: '/integral', file: 'shop/integral', title: 'title.integralShop' },
  { path: '/integral/search/:params?', file: 'shop/integral-search', title: 'shop.points.all' },
  { path: '/integral/goods/:id', file: 'shop/integral-goods', title: 'title.integralShop' },
  { path: '/integral/order/:id/:buy_num', file: 'shop/integral-order', title: 'title.integralOrder', needsBuyer: true },
  { path: '/order/before/:params', file: 'shop/order-before', title: 'title.orderBefore', needsBuyer: true },
  { path: '/order/pay/:params', file: 'shop/order-pay', title: 'title.orderPay', needsBuyer: true },
  { path: '/order/success', file: 'shop/order-success', title: 'title.orderSuccess' },
]

/** The user centre: needs a buyer, but for its articles. Source: RTE-3, GRD-2. */
export const userRoutes: readonly StorefrontRoute[] = [
  { path: '/user', file: 'user/overview', title: 'title.user' },
  { path: '/user/orders', file: 'user/orders', title: 'title.orders' },
  { path: '/user/order/:id', file: 'user/order', title: 'title.order' },
  { path: '/user/order/comment/:id', file: 'user/order-comment', title: 'title.comment' },
  { path: '/user/comment/add/:id', file: 'user/order-comment', title: 'title.comment' },
  { path: '/user/address', file: 'user/addresses', title: 'title.addresses' },
  { path: '/user/address/form/:id?', file: 'user/address-form', title: 'title.address' },
  { path: '/user/money', file: 'user/money', title: 'title.money' },
  { path: '/user/integral', file: 'user/integral', title: 'title.integral' },
  { path: '/user/frozen_money', file: 'user/frozen-money', title: 'title.frozen_money' },
  { path: '/user/cashes', file: 'user/cashes', title: 'title.cashes' },
  { path: '/user/integral_order', file: 'user/integral-order', title: 'title.integralOrders' },
  { path: '/user/order/refund/:id', file: 'user/order-refund', title: 'title.refundAsk' },
  { path: '/user/order/refund_form/:id', file: 'user/order-refund-form', title: 'title.refund' },
  { path: '/user/distribution', file: 'user/distribution', title: 'title.invite' },
  { path: '/user/distribution_users', file: 'user/distribution-users', title: 'title.invited' },
  { path: '/user/distribution_logs', file: 'user/distribution-logs', title: 'title.commissions' },
  { path: '/user/safe/phone', file: 'user/safe-phone', title: 'title.phone' },
  { path: '/user/safe/check', file: 'user/safe-check', title: 'title.safeCheck' },
  { path: '/user/article/:name', file: 'user/article', title: 'title.article', open: true },
  { path: '/user/coupons', file: 'user/coupons', title: 'title.coupons' },
  { path: '/user/favorites', file: 'user/favorites', title: 'title.favorites' },
  { path: '/user/comments', file: 'user/comments', title: 'title.comments' },
  { path: '/user/info', file: 'user/info', title: 'title.info' },
  { path: '/user/safe', file: 'user/safe', title: 'title.safe' },
  { path: '/user/safe/password', file: 'user/safe-password', title: 'title.password' },
  { path: '/user/oauth', file: 'user/oauth', title: 'title.oauth' },
  { path: '/user/safe/pay_password', file: 'user/safe-pay-password', title: 'title.pay_password' },
]
