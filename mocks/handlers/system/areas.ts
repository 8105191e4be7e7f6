import { adminAreas, clearAreas, importAreas, lazyAreas, loadAreas } from '#contracts/api/system/areas.ts'
import type { Db } from '../../db/db.ts'
import { treeOf } from '../../domain/system/tree.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

const treeFrom = (db: Db, deep?: number) =>
  treeOf(
    db.areas.rows(),
    row => row.code,
    row => row.pid,
    '0',
    deep,
  )

const free = (db: Db, code: string, id = 0): void => {
  if (db.areas.by('code', code).some(row => row.id !== id)) refuse('nameTaken')
}

/** The level of an area below its parent. @throws Refusal invalidInput if the parent does not exist or is a district. */
const levelBelow = (db: Db, pid: string, place = 'pid'): number => {
  if (pid === '0') return 0
  const parent = db.areas.by('code', pid)[0]
  return parent && parent.deep < 2 ? parent.deep + 1 : refuse('invalidInput', place)
}

export const areaHandlers = [
  handle(loadAreas, ({ db, query }) => treeFrom(db, query?.deep)),
  handle(lazyAreas, ({ db, query }) =>
    db.areas.by('pid', String(query.pid)).map(row => ({ ...row, leaf: db.areas.by('pid', row.code).length === 0 })),
  ),
  handle(importAreas, ({ db, body }) => {
    const rows = Object.entries(body)
    for (const [at, row] of rows) {
      if (db.areas.by('code', row.code).length > 0) refuse('invalidInput', `${at}.code`)
      db.areas.add({ ...row, deep: levelBelow(db, row.pid, `${at}.pid`) })
    }
    return rows.length
  }),
  handle(clearAreas, ({ db }) => treeFrom(db)),
  ...crudHandlers(adminAreas, {
    rows: db => db.areas,
    show: row => row,
    options: () => ({ ascending: true }),
    child: (row, { db }) => db.areas.by('pid', row.code)[0],
    create: (body, { db }) => {
      free(db, body.code)
      return db.areas.add({ ...body, deep: levelBelow(db, body.pid) })
    },
    update: (row, body, { db }) => {
      free(db, body.code, row.id)
      db.areas.change(row.id, { ...body, deep: levelBelow(db, body.pid) })
    },
  }),
]
