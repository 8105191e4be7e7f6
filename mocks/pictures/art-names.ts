import { entries, roots } from '../seeds/catalogue/catalogue.ts'
import { faces } from './faces.ts'

/** Strips the colour from artwork: `'dress:red'` becomes `'dress'`. */
const plain = (art: string): string => art.split(':')[0] ?? art

/** The names of all icons that pictures use, sorted. */
export const artNames = (): string[] => {
  const classes = roots.flatMap(root => [
    root.art,
    ...root.groups.flatMap(group => [group.art, ...group.leaves.map(([, art]) => art)]),
  ])
  const products = entries.map(({ leaf, product }) => plain(product[8] ?? leaf[1]))
  return [...new Set([...faces, ...classes, ...products, 'package', 'shopping-bags'])].sort()
}
