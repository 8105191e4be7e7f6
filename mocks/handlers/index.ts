import type { Handler } from '../kit.ts'
import { addressHandlers } from './addresses.ts'
import { areaHandlers } from './areas.ts'
import { authHandlers } from './auth.ts'
import { backOfficeOrderHandlers } from './back-office-orders.ts'
import { cartHandlers } from './carts.ts'
import { chatHandlers } from './chats.ts'
import { commonHandlers } from './common.ts'
import { expressHandlers } from './expresses.ts'
import { favoriteHandlers } from './favorites.ts'
import { goodsBrandHandlers } from './goods-brands.ts'
import { goodsClassHandlers } from './goods-classes.ts'
import { goodsHandlers } from './goods.ts'
import { menuHandlers } from './menus.ts'
import { moneyLogHandlers } from './money-logs.ts'
import { oauthHandlers } from './oauth.ts'
import { orderCommentHandlers } from './order-comments.ts'
import { orderHandlers } from './orders.ts'
import { registerHandlers } from './register.ts'
import { uploadHandlers } from './uploads.ts'
import { userCheckHandlers } from './user-checks.ts'
import { userDefaultHandlers } from './user-default.ts'

/** Everything that the mock answers. */
export const handlers: readonly Handler[] = [
  ...addressHandlers,
  ...areaHandlers,
  ...authHandlers,
  ...backOfficeOrderHandlers,
  ...cartHandlers,
  ...chatHandlers,
  ...commonHandlers,
  ...expressHandlers,
  ...favoriteHandlers,
  ...goodsBrandHandlers,
  ...goodsClassHandlers,
  ...goodsHandlers,
  ...menuHandlers,
  ...moneyLogHandlers,
  ...oauthHandlers,
  ...orderCommentHandlers,
  ...orderHandlers,
  ...registerHandlers,
  ...uploadHandlers,
  ...userCheckHandlers,
  ...userDefaultHandlers,
]
