import type { Handler } from '../kit.ts'
import { addressHandlers } from './addresses.ts'
import { adminHandlers } from './admins.ts'
import { areaHandlers } from './areas.ts'
import { authHandlers } from './auth.ts'
import { backOfficeGoodsHandlers } from './back-office-goods.ts'
import { backOfficeOrderHandlers } from './back-office-orders.ts'
import { backOfficeStoreHandlers } from './back-office-stores.ts'
import { cartHandlers } from './carts.ts'
import { chatHandlers } from './chats.ts'
import { collectiveHandlers } from './collectives.ts'
import { commonHandlers } from './common.ts'
import { couponHandlers } from './coupons.ts'
import { dashboardHandlers } from './dashboards.ts'
import { distributionHandlers } from './distributions.ts'
import { expressHandlers } from './expresses.ts'
import { favoriteHandlers } from './favorites.ts'
import { fileSpaceHandlers } from './file-spaces.ts'
import { freightHandlers } from './freights.ts'
import { fullReductionHandlers } from './full-reductions.ts'
import { goodsAttrHandlers } from './goods-attrs.ts'
import { goodsBrandHandlers } from './goods-brands.ts'
import { goodsClassHandlers } from './goods-classes.ts'
import { goodsSkuHandlers } from './goods-skus.ts'
import { goodsSpecHandlers } from './goods-specs.ts'
import { goodsHandlers } from './goods.ts'
import { integralGoodsClassHandlers } from './integral-goods-classes.ts'
import { integralGoodsHandlers } from './integral-goods.ts'
import { integralOrderHandlers } from './integral-orders.ts'
import { menuHandlers } from './menus.ts'
import { moneyLogHandlers } from './money-logs.ts'
import { oauthHandlers } from './oauth.ts'
import { orderCommentHandlers } from './order-comments.ts'
import { orderHandlers } from './orders.ts'
import { permissionGroupHandlers } from './permission-groups.ts'
import { permissionHandlers } from './permissions.ts'
import { registerHandlers } from './register.ts'
import { roleHandlers } from './roles.ts'
import { seckillHandlers } from './seckills.ts'
import { storeHandlers } from './stores.ts'
import { uploadHandlers } from './uploads.ts'
import { userCheckHandlers } from './user-checks.ts'
import { userDefaultHandlers } from './user-default.ts'
import { userHandlers } from './users.ts'

/** Everything that the mock answers. */
export const handlers: readonly Handler[] = [
  ...addressHandlers,
  ...adminHandlers,
  ...areaHandlers,
  ...authHandlers,
  ...backOfficeGoodsHandlers,
  ...backOfficeOrderHandlers,
  ...backOfficeStoreHandlers,
  ...cartHandlers,
  ...chatHandlers,
  ...collectiveHandlers,
  ...commonHandlers,
  ...couponHandlers,
  ...dashboardHandlers,
  ...distributionHandlers,
  ...expressHandlers,
  ...favoriteHandlers,
  ...fileSpaceHandlers,
  ...freightHandlers,
  ...fullReductionHandlers,
  ...goodsAttrHandlers,
  ...goodsBrandHandlers,
  ...goodsClassHandlers,
  ...goodsHandlers,
  ...goodsSkuHandlers,
  ...goodsSpecHandlers,
  ...integralGoodsClassHandlers,
  ...integralGoodsHandlers,
  ...integralOrderHandlers,
  ...menuHandlers,
  ...moneyLogHandlers,
  ...oauthHandlers,
  ...orderCommentHandlers,
  ...orderHandlers,
  ...permissionGroupHandlers,
  ...permissionHandlers,
  ...registerHandlers,
  ...roleHandlers,
  ...seckillHandlers,
  ...storeHandlers,
  ...uploadHandlers,
  ...userCheckHandlers,
  ...userDefaultHandlers,
  ...userHandlers,
]
