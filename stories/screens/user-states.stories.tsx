import type { Meta } from '@storybook/react-vite'
import type { Given } from '#contracts/states/index.ts'
import { failed, loading, nothing } from './states.tsx'

export default { title: 'screens/User centre, its states' } satisfies Meta

const paid: Given = ['an order waits for delivery', { id: 90_251 }]
const order = { route: '/user/order/:id', path: '/user/order/90251', given: [paid] }

export const OverviewLoading = loading('user/overview', { route: '/user' })
export const OrdersLoading = loading('user/orders')
export const OrderLoading = loading('user/order', order)
export const FavoritesLoading = loading('user/favorites')
export const AddressesLoading = loading('user/addresses', { route: '/user/address' })
export const SafeLoading = loading('user/safe')

export const OverviewFailed = failed('user/overview', { route: '/user' })
export const OrdersFailed = failed('user/orders')
export const OrderFailed = failed('user/order', order)
export const FavoritesFailed = failed('user/favorites')
export const AddressesFailed = failed('user/addresses', { route: '/user/address' })
export const SafeFailed = failed('user/safe')

export const OverviewEmpty = nothing('user/overview', 'user.orders.emptyTitle', { route: '/user' })
export const OrdersEmpty = nothing('user/orders', 'user.orders.emptyTitle')
export const OrdersNotFound = nothing('user/orders', 'user.orders.noneTitle', { path: '/user/orders?order_no=0' })
export const AddressesEmpty = nothing('user/addresses', 'address.emptyTitle', { route: '/user/address' })
export const CashesEmpty = nothing('user/cashes', 'user.cashes.emptyTitle')
export const CommentsEmpty = nothing('user/comments', 'user.comments.emptyTitle')
export const CouponsEmpty = nothing('user/coupons', 'user.coupons.open.emptyTitle')
export const DistributionLogsEmpty = nothing('user/distribution-logs', 'user.distribution.noLogsTitle', {
  route: '/user/distribution_logs',
})
export const DistributionUsersEmpty = nothing('user/distribution-users', 'user.distribution.nobodyTitle', {
  route: '/user/distribution_users',
})
export const FavoritesEmpty = nothing('user/favorites', 'user.favorites.goods.emptyTitle')
export const FrozenMoneyEmpty = nothing('user/frozen-money', 'user.frozen_money.emptyTitle', { route: '/user/frozen_money' })
export const IntegralEmpty = nothing('user/integral', 'user.integral.emptyTitle')
export const IntegralOrderEmpty = nothing('user/integral-order', 'user.integralOrder.emptyTitle', {
  route: '/user/integral_order',
})
