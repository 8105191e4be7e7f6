import type { Meta } from '@storybook/react-vite'
import { table } from './screen.tsx'

export default { title: 'screens/Seller office, tables' } satisfies Meta

export const Cashes = table('seller/cashes')
export const Collectives = table('seller/collectives')
export const Coupons = table('seller/coupons')
export const CouponsLog = table('seller/coupons-log')
export const Distributions = table('seller/distributions')
export const DistributionsLog = table('seller/distributions-log')
export const FullReductions = table('seller/full-reductions')
export const Goods = table('seller/goods')
export const GoodsAttrs = table('seller/goods-attrs')
export const MoneyLogs = table('seller/money-logs')
export const OrderComments = table('seller/order-comments')
export const OrderSettlements = table('seller/order-settlements')
export const Orders = table('seller/orders')
export const OrdersWait = table('seller/orders-wait')
export const Refunds = table('seller/refunds')
export const RefundsReturn = table('seller/refunds-return')
export const Roles = table('seller/roles')
export const Seckills = table('seller/seckills')
export const Users = table('seller/users')
