import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'

/** A storefront screen: path, code, document title. */
export type StorefrontRoute = {
  readonly path: string
  readonly lazy: () => Promise<{ readonly default: ComponentType }>
  readonly title?: ParseKeys
  readonly name?: string
  /** Open to guests, who see a sign-in prompt instead of the shopper's data. Source: GRD-2. */
  readonly needsBuyer?: true
  /** Open to guests, unlike its siblings. */
  readonly open?: true
}

/** The public storefront. Source: RTE-2. */
export const shopRoutes: readonly StorefrontRoute[] = [
  { path: '/', lazy: () => import('#src/pages/shop/home.page.tsx') },
  { path: '/login', lazy: () => import('#src/pages/shop/login.page.tsx'), title: 'title.login' },
  { path: '/register', lazy: () => import('#src/pages/shop/register.page.tsx'), title: 'title.register' },
  { path: '/forget_password', lazy: () => import('#src/pages/shop/forget-password.page.tsx'), title: 'title.forgetPassword' },
  { path: '/s/:params?', lazy: () => import('#src/pages/shop/goods-list.page.tsx'), title: 'title.goods' },
  { path: '/stores', lazy: () => import('#src/pages/shop/stores.page.tsx'), title: 'title.stores' },
  { path: '/store/join', lazy: () => import('#src/pages/shop/store-join.page.tsx'), title: 'shop.join.title', needsBuyer: true },
  {
    path: '/store/step_1',
    lazy: () => import('#src/pages/shop/store-step-1.page.tsx'),
    title: 'shop.join.agreeTitle',
    needsBuyer: true,
  },
  {
    path: '/store/step_2',
    lazy: () => import('#src/pages/shop/store-step-2.page.tsx'),
    title: 'shop.join.fillTitle',
    needsBuyer: true,
  },
  {
    path: '/store/step_3',
    lazy: () => import('#src/pages/shop/store-step-3.page.tsx'),
    title: 'shop.join.resultTitle',
    needsBuyer: true,
  },
  { path: '/store/:id', lazy: () => import('#src/pages/shop/store.page.tsx'), title: 'title.stores' },
  { path: '/seckills', lazy: () => import('#src/pages/shop/seckills.page.tsx'), title: 'title.seckills' },
  { path: '/collectives/:params?', lazy: () => import('#src/pages/shop/collectives.page.tsx'), title: 'title.collectives' },
  { path: '/goods/:id', lazy: () => import('#src/pages/shop/goods-info.page.tsx'), title: 'title.goods' },
  { path: '/carts', lazy: () => import('#src/pages/shop/carts.page.tsx'), title: 'title.cart', needsBuyer: true },
  { path: '/agreement/:name', lazy: () => import('#src/pages/shop/agreement.page.tsx'), title: 'title.agreement' },
  { path: '/integral', lazy: () => import('#src/pages/shop/integral.page.tsx'), title: 'title.integralShop' },
  { path: '/integral/search/:params?', lazy: () => import('#src/pages/shop/integral-search.page.tsx'), title: 'shop.points.all' },
  { path: '/integral/goods/:id', lazy: () => import('#src/pages/shop/integral-goods.page.tsx'), title: 'title.integralShop' },
  {
    path: '/integral/order/:id/:buy_num',
    lazy: () => import('#src/pages/shop/integral-order.page.tsx'),
    title: 'title.integralOrder',
    needsBuyer: true,
  },
  {
    path: '/order/before/:params',
    lazy: () => import('#src/pages/shop/order-before.page.tsx'),
    title: 'title.orderBefore',
    needsBuyer: true,
  },
  {
    path: '/order/pay/:params',
    lazy: () => import('#src/pages/shop/order-pay.page.tsx'),
    title: 'title.orderPay',
    needsBuyer: true,
  },
  { path: '/order/success', lazy: () => import('#src/pages/shop/order-success.page.tsx'), title: 'title.orderSuccess' },
]

/**
 * The user centre: requires a buyer's session, except for its articles. Guests are redirected to the login page and back. Source:
 * RTE-3, RTE-4, GRD-1.
 */
export const userRoutes: readonly StorefrontRoute[] = [
  { path: '/user', lazy: () => import('#src/pages/user/overview.page.tsx'), title: 'title.user' },
  { path: '/user/orders', lazy: () => import('#src/pages/user/orders.page.tsx'), title: 'title.orders', name: 'user_order' },
  { path: '/user/order/:id', lazy: () => import('#src/pages/user/order.page.tsx'), title: 'title.order' },
  { path: '/user/order/comment/:id', lazy: () => import('#src/pages/user/order-comment.page.tsx'), title: 'title.comment' },
  { path: '/user/comment/add/:id', lazy: () => import('#src/pages/user/order-comment.page.tsx'), title: 'title.comment' },
  { path: '/user/address', lazy: () => import('#src/pages/user/addresses.page.tsx'), title: 'title.addresses' },
  { path: '/user/address/form/:id?', lazy: () => import('#src/pages/user/address-form.page.tsx'), title: 'title.address' },
  { path: '/user/money', lazy: () => import('#src/pages/user/money.page.tsx'), title: 'title.money' },
  { path: '/user/integral', lazy: () => import('#src/pages/user/integral.page.tsx'), title: 'title.integral' },
  { path: '/user/frozen_money', lazy: () => import('#src/pages/user/frozen-money.page.tsx'), title: 'title.frozen_money' },
  { path: '/user/cashes', lazy: () => import('#src/pages/user/cashes.page.tsx'), title: 'title.cashes' },
  { path: '/user/integral_order', lazy: () => import('#src/pages/user/integral-order.page.tsx'), title: 'title.integralOrders' },
  { path: '/user/order/refund/:id', lazy: () => import('#src/pages/user/order-refund.page.tsx'), title: 'title.refundAsk' },
  {
    path: '/user/order/refund_form/:id',
    lazy: () => import('#src/pages/user/order-refund-form.page.tsx'),
    title: 'title.refund',
  },
  { path: '/user/distribution', lazy: () => import('#src/pages/user/distribution.page.tsx'), title: 'title.invite' },
  { path: '/user/distribution_users', lazy: () => import('#src/pages/user/distribution-users.page.tsx'), title: 'title.invited' },
  {
    path: '/user/distribution_logs',
    lazy: () => import('#src/pages/user/distribution-logs.page.tsx'),
    title: 'title.commissions',
  },
  { path: '/user/safe/phone', lazy: () => import('#src/pages/user/safe-phone.page.tsx'), title: 'title.phone' },
  { path: '/user/safe/check', lazy: () => import('#src/pages/user/safe-check.page.tsx'), title: 'title.safeCheck' },
  { path: '/user/article/:name', lazy: () => import('#src/pages/user/article.page.tsx'), title: 'title.article', open: true },
  { path: '/user/coupons', lazy: () => import('#src/pages/user/coupons.page.tsx'), title: 'title.coupons' },
  { path: '/user/favorites', lazy: () => import('#src/pages/user/favorites.page.tsx'), title: 'title.favorites' },
  { path: '/user/comments', lazy: () => import('#src/pages/user/comments.page.tsx'), title: 'title.comments' },
  { path: '/user/info', lazy: () => import('#src/pages/user/info.page.tsx'), title: 'title.info' },
  { path: '/user/safe', lazy: () => import('#src/pages/user/safe.page.tsx'), title: 'title.safe' },
  { path: '/user/safe/password', lazy: () => import('#src/pages/user/safe-password.page.tsx'), title: 'title.password' },
  { path: '/user/oauth', lazy: () => import('#src/pages/user/oauth.page.tsx'), title: 'title.oauth' },
  {
    path: '/user/safe/pay_password',
    lazy: () => import('#src/pages/user/safe-pay-password.page.tsx'),
    title: 'title.pay_password',
  },
]
