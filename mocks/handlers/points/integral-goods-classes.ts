import { adminIntegralClasses, allIntegralClasses, listIntegralClasses } from '#contracts/api/points/integral-goods-classes.ts'
import { select } from '../../db/list.ts'
import { crudHandlers, handle } from '../../kit.ts'

export const integralGoodsClassHandlers = [
  handle(listIntegralClasses, ({ db }) => [...db.integral_goods_classes.rows()]),
  handle(allIntegralClasses, ({ db, query }) => select(db.integral_goods_classes, query)),
  ...crudHandlers(adminIntegralClasses, {
    rows: db => db.integral_goods_classes,
    show: row => row,
    create: ({ name }, { db }) => db.integral_goods_classes.add({ name }),
    update: (row, { name }, { db }) => void db.integral_goods_classes.change(row.id, { name }),
  }),
]
