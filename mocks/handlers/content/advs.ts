import { adminAdvs, listAdvs } from '#contracts/api/content/advs.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { ownerOf, owns } from '../../domain/content/content.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

/** @throws Refusal invalidInput if the caller has no such ad space. */
const checkSpace = (db: Db, me: RowOf<'admins'>, pid: number): void => {
  const space = db.adv_spaces.find(pid)
  if (!space || !owns(me, space)) refuse('invalidInput', 'pid')
}

export const advHandlers = [
  handle(listAdvs, ({ db, clock, query }) => {
    const now = clock.text()
    const [space] = db.adv_spaces.by('name', query.name)
    return (space ? db.advs.by('pid', space.id) : [])
      .filter(adv => adv.status === 1 && adv.adv_start <= now && now <= adv.adv_end)
      .toSorted((a, b) => b.is_sort - a.is_sort || b.id - a.id)
  }),
  ...crudHandlers(adminAdvs, {
    rows: db => db.advs,
    show: row => row,
    mine:
      ({ me }) =>
      row =>
        owns(me, row),
    create: (body, { db, me }) => {
      checkSpace(db, me, body.pid)
      return db.advs.add({ ...body, belong_id: ownerOf(me) })
    },
    update: (row, body, { db, me }) => {
      checkSpace(db, me, body.pid)
      db.advs.change(row.id, body)
    },
  }),
]
