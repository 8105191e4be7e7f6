import roles from '#src/pages/seller/accounts/roles.page.ts'
import users from '#src/pages/seller/accounts/users.page.ts'
import refundsReturn from '#src/pages/seller/after-sales/refunds-return.page.ts'
import refunds from '#src/pages/seller/after-sales/refunds.page.ts'
import goodsAttrs from '#src/pages/seller/catalogue/goods-attrs.page.ts'
import goods from '#src/pages/seller/catalogue/goods.page.ts'
import collectives from '#src/pages/seller/marketing/collectives.page.ts'
import couponsLog from '#src/pages/seller/marketing/coupons-log.page.ts'
import coupons from '#src/pages/seller/marketing/coupons.page.ts'
import distributionsLog from '#src/pages/seller/marketing/distributions-log.page.ts'
import distributions from '#src/pages/seller/marketing/distributions.page.ts'
import fullReductions from '#src/pages/seller/marketing/full-reductions.page.ts'
import seckills from '#src/pages/seller/marketing/seckills.page.ts'
import cashes from '#src/pages/seller/money/cashes.page.ts'
import moneyLogs from '#src/pages/seller/money/money-logs.page.ts'
import orderSettlements from '#src/pages/seller/money/order-settlements.page.ts'
import orderComments from '#src/pages/seller/orders/order-comments.page.ts'
import ordersWait from '#src/pages/seller/orders/orders-wait.page.ts'
import orders from '#src/pages/seller/orders/orders.page.ts'
import { waitingRefund, waitingReturn } from './records.ts'
import type { TableScreens } from './screen.ts'

/** The table screens of the seller back office, by path. Each entry becomes a suite: see suite.ts. */
export const sellerScreens = {
  // Proves MSC-6.
  '/Seller/cashes': { table: cashes },
  // Proves MKS-5.
  '/Seller/collectives': { table: collectives },
  // Proves MKS-2.
  '/Seller/coupon_logs': { table: couponsLog },
  // Proves MKS-1.
  '/Seller/coupons': { table: coupons },
  // Proves MKS-7.
  '/Seller/distribution_logs': { table: distributionsLog },
  // Proves CMP-9, MKS-6.
  '/Seller/distributions': { table: distributions },
  // Proves MKS-3.
  '/Seller/full_reductions': { table: fullReductions },
  // Proves CAS-6.
  '/Seller/goods': { table: goods },
  // Proves CLS-8.
  '/Seller/goods_attrs': { table: goodsAttrs },
  // Proves MSC-4.
  '/Seller/money_logs': { table: moneyLogs },
  // Proves ASC-8.
  '/Seller/order_comments': { table: orderComments },
  // Proves STL-9, MSC-8.
  '/Seller/order_settlements': { table: orderSettlements },
  // Proves OSC-8.
  '/Seller/orders': { table: orders, search: { nickname: 'e' } },
  // Proves OSC-9.
  '/Seller/orders/wait': {
    table: ordersWait,
    record: { given: ['an order waits for delivery', { id: 90_112 }], id: 90_112 },
    search: { nickname: 'e' },
  },
  // Proves ASC-5.
  '/Seller/refunds': { table: refunds, record: waitingRefund },
  // Proves ASC-5.
  '/Seller/returns': { table: refundsReturn, record: waitingReturn },
  // Proves ROL-12.
  '/Seller/roles': { table: roles },
  // Proves MKS-4.
  '/Seller/seckills': { table: seckills },
  // Proves ADM-9.
  '/Seller/users': { table: users },
} satisfies TableScreens
