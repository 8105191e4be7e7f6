import { addressExamples } from './addresses.ts'
import { areaExamples } from './areas.ts'
import { authExamples } from './auth.ts'
import { backOfficeOrderExamples } from './back-office-orders.ts'
import { cartExamples } from './carts.ts'
import { chatExamples } from './chats.ts'
import { checkoutExamples } from './checkout.ts'
import { commonExamples } from './common.ts'
import { expressExamples } from './expresses.ts'
import { favoriteExamples } from './favorites.ts'
import { goodsBrandExamples } from './goods-brands.ts'
import { goodsClassExamples } from './goods-classes.ts'
import { goodsExamples } from './goods.ts'
import type { Example } from './kit.ts'
import { menuExamples } from './menus.ts'
import { moneyLogExamples } from './money-logs.ts'
import { oauthExamples } from './oauth.ts'
import { orderCommentExamples } from './order-comments.ts'
import { orderExamples } from './orders.ts'
import { registerExamples } from './register.ts'
import { uploadExamples } from './uploads.ts'
import { userCheckExamples } from './user-checks.ts'
import { userDefaultExamples } from './user-default.ts'

/** Every named example of the API: the list that pacts, verification and documents walk. */
export const examples: readonly Example[] = [
  ...addressExamples,
  ...areaExamples,
  ...authExamples,
  ...backOfficeOrderExamples,
  ...cartExamples,
  ...chatExamples,
  ...checkoutExamples,
  ...commonExamples,
  ...expressExamples,
  ...favoriteExamples,
  ...goodsBrandExamples,
  ...goodsClassExamples,
  ...goodsExamples,
  ...menuExamples,
  ...moneyLogExamples,
  ...oauthExamples,
  ...orderCommentExamples,
  ...orderExamples,
  ...registerExamples,
  ...uploadExamples,
  ...userCheckExamples,
  ...userDefaultExamples,
]
