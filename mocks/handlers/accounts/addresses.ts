import type { AddressForm } from '#contracts/api/accounts/addresses.ts'
import { setDefaultAddress, userAddresses } from '#contracts/api/accounts/addresses.ts'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import { placeOf } from '../../domain/stores/places.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

/** Makes an address the only default of its shopper. */
const onlyDefault = (db: Db, user: number, id: number): void => {
  for (const row of db.addresses.by('user_id', user)) {
    const is_default = row.id === id ? 1 : 0
    if (row.is_default !== is_default) db.addresses.change(row.id, { is_default })
  }
}

const placed = (db: Db, { area, ...body }: z.output<typeof AddressForm>) => ({ ...body, ...placeOf(db, area) })

export const addressHandlers = [
  ...crudHandlers(userAddresses, {
    rows: db => db.addresses,
    show: row => row,
    mine:
      ({ me }) =>
      row =>
        row.user_id === me.id,
    create: (body, { db, me }) => {
      const row = db.addresses.add({ ...placed(db, body), user_id: me.id })
      if (row.is_default === 1) onlyDefault(db, me.id, row.id)
      return row
    },
    update: (row, body, { db, me }) => {
      db.addresses.change(row.id, placed(db, body))
      if (body.is_default === 1) onlyDefault(db, me.id, row.id)
    },
  }),
  handle(setDefaultAddress, ({ db, me, params }) => {
    const row = db.addresses.find(params.id)
    if (row?.user_id !== me.id) refuse('notFound')
    onlyDefault(db, me.id, params.id)
    return 1
  }),
]
