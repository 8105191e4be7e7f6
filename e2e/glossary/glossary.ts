import { afterSales } from './after-sales.ts'
import { checkout } from './checkout.ts'
import type { Entries } from './entries.ts'
import { money } from './money.ts'
import { orders } from './orders.ts'
import { signIn } from './sign-in.ts'

/**
 * The texts that screens of money, orders, payment, after-sales and sign-in have to show, as literals from the requirements. The
 * suites read these instead of the interface's own texts, so that a wrong or swapped text fails. Source: STE-1.
 */
export const glossary: Entries = { ...checkout, ...orders, ...afterSales, ...money, ...signIn }

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
]
