import { adminClasses, loadGoodsClasses } from '#contracts/api/catalogue/goods-classes.ts'
import type { Db } from '../../db/db.ts'
import { classPath } from '../../domain/catalogue/goods.ts'
import { checkPlace, levelOf } from '../../domain/content/content.ts'
import { treeOf } from '../../domain/system/tree.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

/** The category tree, sorted by `is_sort`. */
export const classTree = (db: Db, deep = -1) => {
  const rows = db.goods_classes.rows().toSorted((a, b) => a.is_sort - b.is_sort || a.id - b.id)
  return treeOf(
    rows,
    row => row.id,
    row => row.pid,
    0,
    deep,
  )
}

/** Products belong to categories of the third level. Source: CLS-1. */
const levels = 3

const holdsGoods = (db: Db, id: number): boolean =>
  db.goods.by('class_id', id).length > 0 || db.goods_classes.by('pid', id).some(child => holdsGoods(db, child.id))

export const goodsClassHandlers = [
  handle(loadGoodsClasses, ({ db, query }) => classTree(db, query?.deep)),
  ...crudHandlers(adminClasses, {
    rows: db => db.goods_classes,
    show: row => row,
    child: (row, { db }) => db.goods_classes.by('pid', row.id)[0],
    create: ({ thumb = '', ...body }, { db }) => {
      checkPlace(db.goods_classes, body.pid, levels)
      return db.goods_classes.add({ ...body, thumb })
    },
    update: (row, { thumb = row.thumb, ...body }, { db }) => {
      checkPlace(db.goods_classes, body.pid, levels, row.id)
      // Compares with the full path, including deleted parents, because products show all three levels.
      const stays = classPath(db, row.id).length === levelOf(db.goods_classes, body.pid) + 1
      if (!stays && holdsGoods(db, row.id)) refuse('invalidInput', 'pid')
      db.goods_classes.change(row.id, { ...body, thumb })
    },
  }),
]
