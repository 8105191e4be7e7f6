import { adminExpresses, allExpresses, listExpresses } from '#contracts/api/orders/expresses.ts'
import { select, selectPage } from '../../db/list.ts'
import { checkFree } from '../../domain/content/content.ts'
import { crudHandlers, handle } from '../../kit.ts'

export const expressHandlers = [
  handle(listExpresses, ({ db, query }) => selectPage(db.expresses, query)),
  handle(allExpresses, ({ db, query }) => select(db.expresses, query)),
  ...crudHandlers(adminExpresses, {
    rows: db => db.expresses,
    show: row => row,
    create: (body, { db }) => {
      checkFree(db.expresses, 'code', body.code)
      return db.expresses.add(body)
    },
    update: (row, body, { db }) => {
      checkFree(db.expresses, 'code', body.code, row.id)
      db.expresses.change(row.id, body)
    },
  }),
]
