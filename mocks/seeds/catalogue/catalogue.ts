import { appliances } from './appliances.ts'
import { beauty } from './beauty.ts'
import { books } from './books.ts'
import { children } from './children.ts'
import { digital } from './digital.ts'
import { fashion } from './fashion.ts'
import { food } from './food.ts'
import { home } from './home.ts'
import type { Group, Leaf, Product, Root } from './shape.ts'
import { sports } from './sports.ts'

/** The categories of the first level, in the order of the menu. */
export const roots: readonly Root[] = [digital, appliances, fashion, beauty, food, home, books, sports, children]

/** A product with its categories. `root` counts from 0. */
export type Entry = { root: number; group: Group; leaf: Leaf; product: Product }

/** Every product of the catalogue, by category. */
export const entries: readonly Entry[] = roots.flatMap((root, at) =>
  root.groups.flatMap(group => group.leaves.flatMap(leaf => leaf[2].map(product => ({ root: at, group, leaf, product })))))
