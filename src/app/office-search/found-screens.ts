import type { MenuNode } from '#contracts/api/system/menus.ts'
import { locate, menuName, routesOf } from '#src/lib/menu/menu-tree.ts'

/** A result of the search of a back office. */
export type Found = {
  readonly key: string
  readonly text: string
  /** What tells it from others of the same name. */
  readonly more: string
  readonly to: string
}

type Wanted = {
  words: string
  language: string
  mayRead: (path: string) => boolean
}

/** At most so many results in a group. */
export const mostFound = 5

/** Whether a word of the name begins with the words. */
const begins = (name: string, words: string): boolean => ` ${name.toLowerCase()}`.includes(` ${words.toLowerCase()}`)

/**
 * Screens whose name contains the words, in either language, and that the account may read; first those in which a word begins
 * so. Source: SRO-1.
 */
export const foundScreens = (menu: readonly MenuNode[], { words, language, mayRead }: Wanted): Found[] => {
  const rank = ({ name, ename }: MenuNode) => Number(begins(name, words) || begins(ename, words))
  const has = (name: string) => name.toLowerCase().includes(words.toLowerCase())
  return routesOf(menu)
    .filter(({ name, ename, apis, view }) => view && mayRead(apis) && (has(name) || has(ename)))
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, mostFound)
    .map(node => ({
      key: `screen-${node.id}`,
      text: menuName(node, language),
      more: (locate(menu, node.apis)?.trail ?? [])
        .slice(0, -1)
        .map(above => menuName(above, language))
        .join(' › '),
      to: node.apis,
    }))
}
