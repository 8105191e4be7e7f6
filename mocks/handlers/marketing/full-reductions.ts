import { sellerFullReductions } from '#contracts/api/marketing/full-reductions.ts'
import { phaseOf } from '../../domain/marketing/campaigns.ts'
import { crudHandlers } from '../../kit.ts'

export const fullReductionHandlers = crudHandlers(sellerFullReductions, {
  rows: db => db.full_reductions,
  show: (row, { clock }) => ({ ...row, status: phaseOf(clock, row) }),
  mine:
    ({ store }) =>
    row =>
      row.store_id === store.id,
  create: (body, { db, store }) => db.full_reductions.add({ ...body, store_id: store.id }),
  update: (row, body, { db }) => void db.full_reductions.change(row.id, body),
})
