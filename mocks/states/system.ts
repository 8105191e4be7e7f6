import type { systemStates } from '#contracts/states/system.ts'
import type { Facts } from '#contracts/states/index.ts'
import { scanChannels } from '../domain/system/configs.ts'
import { areaBelow, areaWithCode, code } from './rows.ts'
import type { World } from '../world.ts'

const channels = ({ db }: World, value: object): void => {
  const [row] = db.configs.by('name', 'pay')
  if (row) db.configs.change(row.id, { value: JSON.stringify(value) })
  else db.configs.add({ name: 'pay', value: JSON.stringify(value) })
}

/** Enters the states of areas and settings. */
export const enterSystemState: { [S in keyof typeof systemStates]: (world: World, facts: Facts<S>) => void } = {
  'an area exists': ({ db }, { id, code, pid, name }) => {
    const area = areaWithCode(db, { id, code, pid, name })
    areaBelow(db, area, id + 1)
  },
  'an area code is free': ({ db }, { code }) => {
    for (const { id } of db.areas.by('code', code)) db.areas.remove(id)
  },
  'a province with a city and a district exists': ({ db }, { province_id, city_id, region_id }) => {
    const province = areaWithCode(db, { id: province_id, code: code(province_id), pid: '0', name: 'Northland' })
    areaBelow(db, areaBelow(db, province, city_id), region_id)
  },
  'payment by scanning is configured': world => channels(world, scanChannels),
}
