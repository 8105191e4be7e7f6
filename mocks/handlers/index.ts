import type { Handler } from '../kit.ts'
import { addressHandlers } from './addresses.ts'
import { areaHandlers } from './areas.ts'
import { authHandlers } from './auth.ts'
import { backOfficeOrderHandlers } from './back-office-orders.ts'
import { backOfficeStoreHandlers } from './back-office-stores.ts'
import { cartHandlers } from './carts.ts'
import { commonHandlers } from './common.ts'
import { dashboardHandlers } from './dashboards.ts'
import { expressHandlers } from './expresses.ts'
import { goodsBrandHandlers } from './goods-brands.ts'
import { goodsClassHandlers } from './goods-classes.ts'
import { goodsHandlers } from './goods.ts'
import { integralGoodsClassHandlers } from './integral-goods-classes.ts'
import { integralGoodsHandlers } from './integral-goods.ts'
import { integralOrderHandlers } from './integral-orders.ts'
import { menuHandlers } from './menus.ts'
import { moneyLogHandlers } from './money-logs.ts'
import { orderCommentHandlers } from './order-comments.ts'
import { orderHandlers } from './orders.ts'
import { storeHandlers } from './stores.ts'
import { uploadHandlers } from './uploads.ts'

/** Everything that the mock answers. */
export const handlers: readonly Handler[] = [
  ...addressHandlers,
  ...areaHandlers,
  ...authHandlers,
  ...backOfficeOrderHandlers,
  ...backOfficeStoreHandlers,
  ...cartHandlers,
  ...commonHandlers,
  ...dashboardHandlers,
  ...expressHandlers,
  ...goodsBrandHandlers,
  ...goodsClassHandlers,
  ...goodsHandlers,
  ...integralGoodsClassHandlers,
  ...integralGoodsHandlers,
  ...integralOrderHandlers,
  ...menuHandlers,
  ...moneyLogHandlers,
  ...orderCommentHandlers,
  ...orderHandlers,
  ...storeHandlers,
  ...uploadHandlers,
]
