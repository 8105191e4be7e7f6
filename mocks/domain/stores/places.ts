import type { Db } from '../../db/db.ts'
import { inBoth } from '../../db/english.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { refuse } from '../../refusal.ts'

/** The province, city and district of an address as one text, in both languages. Source: ARA-6. */
export const areaInfo = (areas: readonly RowOf<'areas'>[]): Text => {
  const names = areas.map(area => inBoth(area, ({ name }) => name))
  return { zh: names.map(({ zh }) => zh).join(' '), en: names.map(({ en }) => en).join(' ') }
}

/**
 * Looks up a province, city and optional district. @returns their ids and joined names.
 * @throws Refusal invalidInput if one does not exist or does not belong to the one before.
 */
export const placeOf = (db: Db, area: readonly number[]) => {
  const chosen = area.map(id => db.areas.find(id) ?? refuse('invalidInput', 'area'))
  if (chosen.some((one, at) => one.pid !== (chosen[at - 1]?.code ?? '0'))) refuse('invalidInput', 'area')
  const [province_id = 0, city_id = 0, region_id = 0] = area
  return { province_id, city_id, region_id, area_info: areaInfo(chosen) }
}
