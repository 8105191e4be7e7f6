import { adminBrands, importBrands, sellerAllBrands, sellerBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { select } from '../../db/list.ts'
import { crudHandlers, handle } from '../../kit.ts'

export const goodsBrandHandlers = [
  ...crudHandlers(adminBrands, {
    rows: db => db.goods_brands,
    show: row => row,
    create: (body, { db }) => db.goods_brands.add(body),
    update: (row, body, { db }) => db.goods_brands.change(row.id, body),
  }),
  handle(importBrands, ({ db, body }) => {
    const rows = Object.values(body)
    for (const row of rows) db.goods_brands.add(row)
    return rows.length
  }),
  ...crudHandlers(sellerBrands, { rows: db => db.goods_brands, show: row => row }),
  handle(sellerAllBrands, ({ db, query }) => select(db.goods_brands, query)),
]
