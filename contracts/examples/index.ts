import { addressExamples } from './addresses.ts'
import { areaExamples } from './areas.ts'
import { authExamples } from './auth.ts'
import { backOfficeOrderExamples } from './back-office-orders.ts'
import { cartExamples } from './carts.ts'
import { checkoutExamples } from './checkout.ts'
import { commonExamples } from './common.ts'
import { configExamples } from './configs.ts'
import { expressExamples } from './expresses.ts'
import { goodsBrandExamples } from './goods-brands.ts'
import { goodsClassExamples } from './goods-classes.ts'
import { goodsExamples } from './goods.ts'
import type { Example } from './kit.ts'
import { menuExamples } from './menus.ts'
import { moneyLogExamples } from './money-logs.ts'
import { orderCommentExamples } from './order-comments.ts'
import { orderExamples } from './orders.ts'
import { uploadExamples } from './uploads.ts'
import { advSpaceExamples } from './adv-spaces.ts'
import { advExamples } from './advs.ts'
import { agreementExamples } from './agreements.ts'
import { appVersionExamples } from './app-versions.ts'
import { articleMenuExamples } from './article-menus.ts'
import { articleExamples } from './articles.ts'
import { currencyExamples } from './currencies.ts'
import { noticeExamples } from './notices.ts'
import { smsExamples } from './sms.ts'

/** Every named example of the API: the list that pacts, verification and documents walk. */
export const examples: readonly Example[] = [
  ...addressExamples,
  ...advSpaceExamples,
  ...advExamples,
  ...agreementExamples,
  ...appVersionExamples,
  ...articleMenuExamples,
  ...articleExamples,
  ...currencyExamples,
  ...noticeExamples,
  ...smsExamples,
  ...areaExamples,
  ...authExamples,
  ...backOfficeOrderExamples,
  ...cartExamples,
  ...checkoutExamples,
  ...commonExamples,
  ...configExamples,
  ...expressExamples,
  ...goodsBrandExamples,
  ...goodsClassExamples,
  ...goodsExamples,
  ...menuExamples,
  ...moneyLogExamples,
  ...orderCommentExamples,
  ...orderExamples,
  ...uploadExamples,
]
