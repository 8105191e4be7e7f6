import type { Facts, StateName } from '#contracts/states/index.ts'
import type { fileStates } from '#contracts/states/files.ts'
import { otherStore } from './order-rows.ts'
import { areaWithCode, code, store } from './rows.ts'
import type { World } from '../world.ts'

const prices = { f_weight: '1.00', f_price: '8.00', o_weight: '1.00', o_price: '3.00' } as const

const folder = ({ db }: World, belong_id: number, of: { id: number; name: string; picture_id: number }): void => {
  for (const { id } of db.file_spaces.by('dir_id', of.id)) db.file_spaces.remove(id)
  db.file_space_dirs.set({ id: of.id, belong_id, name: of.name })
  db.file_spaces.set({
    id: of.picture_id,
    belong_id,
    dir_id: of.id,
    name: 'enamel-mug',
    ext_name: 'svg',
    url: '/storage/goods/enamel-mug.svg',
  })
}

/** Enters the states of freight templates and files. */
export const enterFileState: {
  [S in keyof typeof fileStates & StateName]: (world: World, facts: Facts<S>) => void
} = {
  'the store has freight templates': ({ db }, { id, custom_id, province_id, free_province_id }) => {
    const own = store(db).id
    for (const area of [province_id, free_province_id])
      areaWithCode(db, { id: area, code: code(area), pid: '0', name: `Northland ${area}` })
    for (const row of db.goods.by('store_id', own)) if (row.freight_id > 0) db.goods.change(row.id, { freight_id: 0 })
    for (const row of db.freights.by('store_id', own)) db.freights.remove(row.id)
    db.freights.set({ id, store_id: own, name: '默认运费', is_type: 0, area_id: [], ...prices })
    db.freights.set({ id: custom_id, store_id: own, name: '北方', is_type: 1, area_id: [province_id], ...prices })
  },
  'another store has a freight template': ({ db }, { id }) =>
    void db.freights.set({ id, store_id: otherStore(db).id, name: '南方', is_type: 1, area_id: [], ...prices }),
  'the store has a folder with a picture': (world, facts) => folder(world, store(world.db).id, facts),
  'another store has a folder with a picture': (world, facts) =>
    folder(world, otherStore(world.db).id, { ...facts, name: 'Theirs' }),
}
