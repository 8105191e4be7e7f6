import { accessRules } from './every-call/access.ts'
import { addressRules } from './accounts/addresses.ts'
import { afterSalesRules } from './after-sales/cases.ts'
import { cartRules } from './orders/carts.ts'
import { chatRules } from './stores/chats.ts'
import { configRules } from './system/configs.ts'
import { copyRules } from './orders/copies.ts'
import { overviewRules } from './every-call/overviews.ts'
import { referralRules } from './marketing/referrals.ts'
import { couponRules } from './marketing/coupons.ts'
import { crudRules } from './every-call/cruds.ts'
import { distanceRules } from './stores/distances.ts'
import { favoriteRules } from './catalogue/favorites.ts'
import { figureRules } from './system/figures.ts'
import { filterRules } from './every-call/filters.ts'
import { goodsSearchRules } from './catalogue/searches.ts'
import { languageRules } from './every-call/languages.ts'
import { listRules } from './every-call/lists.ts'
import { moneyRules } from './money/purses.ts'
import { movementRules } from './money/movements.ts'
import { orderListRules } from './orders/lists.ts'
import { orderRules } from './orders/orders.ts'
import { ownershipRules } from './every-call/ownership.ts'
import { pointsRules } from './points/shop.ts'
import { pointsSearchRules } from './points/searches.ts'
import { privacyRules } from './every-call/privacy.ts'
import { profileRules } from './accounts/profiles.ts'
import { purchaseRules } from './orders/purchase.ts'
import { commentRules } from './orders/comments.ts'
import { refusalRules } from './every-call/refusals.ts'
import { approvalRules } from './catalogue/approval.ts'
import type { Rule } from './rule.ts'
import { sessionRules } from './accounts/sessions.ts'
import { storeRules } from './stores/applications.ts'
import { sumRules } from './orders/sums.ts'

/** Every rule of the contract; rules that only read come first. */
export const rules: readonly Rule[] = [
  ...listRules,
  ...filterRules,
  ...goodsSearchRules,
  ...distanceRules,
  ...orderListRules,
  ...movementRules,
  ...pointsSearchRules,
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
  ...commentRules,
  ...copyRules,
  ...referralRules,
  ...overviewRules,
  ...figureRules,
  ...pointsRules,
  ...storeRules,
  ...profileRules,
  ...sessionRules,
  ...addressRules,
  ...cartRules,
  ...favoriteRules,
  ...approvalRules,
  ...configRules,
  ...chatRules,
  ...sumRules,
]
