import { removeFreights, saveFreights, sellerAllFreights, sellerFreights } from '#contracts/api/orders/freights.ts'
import { select } from '../../db/list.ts'
import { removeTemplate, saveTemplates } from '../../domain/orders/freight-saving.ts'
import { crudHandlers, handle, idsOf } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

export const freightHandlers = [
  ...crudHandlers(sellerFreights, {
    rows: db => db.freights,
    show: row => row,
    mine:
      ({ store }) =>
      row =>
        row.store_id === store.id,
  }),
  handle(sellerAllFreights, ({ db, store, query }) =>
    select(db.freights, query, { ascending: true, from: db.freights.by('store_id', store.id) })
      .toSorted((a, b) => a.is_type - b.is_type || a.id - b.id)
      .map(row => ({ ...row, area_id: row.area_id.map(String) })),
  ),
  handle(saveFreights, ({ db, store, body }) => {
    saveTemplates(db, store.id, body.info)
    return []
  }),
  handle(removeFreights, ({ db, store, params }) => {
    const ids = idsOf(params.ids)
    for (const id of ids) removeTemplate(db, store.id, id)
    return ids.length || refuse('notFound')
  }),
]
