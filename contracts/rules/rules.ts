import { accessRules } from './every-call/access.ts'
import { afterSalesRules } from './after-sales/cases.ts'
import { assignmentRules } from './every-call/assignment.ts'
import { couponRules } from './marketing/coupons.ts'
import { crudRules } from './every-call/cruds.ts'
import { filterRules } from './every-call/filters.ts'
import { languageRules } from './every-call/languages.ts'
import { listRules } from './every-call/lists.ts'
import { moneyRules } from './money/purses.ts'
import { orderRules } from './orders/orders.ts'
import { ownershipRules } from './every-call/ownership.ts'
import { pointsRules } from './points/shop.ts'
import { privacyRules } from './every-call/privacy.ts'
import { purchaseRules } from './orders/purchase.ts'
import { refusalRules } from './every-call/refusals.ts'
import type { Rule } from './rule.ts'
import { searchRules } from './every-call/searches.ts'
import { storeRules } from './stores/applications.ts'
import { sumRules } from './orders/sums.ts'
import { writeRules } from './every-call/writes.ts'

/** Every rule of the contract; rules that only read come first. */
export const rules: readonly Rule[] = [
  ...listRules,
  ...filterRules,
  ...searchRules,
  ...privacyRules,
  ...languageRules,
  ...accessRules,
  ...ownershipRules,
  ...refusalRules,
  ...crudRules,
  ...orderRules,
  ...purchaseRules,
  ...afterSalesRules,
  ...moneyRules,
  ...couponRules,
  ...pointsRules,
  ...storeRules,
  ...writeRules,
  ...assignmentRules,
  ...sumRules,
]
