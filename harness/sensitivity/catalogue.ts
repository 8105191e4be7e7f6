import type { Defect } from './defect.ts'
import { accessDefects } from './catalogue/access.ts'
import { answerDefects } from './catalogue/answers.ts'
import { fieldDefects } from './catalogue/fields.ts'
import { listDefects } from './catalogue/lists.ts'
import { shopDefects } from './catalogue/shop.ts'
import { valueDefects } from './catalogue/values.ts'
import { writeDefects } from './catalogue/writes.ts'
import { boundDefects } from './catalogue/bounds.ts'
import { priceDefects } from './catalogue/prices.ts'
import { severalDefects } from './catalogue/several.ts'
import { sortingDefects } from './catalogue/sorting.ts'
import { traceDefects } from './catalogue/traces.ts'
import { unreadDefects } from './catalogue/unread.ts'
import { campaignDefects } from './catalogue/campaigns.ts'
import { cartDefects } from './catalogue/carts.ts'
import { discountDefects } from './catalogue/discounts.ts'
import { productDefects } from './catalogue/products.ts'
import { moneyDefects } from './catalogue/money-moves.ts'
import { recordDefects } from './catalogue/records.ts'
import { carelessDefects } from './catalogue/careless.ts'
import { edgeDefects } from './catalogue/edges.ts'
import { seldomDefects } from './catalogue/seldom.ts'
import { stageDefects } from './catalogue/stages.ts'
import { overlookedDefects } from './catalogue/overlooked.ts'
import { unforeseenDefects } from './catalogue/unforeseen.ts'

/** Increased when the catalogue changes, because the figures of two versions cannot be compared. */
export const catalogueVersion = 10

/** Every defect that the verification has to notice, one at a time. */
export const defects: readonly Defect[] = [
  ...fieldDefects,
  ...valueDefects,
  ...answerDefects,
  ...listDefects,
  ...accessDefects,
  ...writeDefects,
  ...shopDefects,
  ...boundDefects,
  ...priceDefects,
  ...severalDefects,
  ...sortingDefects,
  ...traceDefects,
  ...unreadDefects,
  ...cartDefects,
  ...stageDefects,
  ...discountDefects,
  ...campaignDefects,
  ...moneyDefects,
  ...productDefects,
  ...recordDefects,
  ...carelessDefects,
  ...edgeDefects,
  ...seldomDefects,
  ...overlookedDefects,
  ...unforeseenDefects,
]
