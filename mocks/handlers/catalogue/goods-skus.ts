import { adminSkus } from '#contracts/api/catalogue/goods-skus.ts'
import type { RowOf } from '../../db/rows.ts'
import { oneMore } from '../../domain/catalogue/skus.ts'
import { crudHandlers, idsOf } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

const shown = (sku: RowOf<'goods_skus'>) => ({ ...sku, spec_id: sku.spec_id.join(','), sku_name: sku.sku_name.join(',') })

const given = (patch: object) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<RowOf<'goods_skus'>>

export const goodsSkuHandlers = crudHandlers(adminSkus, {
  rows: db => db.goods_skus,
  show: shown,
  create: ({ goods_id, spec_id, goods_image = '', ...numbers }, { db }) => {
    const goods = db.goods.find(goods_id) ?? refuse('invalidInput', 'goods_id')
    return db.goods_skus.add({ ...numbers, ...oneMore(db, goods, idsOf(spec_id)), goods_id, goods_image })
  },
  update: (row, patch, { db }) => db.goods_skus.change(row.id, given(patch)),
})
