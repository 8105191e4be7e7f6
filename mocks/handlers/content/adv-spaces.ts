import { adminAdvSpaces } from '#contracts/api/content/adv-spaces.ts'
import { checkFree, ownerOf, owns } from '../../domain/content/content.ts'
import { crudHandlers } from '../../kit.ts'

export const advSpaceHandlers = crudHandlers(adminAdvSpaces, {
  rows: db => db.adv_spaces,
  show: row => row,
  mine:
    ({ me }) =>
    row =>
      owns(me, row),
  create: (body, { db, me }) => {
    checkFree(db.adv_spaces, 'name', body.name)
    return db.adv_spaces.add({ ...body, belong_id: ownerOf(me) })
  },
  update: (row, body, { db }) => {
    checkFree(db.adv_spaces, 'name', body.name, row.id)
    db.adv_spaces.change(row.id, body)
  },
})
