import type { Handler } from '../kit.ts'
import { addressHandlers } from './addresses.ts'
import { areaHandlers } from './areas.ts'
import { authHandlers } from './auth.ts'
import { backOfficeOrderHandlers } from './back-office-orders.ts'
import { cartHandlers } from './carts.ts'
import { commonHandlers } from './common.ts'
import { configHandlers } from './configs.ts'
import { expressHandlers } from './expresses.ts'
import { goodsBrandHandlers } from './goods-brands.ts'
import { goodsClassHandlers } from './goods-classes.ts'
import { goodsHandlers } from './goods.ts'
import { menuHandlers } from './menus.ts'
import { moneyLogHandlers } from './money-logs.ts'
import { orderCommentHandlers } from './order-comments.ts'
import { orderHandlers } from './orders.ts'
import { uploadHandlers } from './uploads.ts'
import { advSpaceHandlers } from './adv-spaces.ts'
import { advHandlers } from './advs.ts'
import { agreementHandlers } from './agreements.ts'
import { appVersionHandlers } from './app-versions.ts'
import { articleMenuHandlers } from './article-menus.ts'
import { articleHandlers } from './articles.ts'
import { currencyHandlers } from './currencies.ts'
import { noticeHandlers } from './notices.ts'
import { smsHandlers } from './sms.ts'

/** Everything that the mock answers. */
export const handlers: readonly Handler[] = [
  ...addressHandlers,
  ...advSpaceHandlers,
  ...advHandlers,
  ...agreementHandlers,
  ...appVersionHandlers,
  ...articleMenuHandlers,
  ...articleHandlers,
  ...currencyHandlers,
  ...noticeHandlers,
  ...smsHandlers,
  ...areaHandlers,
  ...authHandlers,
  ...backOfficeOrderHandlers,
  ...cartHandlers,
  ...commonHandlers,
  ...configHandlers,
  ...expressHandlers,
  ...goodsBrandHandlers,
  ...goodsClassHandlers,
  ...goodsHandlers,
  ...menuHandlers,
  ...moneyLogHandlers,
  ...orderCommentHandlers,
  ...orderHandlers,
  ...uploadHandlers,
]
