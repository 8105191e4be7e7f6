import { afterSales } from './after-sales.ts'
import { checkout } from './checkout.ts'
import { dashboards } from './dashboards.ts'
import type { Entries } from './entries.ts'
import { fields } from './fields.ts'
import { marketing } from './marketing.ts'
import { money } from './money.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import { signIn } from './sign-in.ts'
import { stores } from './stores.ts'
import { storefront } from './storefront.ts'
import { userCentre } from './user-centre.ts'

/**
 * The texts that screens of money, orders, payment, after-sales, sign-in, products, campaigns, dashboards, stores, fields and the
 * user centre have to show, as literals from the requirements. The suites read these instead of the interface's own texts, so that
 * a wrong or swapped text fails. Source: STE-1.
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
  ...fields,
  ...dashboards,
  ...stores,
  ...products,
}

/**
 * The topics of the glossary: it has every text whose key begins like one of these, whether a suite reads the text or not. A label
 * that no suite reads may be swapped with its neighbour in one language, and nobody would notice.
 */
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
  'user.check.',
  'user.comment.',
  'user.comments.',
  'user.distribution.',
  'user.favorites.',
  'user.info.',
  'user.integralOrder.',
  'user.safe.',
  'address.',
  'field.',
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
  'distributions.',
  'distributionLogs.',
  'fullReductions.',
  'dashboard.',
  'stores.',
  'users.',
  'goods.',
]
