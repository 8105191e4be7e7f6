import { adminNotices } from '#contracts/api/content/notices.ts'
import { ownerOf, owns } from '../../domain/content/content.ts'
import { crudHandlers } from '../../kit.ts'

export const noticeHandlers = crudHandlers(adminNotices, {
  rows: db => db.notices,
  show: row => row,
  mine:
    ({ me }) =>
    row =>
      owns(me, row),
  create: (body, { db, me }) => db.notices.add({ ...body, belong_id: ownerOf(me) }),
  update: (row, body, { db }) => db.notices.change(row.id, body),
})
