import { addressExamples } from './addresses.ts'
import { adminExamples } from './admins.ts'
import { areaExamples } from './areas.ts'
import { authExamples } from './auth.ts'
import { backOfficeOrderExamples } from './back-office-orders.ts'
import { cartExamples } from './carts.ts'
import { checkoutExamples } from './checkout.ts'
import { commonExamples } from './common.ts'
import { expressExamples } from './expresses.ts'
import { goodsBrandExamples } from './goods-brands.ts'
import { goodsClassExamples } from './goods-classes.ts'
import { goodsExamples } from './goods.ts'
import type { Example } from './kit.ts'
import { menuExamples } from './menus.ts'
import { moneyLogExamples } from './money-logs.ts'
import { orderCommentExamples } from './order-comments.ts'
import { orderExamples } from './orders.ts'
import { permissionGroupExamples } from './permission-groups.ts'
import { permissionExamples } from './permissions.ts'
import { roleExamples } from './roles.ts'
import { uploadExamples } from './uploads.ts'
import { userExamples } from './users.ts'

/** Every named example of the API: the list that pacts, verification and documents walk. */
export const examples: readonly Example[] = [
  ...addressExamples,
  ...adminExamples,
  ...areaExamples,
  ...authExamples,
  ...backOfficeOrderExamples,
  ...cartExamples,
  ...checkoutExamples,
  ...commonExamples,
  ...expressExamples,
  ...goodsBrandExamples,
  ...goodsClassExamples,
  ...goodsExamples,
  ...menuExamples,
  ...moneyLogExamples,
  ...orderCommentExamples,
  ...orderExamples,
  ...permissionGroupExamples,
  ...permissionExamples,
  ...roleExamples,
  ...uploadExamples,
  ...userExamples,
]
