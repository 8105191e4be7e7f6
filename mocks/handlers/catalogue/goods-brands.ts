import { adminBrands, importBrands, sellerAllBrands, sellerBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { select } from '../../db/list.ts'
import { crudHandlers, handle } from '../../kit.ts'

export const goodsBrandHandlers = [
  ...crudHandlers(adminBrands, {
    rows: db => db.goods_brands,
    show: row => row,
    create: ({ name, thumb = '' }, { db }) => db.goods_brands.add({ name, thumb, is_sort: 0 }),
    update: (row, { name, thumb = row.thumb }, { db }) => db.goods_brands.change(row.id, { name, thumb }),
  }),
  handle(importBrands, ({ db, body }) => {
    const rows = Object.values(body)
    for (const { name, thumb = '' } of rows) db.goods_brands.add({ name, thumb, is_sort: 0 })
    return rows.length
  }),
  ...crudHandlers(sellerBrands, { rows: db => db.goods_brands, show: row => row }),
  handle(sellerAllBrands, ({ db, query }) => select(db.goods_brands, query)),
]
