import { addressExamples } from './addresses.ts'
import { adminExamples } from './admins.ts'
import { areaExamples } from './areas.ts'
import { authExamples } from './auth.ts'
import { backOfficeOrderExamples } from './back-office-orders.ts'
import { backOfficeStoreExamples } from './back-office-stores.ts'
import { cartExamples } from './carts.ts'
import { chatExamples } from './chats.ts'
import { checkoutExamples } from './checkout.ts'
import { collectiveExamples } from './collectives.ts'
import { commonExamples } from './common.ts'
import { couponExamples } from './coupons.ts'
import { dashboardExamples } from './dashboards.ts'
import { distributionExamples } from './distributions.ts'
import { expressExamples } from './expresses.ts'
import { favoriteExamples } from './favorites.ts'
import { fullReductionExamples } from './full-reductions.ts'
import { goodsBrandExamples } from './goods-brands.ts'
import { goodsClassExamples } from './goods-classes.ts'
import { goodsExamples } from './goods.ts'
import { integralGoodsClassExamples, integralGoodsExamples, integralOrderExamples } from './integral.ts'
import type { Example } from './kit.ts'
import { menuExamples } from './menus.ts'
import { moneyLogExamples } from './money-logs.ts'
import { oauthExamples } from './oauth.ts'
import { orderCommentExamples } from './order-comments.ts'
import { orderExamples } from './orders.ts'
import { permissionGroupExamples } from './permission-groups.ts'
import { permissionExamples } from './permissions.ts'
import { registerExamples } from './register.ts'
import { roleExamples } from './roles.ts'
import { seckillExamples } from './seckills.ts'
import { storeExamples } from './stores.ts'
import { uploadExamples } from './uploads.ts'
import { userCheckExamples } from './user-checks.ts'
import { userDefaultExamples } from './user-default.ts'
import { userExamples } from './users.ts'

/** Every named example of the API: the list that pacts, verification and documents walk. */
export const examples: readonly Example[] = [
  ...addressExamples,
  ...adminExamples,
  ...areaExamples,
  ...authExamples,
  ...backOfficeOrderExamples,
  ...backOfficeStoreExamples,
  ...cartExamples,
  ...chatExamples,
  ...checkoutExamples,
  ...collectiveExamples,
  ...commonExamples,
  ...couponExamples,
  ...dashboardExamples,
  ...distributionExamples,
  ...expressExamples,
  ...favoriteExamples,
  ...fullReductionExamples,
  ...goodsBrandExamples,
  ...goodsClassExamples,
  ...goodsExamples,
  ...integralGoodsClassExamples,
  ...integralGoodsExamples,
  ...integralOrderExamples,
  ...menuExamples,
  ...moneyLogExamples,
  ...oauthExamples,
  ...orderCommentExamples,
  ...orderExamples,
  ...permissionExamples,
  ...permissionGroupExamples,
  ...registerExamples,
  ...roleExamples,
  ...seckillExamples,
  ...storeExamples,
  ...uploadExamples,
  ...userCheckExamples,
  ...userDefaultExamples,
  ...userExamples,
]
