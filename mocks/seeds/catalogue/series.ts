import type { Pair } from '../texts.ts'

/** Names of later editions of a product, for shops larger than the catalogue. */
export const series: readonly Pair[] = [
  ['甄选', 'Select'],
  ['经典', 'Classic'],
  ['典藏', "Collector's"],
  ['匠心', 'Craft'],
  ['轻享', 'Light'],
  ['家庭', 'Family'],
  ['礼遇', 'Gift'],
  ['春日', 'Spring'],
  ['夏日', 'Summer'],
  ['秋日', 'Autumn'],
  ['冬日', 'Winter'],
  ['晨光', 'Morning'],
  ['星河', 'Galaxy'],
  ['山野', 'Hillside'],
  ['云朵', 'Cloud'],
  ['月白', 'Moonlight'],
  ['青禾', 'Green field'],
  ['城市', 'City'],
  ['旅行', 'Travel'],
  ['新锐', 'New wave'],
  ['周年', 'Anniversary'],
  ['联名', 'Partner'],
  ['限定', 'Limited'],
  ['焕新', 'Renewed'],
]
