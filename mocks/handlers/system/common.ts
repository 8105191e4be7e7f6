import { loadCommon } from '#contracts/api/system/common.ts'
import { countLines } from '../orders/carts.ts'
import { classTree } from '../catalogue/goods-classes.ts'
import { configText, numberIn } from '../../domain/system/configs.ts'
import { handle } from '../../kit.ts'

export const commonHandlers = [
  handle(loadCommon, ({ db, token, ip }) => {
    const config = (name: string): string => configText(db, name)
    return {
      classes: classTree(db),
      brands: db.goods_brands.rows().toSorted((a, b) => a.is_sort - b.is_sort || a.id - b.id),
      common: {
        web_name: config('web_name'),
        index_name: config('index_name'),
        keyword: config('keyword'),
        description: config('description'),
        logo: config('logo'),
        mobile: config('mobile'),
        email: config('email'),
        icp: config('icp'),
        close_status: config('close_status') === '0' ? ('0' as const) : ('1' as const),
        close_reason: config('close_reason'),
        cash: String(numberIn(db, 'store', 'cash', 0)),
      },
      ip,
      cart: countLines(db, token),
    }
  }),
]
