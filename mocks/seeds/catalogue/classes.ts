import { picturePath } from '../../pictures/urls.ts'
import { brands, type BrandKey } from './brands.ts'
import { roots } from './catalogue.ts'
import type { Leaf } from './shape.ts'
import { seedText, type Pair } from '../texts.ts'
import { day, stamps } from '../orders/times.ts'
import type { Db } from '../../db/db.ts'
import type { Seeding } from '../world.ts'

/** Ids of the seeded categories and brands. */
export type Shelves = { classOf: ReadonlyMap<Leaf, number>; brandOf: ReadonlyMap<BrandKey, number> }

/** Seeds the category tree and the brands. @returns the ids of leaves and brands. */
export const seedClasses = ({ db, now }: Seeding): Shelves => {
  const written = stamps(now - 900 * day)
  const add = (pid: number, name: Pair, art: string, is_sort: number): number =>
    db.goods_classes.add({ pid, name: seedText(name), thumb: picturePath('classes', art), is_sort, ...written }).id
  const classOf = new Map<Leaf, number>()
  for (const [at, root] of roots.entries()) {
    const rootId = add(0, root.name, root.art, at)
    for (const [place, group] of root.groups.entries()) {
      const groupId = add(rootId, group.name, group.art, place)
      group.leaves.forEach((leaf, order) => classOf.set(leaf, add(groupId, leaf[0], leaf[1], order)))
    }
  }
  const names = Object.keys(brands) as BrandKey[]
  const brandOf = new Map(
    names.map((name, is_sort) => [
      name,
      db.goods_brands.add({
        name: seedText(brands[name]),
        thumb: picturePath('brands', name),
        is_sort,
        ...written,
      }).id,
    ]),
  )
  return { classOf, brandOf }
}

/** The Chinese names of a category and its ancestors, from the first level down. */
export const classNames = (db: Db, id: number): string[] => {
  const row = db.goods_classes.find(id)
  return row ? [...classNames(db, row.pid), row.name] : []
}
