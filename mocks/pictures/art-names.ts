import { entries, roots } from '../seeds/catalogue/catalogue.ts'
import { faces } from './faces.ts'

/** Art of a product without its colour: `'dress:red'` is `'dress'`. */
const plain = (art: string): string => art.split(':')[0] ?? art

/** The name of every icon that some picture needs, sorted. */
export const artNames = (): string[] => {
  const classes = roots.flatMap(root => [
    root.art,
    ...root.groups.flatMap(group => [group.art, ...group.leaves.map(([, art]) => art)]),
  ])
  const products = entries.map(({ leaf, product }) => plain(product[8] ?? leaf[1]))
  return [...new Set([...faces, ...classes, ...products, 'package', 'shopping-bags'])].sort()
}
