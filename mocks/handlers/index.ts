import type { Handler } from '../kit.ts'
import { addressHandlers } from './accounts/addresses.ts'
import { adminHandlers } from './accounts/admins.ts'
import { advSpaceHandlers } from './content/adv-spaces.ts'
import { advHandlers } from './content/advs.ts'
import { agreementHandlers } from './content/agreements.ts'
import { appVersionHandlers } from './content/app-versions.ts'
import { areaHandlers } from './system/areas.ts'
import { articleMenuHandlers } from './content/article-menus.ts'
import { articleHandlers } from './content/articles.ts'
import { authHandlers } from './accounts/auth.ts'
import { backOfficeGoodsHandlers } from './catalogue/back-office-goods.ts'
import { backOfficeOrderHandlers } from './orders/back-office-orders.ts'
import { backOfficeStoreHandlers } from './stores/back-office-stores.ts'
import { cartHandlers } from './orders/carts.ts'
import { cashHandlers } from './money/cashes.ts'
import { chatHandlers } from './stores/chats.ts'
import { collectiveHandlers } from './marketing/collectives.ts'
import { commonHandlers } from './system/common.ts'
import { configHandlers } from './system/configs.ts'
import { couponHandlers } from './marketing/coupons.ts'
import { currencyHandlers } from './money/currencies.ts'
import { dashboardHandlers } from './system/dashboards.ts'
import { distributionHandlers } from './marketing/distributions.ts'
import { expressHandlers } from './orders/expresses.ts'
import { favoriteHandlers } from './catalogue/favorites.ts'
import { fileSpaceHandlers } from './content/file-spaces.ts'
import { freightHandlers } from './orders/freights.ts'
import { fullReductionHandlers } from './marketing/full-reductions.ts'
import { goodsAttrHandlers } from './catalogue/goods-attrs.ts'
import { goodsBrandHandlers } from './catalogue/goods-brands.ts'
import { goodsClassHandlers } from './catalogue/goods-classes.ts'
import { goodsSkuHandlers } from './catalogue/goods-skus.ts'
import { goodsSpecHandlers } from './catalogue/goods-specs.ts'
import { goodsHandlers } from './catalogue/goods.ts'
import { integralGoodsClassHandlers } from './points/integral-goods-classes.ts'
import { integralGoodsHandlers } from './points/integral-goods.ts'
import { integralOrderHandlers } from './points/integral-orders.ts'
import { menuHandlers } from './system/menus.ts'
import { moneyLogHandlers } from './money/money-logs.ts'
import { noticeHandlers } from './content/notices.ts'
import { oauthHandlers } from './accounts/oauth.ts'
import { orderCommentHandlers } from './orders/order-comments.ts'
import { orderSettlementHandlers } from './money/order-settlements.ts'
import { orderHandlers } from './orders/orders.ts'
import { permissionGroupHandlers } from './accounts/permission-groups.ts'
import { permissionHandlers } from './accounts/permissions.ts'
import { refundHandlers } from './after-sales/refunds.ts'
import { registerHandlers } from './accounts/register.ts'
import { roleHandlers } from './accounts/roles.ts'
import { seckillHandlers } from './marketing/seckills.ts'
import { smsHandlers } from './system/sms.ts'
import { storeHandlers } from './stores/stores.ts'
import { uploadHandlers } from './content/uploads.ts'
import { userCheckHandlers } from './accounts/user-checks.ts'
import { userDefaultHandlers } from './accounts/user-default.ts'
import { userHandlers } from './accounts/users.ts'

/** The handlers of every call. */
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
