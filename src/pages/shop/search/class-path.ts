import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'
import type { GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import { chooseRoot, chooseSecond, chooseThird } from './search-params.ts'

/** One category on the path to the chosen one, and the search that shows it. */
export type ClassStep = { id: number; name: string; search: GoodsSearch }

const below = (classes: readonly ClassNode[] | undefined, id: number | undefined) => classes?.find(node => node.id === id)

/** The chosen categories of a search, root first, each with its search; stops at an unknown one. */
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
