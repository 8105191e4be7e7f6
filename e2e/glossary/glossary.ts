import { afterSales } from './after-sales.ts'
import { checkout } from './checkout.ts'
import type { Entries } from './entries.ts'
import { marketing } from './marketing.ts'
import { money } from './money.ts'
import { orders } from './orders.ts'
import { signIn } from './sign-in.ts'
import { storefront } from './storefront.ts'
import { userCentre } from './user-centre.ts'

/**
 * The texts that screens of money, orders, payment, after-sales, sign-in, products, campaigns, dashboards and the user centre have to show, as literals from the requirements. The
 * suites read these instead of the interface's own texts, so that a wrong or swapped text fails. Source: STE-1.
 */
export const glossary: Entries = {
  ...checkout,
  ...orders,
  ...afterSales,
  ...money,
  ...signIn,
  ...storefront,
  ...userCentre,
  ...marketing,
}

/** Texts whose keys begin like this have to be in the glossary before a suite may use them. */
export const glossaryPrefixes: readonly string[] = [
  'shop.cart.',
  'shop.before.',
  'shop.pay.',
  'shop.success.',
  'user.status.',
  'user.action.',
  'user.order.',
  'user.orders.',
  'user.refund.',
  'user.money.',
  'user.cashes.',
  'orders.',
  'refunds.',
  'cashes.',
  'moneyLogs.',
  'orderSettlements.',
  'purse.',
  'freights.',
  'login.',
  'shop.sale.',
  'shop.group.',
  'shop.coupon.',
  'user.overview.',
  'user.coupons.',
  'campaigns.',
  'coupons.',
  'dashboard.work.',
]
