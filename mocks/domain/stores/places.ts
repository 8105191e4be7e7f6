import type { Db } from '../../db/db.ts'
import { refuse } from '../../refusal.ts'

/**
 * Ids and joined names of province, city and, where there is one, district.
 * @throws Refusal invalidInput when one does not exist or is not below the one before.
 */
export const placeOf = (db: Db, area: readonly number[]) => {
  const chosen = area.map(id => db.areas.find(id) ?? refuse('invalidInput', 'area'))
  if (chosen.some((one, at) => one.pid !== (chosen[at - 1]?.code ?? '0'))) refuse('invalidInput', 'area')
  const [province_id = 0, city_id = 0, region_id = 0] = area
  return { province_id, city_id, region_id, area_info: chosen.map(one => one.name).join(' ') }
}
