import type { Handler } from '../kit.ts'
import { addressHandlers } from './addresses.ts'
import { adminHandlers } from './admins.ts'
import { areaHandlers } from './areas.ts'
import { authHandlers } from './auth.ts'
import { backOfficeOrderHandlers } from './back-office-orders.ts'
import { cartHandlers } from './carts.ts'
import { commonHandlers } from './common.ts'
import { expressHandlers } from './expresses.ts'
import { goodsBrandHandlers } from './goods-brands.ts'
import { goodsClassHandlers } from './goods-classes.ts'
import { goodsHandlers } from './goods.ts'
import { menuHandlers } from './menus.ts'
import { moneyLogHandlers } from './money-logs.ts'
import { orderCommentHandlers } from './order-comments.ts'
import { orderHandlers } from './orders.ts'
import { permissionGroupHandlers } from './permission-groups.ts'
import { permissionHandlers } from './permissions.ts'
import { roleHandlers } from './roles.ts'
import { uploadHandlers } from './uploads.ts'
import { userHandlers } from './users.ts'

/** Everything that the mock answers. */
export const handlers: readonly Handler[] = [
  ...addressHandlers,
  ...adminHandlers,
  ...areaHandlers,
  ...authHandlers,
  ...backOfficeOrderHandlers,
  ...cartHandlers,
  ...commonHandlers,
  ...expressHandlers,
  ...goodsBrandHandlers,
  ...goodsClassHandlers,
  ...goodsHandlers,
  ...menuHandlers,
  ...moneyLogHandlers,
  ...orderCommentHandlers,
  ...orderHandlers,
  ...permissionGroupHandlers,
  ...permissionHandlers,
  ...roleHandlers,
  ...uploadHandlers,
  ...userHandlers,
]
