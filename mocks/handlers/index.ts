import type { Handler } from '../kit.ts'
import { addressHandlers } from './addresses.ts'
import { adminHandlers } from './admins.ts'
import { advSpaceHandlers } from './adv-spaces.ts'
import { advHandlers } from './advs.ts'
import { agreementHandlers } from './agreements.ts'
import { appVersionHandlers } from './app-versions.ts'
import { areaHandlers } from './areas.ts'
import { articleMenuHandlers } from './article-menus.ts'
import { articleHandlers } from './articles.ts'
import { authHandlers } from './auth.ts'
import { backOfficeGoodsHandlers } from './back-office-goods.ts'
import { backOfficeOrderHandlers } from './back-office-orders.ts'
import { backOfficeStoreHandlers } from './back-office-stores.ts'
import { cartHandlers } from './carts.ts'
import { cashHandlers } from './cashes.ts'
import { chatHandlers } from './chats.ts'
import { collectiveHandlers } from './collectives.ts'
import { commonHandlers } from './common.ts'
import { configHandlers } from './configs.ts'
import { couponHandlers } from './coupons.ts'
import { currencyHandlers } from './currencies.ts'
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
import { noticeHandlers } from './notices.ts'
import { oauthHandlers } from './oauth.ts'
import { orderCommentHandlers } from './order-comments.ts'
import { orderSettlementHandlers } from './order-settlements.ts'
import { orderHandlers } from './orders.ts'
import { permissionGroupHandlers } from './permission-groups.ts'
import { permissionHandlers } from './permissions.ts'
import { refundHandlers } from './refunds.ts'
import { registerHandlers } from './register.ts'
import { roleHandlers } from './roles.ts'
import { seckillHandlers } from './seckills.ts'
import { smsHandlers } from './sms.ts'
import { storeHandlers } from './stores.ts'
import { uploadHandlers } from './uploads.ts'
import { userCheckHandlers } from './user-checks.ts'
import { userDefaultHandlers } from './user-default.ts'
import { userHandlers } from './users.ts'

/** Everything that the mock answers. */
export const handlers: readonly Handler[] = [
  ...addressHandlers,
  ...adminHandlers,
  ...advHandlers,
  ...advSpaceHandlers,
  ...agreementHandlers,
  ...appVersionHandlers,
  ...areaHandlers,
  ...articleHandlers,
  ...articleMenuHandlers,
  ...authHandlers,
  ...backOfficeGoodsHandlers,
  ...backOfficeOrderHandlers,
  ...backOfficeStoreHandlers,
  ...cartHandlers,
  ...cashHandlers,
  ...chatHandlers,
  ...collectiveHandlers,
  ...commonHandlers,
  ...configHandlers,
  ...couponHandlers,
  ...currencyHandlers,
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
  ...noticeHandlers,
  ...oauthHandlers,
  ...orderCommentHandlers,
  ...orderHandlers,
  ...orderSettlementHandlers,
  ...permissionGroupHandlers,
  ...permissionHandlers,
  ...refundHandlers,
  ...registerHandlers,
  ...roleHandlers,
  ...seckillHandlers,
  ...smsHandlers,
  ...storeHandlers,
  ...uploadHandlers,
  ...userCheckHandlers,
  ...userDefaultHandlers,
  ...userHandlers,
]
