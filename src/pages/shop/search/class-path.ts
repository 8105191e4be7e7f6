import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'
import type { GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import { chooseRoot, chooseSecond, chooseThird } from './search-params.ts'

/** One level on the way down to a class, and the search that shows it. */
export type ClassStep = { id: number; name: string; search: GoodsSearch }

const below = (classes: readonly ClassNode[] | undefined, id: number | undefined) => classes?.find(node => node.id === id)

/** The marked classes of a search, the root first, each with the search that goes there; unknown ones end the way. */
export const classPath = (classes: readonly ClassNode[], search: GoodsSearch): ClassStep[] => {
  const root = below(classes, search.pid)
  const second = below(root?.children, search.sid)
  const third = below(second?.children, search.tid)
  return [
    ...(root ? [{ id: root.id, name: root.name, search: chooseRoot(search, root) }] : []),
    ...(root && second ? [{ id: second.id, name: second.name, search: chooseSecond(search, root.id, second) }] : []),
    ...(root && second && third
      ? [{ id: third.id, name: third.name, search: chooseThird(search, root.id, second.id, third) }]
      : []),
  ]
}
