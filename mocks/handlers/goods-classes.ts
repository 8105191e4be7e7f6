import { loadGoodsClasses } from '#contracts/api/goods-classes.ts'
import type { Db } from '../db/db.ts'
import { treeOf } from '../domain/tree.ts'
import { handle } from '../kit.ts'

/** The class tree, sorted by `is_sort`. */
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

export const goodsClassHandlers = [handle(loadGoodsClasses, ({ db, query }) => classTree(db, query?.deep))]
