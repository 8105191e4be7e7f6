import { addressExamples } from './addresses.ts'
import { areaExamples } from './areas.ts'
import { authExamples } from './auth.ts'
import { backOfficeGoodsExamples } from './back-office-goods.ts'
import { backOfficeOrderExamples } from './back-office-orders.ts'
import { cartExamples } from './carts.ts'
import { checkoutExamples } from './checkout.ts'
import { commonExamples } from './common.ts'
import { expressExamples } from './expresses.ts'
import { fileSpaceExamples } from './file-spaces.ts'
import { freightExamples } from './freights.ts'
import { goodsAttrExamples } from './goods-attrs.ts'
import { goodsBrandExamples } from './goods-brands.ts'
import { goodsClassExamples } from './goods-classes.ts'
import { goodsSkuExamples } from './goods-skus.ts'
import { goodsSpecExamples } from './goods-specs.ts'
import { goodsExamples } from './goods.ts'
import type { Example } from './kit.ts'
import { menuExamples } from './menus.ts'
import { moneyLogExamples } from './money-logs.ts'
import { orderCommentExamples } from './order-comments.ts'
import { orderExamples } from './orders.ts'
import { uploadExamples } from './uploads.ts'

/** Every named example of the API: the list that pacts, verification and documents walk. */
export const examples: readonly Example[] = [
  ...addressExamples,
  ...areaExamples,
  ...authExamples,
  ...backOfficeGoodsExamples,
  ...backOfficeOrderExamples,
  ...cartExamples,
  ...checkoutExamples,
  ...commonExamples,
  ...expressExamples,
  ...fileSpaceExamples,
  ...freightExamples,
  ...goodsAttrExamples,
  ...goodsBrandExamples,
  ...goodsClassExamples,
  ...goodsSkuExamples,
  ...goodsSpecExamples,
  ...goodsExamples,
  ...menuExamples,
  ...moneyLogExamples,
  ...orderCommentExamples,
  ...orderExamples,
  ...uploadExamples,
]
