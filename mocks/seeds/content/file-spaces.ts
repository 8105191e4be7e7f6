import { seedText, type Pair } from '../texts.ts'
import { daysAgo, stamps } from '../orders/times.ts'
import { numberByTime } from '../number-by-time.ts'
import type { Seeding } from '../world.ts'

const folders: readonly Pair[] = [
  ['商品主图', 'Product pictures'],
  ['详情页素材', 'For descriptions'],
  ['活动海报', 'Campaigns'],
]

/**
 * Seeds the picture space of the first stores: folders with pictures of their products, and some pictures outside folders. Needs
 * the products.
 */
export const seedFileSpaces = (seeding: Seeding): void => {
  const { db } = seeding
  for (const store of [1, 2, 3]) {
    const dirs = folders.map((name, at) =>
      db.file_space_dirs.add({ belong_id: store, name: seedText(name), ...stamps(daysAgo(seeding, 300 - at * 40)) }),
    )
    for (const [at, { goods_images, goods_no }] of db.goods.by('store_id', store).slice(0, 12).entries())
      for (const [view, url] of goods_images.entries())
        db.file_spaces.add({
          belong_id: store,
          dir_id: view > 2 ? 0 : (dirs[view]?.id ?? 0),
          name: `${goods_no}-${view + 1}`,
          ext_name: 'svg',
          url,
          ...stamps(daysAgo(seeding, 150 - at * 10)),
        })
  }
  numberByTime(db.file_spaces)
}
