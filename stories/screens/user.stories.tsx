import type { Meta } from '@storybook/react-vite'
import type { Given } from '#contracts/states/index.ts'
import { screen } from './screen.tsx'

export default { title: 'screens/User centre' } satisfies Meta

const paid: Given = ['an order waits for delivery', { id: 90_201 }]
const received: Given = ['an order waits for comment', { id: 90_204 }]
const refund: Given = ['an order has an after-sales case', { id: 90_207, refund_type: 1, refund_verify: 1, refund_step: 0 }]

export const AddressForm = screen('user/address-form', { route: '/user/address/form/:id?', path: '/user/address/form' })
export const Addresses = screen('user/addresses', { route: '/user/address' })
export const Article = screen('user/article', { route: '/user/article/:name', path: '/user/article/帮助中心', authored: true })
export const Cashes = screen('user/cashes')
export const Comments = screen('user/comments')
export const Coupons = screen('user/coupons')
export const Distribution = screen('user/distribution')
export const DistributionLogs = screen('user/distribution-logs', { route: '/user/distribution_logs' })
export const DistributionUsers = screen('user/distribution-users', { route: '/user/distribution_users' })
export const Favorites = screen('user/favorites')
export const FrozenMoney = screen('user/frozen-money', { route: '/user/frozen_money' })
export const Info = screen('user/info')
export const Integral = screen('user/integral')
export const IntegralOrder = screen('user/integral-order', { route: '/user/integral_order' })
export const Money = screen('user/money')
export const Oauth = screen('user/oauth')
export const Order = screen('user/order', { route: '/user/order/:id', path: '/user/order/90201', given: [paid] })
export const OrderComment = screen('user/order-comment', {
  route: '/user/order/comment/:id',
  path: '/user/order/comment/90204',
  given: [received],
})
export const OrderRefund = screen('user/order-refund', {
  route: '/user/order/refund/:id',
  path: '/user/order/refund/90201',
  given: [paid],
  holds: 'form textarea',
})
export const OrderRefundForm = screen('user/order-refund-form', {
  route: '/user/order/refund_form/:id',
  path: '/user/order/refund_form/90207',
  given: [refund],
  holds: 'ol [aria-current="step"]',
})
export const Orders = screen('user/orders')
export const Overview = screen('user/overview', { route: '/user' })
export const Safe = screen('user/safe')
export const SafeCheck = screen('user/safe-check', { route: '/user/safe/check' })
export const SafePassword = screen('user/safe-password', { route: '/user/safe/password' })
export const SafePayPassword = screen('user/safe-pay-password', { route: '/user/safe/pay_password' })
export const SafePhone = screen('user/safe-phone', { route: '/user/safe/phone' })
