import { addressExamples } from './addresses.ts'
import { areaExamples } from './areas.ts'
import { authExamples } from './auth.ts'
import { backOfficeOrderExamples } from './back-office-orders.ts'
import { cartExamples } from './carts.ts'
import { cashExamples } from './cashes.ts'
import { checkoutExamples } from './checkout.ts'
import { commonExamples } from './common.ts'
import { expressExamples } from './expresses.ts'
import { goodsBrandExamples } from './goods-brands.ts'
import { goodsClassExamples } from './goods-classes.ts'
import { goodsExamples } from './goods.ts'
import type { Example } from './kit.ts'
import { menuExamples } from './menus.ts'
import { moneyLogExamples } from './money-logs.ts'
import { orderCommentExamples } from './order-comments.ts'
import { orderSettlementExamples } from './order-settlements.ts'
import { orderExamples } from './orders.ts'
import { refundExamples } from './refunds.ts'
import { uploadExamples } from './uploads.ts'

/** Every named example of the API: the list that pacts, verification and documents walk. */
export const examples: readonly Example[] = [
  ...addressExamples,
  ...areaExamples,
  ...authExamples,
  ...backOfficeOrderExamples,
  ...cartExamples,
  ...cashExamples,
  ...checkoutExamples,
  ...commonExamples,
  ...expressExamples,
  ...goodsBrandExamples,
  ...goodsClassExamples,
  ...goodsExamples,
  ...menuExamples,
  ...moneyLogExamples,
  ...orderCommentExamples,
  ...orderExamples,
  ...orderSettlementExamples,
  ...refundExamples,
  ...uploadExamples,
]
