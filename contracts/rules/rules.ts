import { accessRules } from './access.ts'
import { afterSalesRules } from './after-sales.ts'
import { assignmentRules } from './assignment.ts'
import { couponRules } from './coupons.ts'
import { crudRules } from './cruds.ts'
import { filterRules } from './filters.ts'
import { languageRules } from './languages.ts'
import { listRules } from './lists.ts'
import { moneyRules } from './money.ts'
import { orderRules } from './orders.ts'
import { ownershipRules } from './ownership.ts'
import { pointsRules } from './points.ts'
import { privacyRules } from './privacy.ts'
import { purchaseRules } from './purchase.ts'
import { refusalRules } from './refusals.ts'
import type { Rule } from './rule.ts'
import { searchRules } from './searches.ts'
import { storeRules } from './stores.ts'
import { sumRules } from './sums.ts'
import { writeRules } from './writes.ts'

/** Every rule of the contract, those that only look first. */
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
