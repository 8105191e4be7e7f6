import { areaList } from '@vant/area-data'
import { day, stamps } from '../orders/times.ts'
import { seedText } from '../texts.ts'
import type { Seeding } from '../world.ts'
import { areaName } from './area-names.ts'

/** Names by code, shortened to `digits` digits and grouped by the parent's code. */
const below = (list: Readonly<Record<string, string>>, digits: number) =>
  Map.groupBy(
    Object.entries(list).map(([code, name]) => ({ code: code.slice(0, digits), name })),
    ({ code }) => code.slice(0, digits - 2),
  )

/** Seeds provinces, cities and districts. Ids are assigned depth first; the tree is linked by code. Source: ARA-1. */
export const seedAreas = ({ db, now }: Seeding): void => {
  const levels = [below(areaList.province_list, 2), below(areaList.city_list, 4), below(areaList.county_list, 6)]
  const written = stamps(now - 400 * day)
  const add = (parent: string, deep: number): void => {
    for (const { code, name } of levels[deep]?.get(parent) ?? []) {
      db.areas.add({ pid: parent || '0', name: seedText([name, areaName(name)]), code, deep, ...written })
      add(code, deep + 1)
    }
  }
  add('', 0)
}
