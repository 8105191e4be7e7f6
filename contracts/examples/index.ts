import { addressExamples } from './addresses.ts'
import { adminExamples } from './admins.ts'
import { advSpaceExamples } from './adv-spaces.ts'
import { advExamples } from './advs.ts'
import { agreementExamples } from './agreements.ts'
import { appVersionExamples } from './app-versions.ts'
import { areaExamples } from './areas.ts'
import { articleMenuExamples } from './article-menus.ts'
import { articleExamples } from './articles.ts'
import { authExamples } from './auth.ts'
import { backOfficeGoodsExamples } from './back-office-goods.ts'
import { backOfficeOrderExamples } from './back-office-orders.ts'
import { backOfficeStoreExamples } from './back-office-stores.ts'
import { cartExamples } from './carts.ts'
import { cashExamples } from './cashes.ts'
import { chatExamples } from './chats.ts'
import { checkoutExamples } from './checkout.ts'
import { collectiveExamples } from './collectives.ts'
import { commonExamples } from './common.ts'
import { configExamples } from './configs.ts'
import { couponExamples } from './coupons.ts'
import { currencyExamples } from './currencies.ts'
import { dashboardExamples } from './dashboards.ts'
import { distributionExamples } from './distributions.ts'
import { expressExamples } from './expresses.ts'
import { favoriteExamples } from './favorites.ts'
import { fileSpaceExamples } from './file-spaces.ts'
import { freightExamples } from './freights.ts'
import { fullReductionExamples } from './full-reductions.ts'
import { goodsAttrExamples } from './goods-attrs.ts'
import { goodsBrandExamples } from './goods-brands.ts'
import { goodsClassExamples } from './goods-classes.ts'
import { goodsSkuExamples } from './goods-skus.ts'
import { goodsSpecExamples } from './goods-specs.ts'
import { goodsExamples } from './goods.ts'
import { integralGoodsClassExamples, integralGoodsExamples, integralOrderExamples } from './integral.ts'
import type { Example } from './kit.ts'
import { menuExamples } from './menus.ts'
import { moneyLogExamples } from './money-logs.ts'
import { noticeExamples } from './notices.ts'
import { oauthExamples } from './oauth.ts'
import { orderCommentExamples } from './order-comments.ts'
import { orderSettlementExamples } from './order-settlements.ts'
import { orderExamples } from './orders.ts'
import { permissionGroupExamples } from './permission-groups.ts'
import { permissionExamples } from './permissions.ts'
import { refundExamples } from './refunds.ts'
import { registerExamples } from './register.ts'
import { roleExamples } from './roles.ts'
import { seckillExamples } from './seckills.ts'
import { smsExamples } from './sms.ts'
import { storeExamples } from './stores.ts'
import { uploadExamples } from './uploads.ts'
import { userCheckExamples } from './user-checks.ts'
import { userDefaultExamples } from './user-default.ts'
import { userExamples } from './users.ts'

/** Every named example of the API: the list that pacts, verification and documents walk. */
export const examples: readonly Example[] = [
  ...addressExamples,
  ...adminExamples,
  ...advExamples,
  ...advSpaceExamples,
  ...agreementExamples,
  ...appVersionExamples,
  ...areaExamples,
  ...articleExamples,
  ...articleMenuExamples,
  ...authExamples,
  ...backOfficeGoodsExamples,
  ...backOfficeOrderExamples,
  ...backOfficeStoreExamples,
  ...cartExamples,
  ...cashExamples,
  ...chatExamples,
  ...checkoutExamples,
  ...collectiveExamples,
  ...commonExamples,
  ...configExamples,
  ...couponExamples,
  ...currencyExamples,
  ...dashboardExamples,
  ...distributionExamples,
  ...expressExamples,
  ...favoriteExamples,
  ...fileSpaceExamples,
  ...freightExamples,
  ...fullReductionExamples,
  ...goodsAttrExamples,
  ...goodsBrandExamples,
  ...goodsClassExamples,
  ...goodsExamples,
  ...goodsSkuExamples,
  ...goodsSpecExamples,
  ...integralGoodsClassExamples,
  ...integralGoodsExamples,
  ...integralOrderExamples,
  ...menuExamples,
  ...moneyLogExamples,
  ...noticeExamples,
  ...oauthExamples,
  ...orderCommentExamples,
  ...orderExamples,
  ...orderSettlementExamples,
  ...permissionExamples,
  ...permissionGroupExamples,
  ...refundExamples,
  ...registerExamples,
  ...roleExamples,
  ...seckillExamples,
  ...smsExamples,
  ...storeExamples,
  ...uploadExamples,
  ...userCheckExamples,
  ...userDefaultExamples,
  ...userExamples,
]
