import { addressExamples } from './accounts/addresses.ts'
import { adminExamples } from './accounts/admins.ts'
import { advSpaceExamples } from './content/adv-spaces.ts'
import { advExamples } from './content/advs.ts'
import { agreementExamples } from './content/agreements.ts'
import { appVersionExamples } from './content/app-versions.ts'
import { areaExamples } from './system/areas.ts'
import { articleMenuExamples } from './content/article-menus.ts'
import { articleExamples } from './content/articles.ts'
import { authExamples } from './accounts/auth.ts'
import { backOfficeGoodsExamples } from './catalogue/back-office-goods.ts'
import { backOfficeOrderExamples } from './orders/back-office-orders.ts'
import { backOfficeStoreExamples } from './stores/back-office-stores.ts'
import { cartExamples } from './orders/carts.ts'
import { cashExamples } from './money/cashes.ts'
import { chatExamples } from './stores/chats.ts'
import { checkoutExamples } from './orders/checkout.ts'
import { paymentExamples } from './orders/payment.ts'
import { collectiveExamples } from './marketing/collectives.ts'
import { commonExamples } from './system/common.ts'
import { configExamples } from './system/configs.ts'
import { couponExamples } from './marketing/coupons.ts'
import { currencyExamples } from './money/currencies.ts'
import { dashboardExamples } from './system/dashboards.ts'
import { distributionExamples } from './marketing/distributions.ts'
import { expressExamples } from './orders/expresses.ts'
import { favoriteExamples } from './catalogue/favorites.ts'
import { fileSpaceExamples } from './content/file-spaces.ts'
import { freightExamples } from './orders/freights.ts'
import { fullReductionExamples } from './marketing/full-reductions.ts'
import { goodsAttrExamples } from './catalogue/goods-attrs.ts'
import { goodsBrandExamples } from './catalogue/goods-brands.ts'
import { goodsClassExamples } from './catalogue/goods-classes.ts'
import { goodsSkuExamples } from './catalogue/goods-skus.ts'
import { goodsSpecExamples } from './catalogue/goods-specs.ts'
import { goodsExamples } from './catalogue/goods.ts'
import { integralGoodsClassExamples, integralGoodsExamples, integralOrderExamples } from './points/integral.ts'
import type { Example } from './kit.ts'
import { menuExamples } from './system/menus.ts'
import { moneyLogExamples } from './money/money-logs.ts'
import { noticeExamples } from './content/notices.ts'
import { oauthExamples } from './accounts/oauth.ts'
import { orderCommentExamples } from './orders/order-comments.ts'
import { orderSettlementExamples } from './money/order-settlements.ts'
import { orderExamples } from './orders/orders.ts'
import { permissionGroupExamples } from './accounts/permission-groups.ts'
import { permissionExamples } from './accounts/permissions.ts'
import { refundExamples } from './after-sales/refunds.ts'
import { registerExamples } from './accounts/register.ts'
import { roleExamples } from './accounts/roles.ts'
import { seckillExamples } from './marketing/seckills.ts'
import { smsExamples } from './system/sms.ts'
import { storeExamples } from './stores/stores.ts'
import { uploadExamples } from './content/uploads.ts'
import { userCheckExamples } from './accounts/user-checks.ts'
import { userDefaultExamples } from './accounts/user-default.ts'
import { userExamples } from './accounts/users.ts'

/** Every named example of the API: the list that pacts, verification and documents iterate over. */
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
  ...paymentExamples,
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
