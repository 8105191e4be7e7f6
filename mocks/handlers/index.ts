import type { Handler } from '../kit.ts'
import { addressHandlers } from './addresses.ts'
import { areaHandlers } from './areas.ts'
import { authHandlers } from './auth.ts'
import { backOfficeOrderHandlers } from './back-office-orders.ts'
import { cartHandlers } from './carts.ts'
import { cashHandlers } from './cashes.ts'
import { commonHandlers } from './common.ts'
import { expressHandlers } from './expresses.ts'
import { goodsBrandHandlers } from './goods-brands.ts'
import { goodsClassHandlers } from './goods-classes.ts'
import { goodsHandlers } from './goods.ts'
import { menuHandlers } from './menus.ts'
import { moneyLogHandlers } from './money-logs.ts'
import { orderCommentHandlers } from './order-comments.ts'
import { orderSettlementHandlers } from './order-settlements.ts'
import { orderHandlers } from './orders.ts'
import { refundHandlers } from './refunds.ts'
import { uploadHandlers } from './uploads.ts'

/** Everything that the mock answers. */
export const handlers: readonly Handler[] = [
  ...addressHandlers,
  ...areaHandlers,
  ...authHandlers,
  ...backOfficeOrderHandlers,
  ...cartHandlers,
  ...cashHandlers,
  ...commonHandlers,
  ...expressHandlers,
  ...goodsBrandHandlers,
  ...goodsClassHandlers,
  ...goodsHandlers,
  ...menuHandlers,
  ...moneyLogHandlers,
  ...orderCommentHandlers,
  ...orderHandlers,
  ...orderSettlementHandlers,
  ...refundHandlers,
  ...uploadHandlers,
]
