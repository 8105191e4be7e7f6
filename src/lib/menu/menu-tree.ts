import type { MenuNode } from '#contracts/api/system/menus.ts'

/** Where a click on a menu entry leads. Source: NAV-1. */
export type Destination =
  | { kind: 'route'; path: string }
  | { kind: 'outside'; href: string }
  /** Nothing happens: the entry is a group. */
  | { kind: 'group' }
  /** Nothing happens, and `why` is logged. */
  | { kind: 'nowhere'; why: string }

/** Position of a path in the menu: the module first, the entry itself last. */
export type Located = { trail: readonly MenuNode[]; entry: MenuNode; moduleIndex: number }

const childrenOf = (node: MenuNode): readonly MenuNode[] => node.children ?? []
const isOutside = ({ apis }: MenuNode) => /https?:\/\//.test(apis)

/** Entries that become routes: those with a view or a path. Other entries are groups, whose children are used. Source: GRD-6. */
export const routesOf = (menu: readonly MenuNode[]): MenuNode[] =>
  menu.flatMap(node => {
    if (!node.view && !node.apis) return routesOf(childrenOf(node))
    return node.apis && !isOutside(node) ? [node] : []
  })

/** Whether the account may read the screen of a path. */
type MayRead = (path: string) => boolean
const everything: MayRead = () => true

/** Entries with view and path on this site, in the order of the menu. */
const landings = (menu: readonly MenuNode[]): MenuNode[] =>
  menu.flatMap(node => {
    const leadsSomewhere = node.view && node.apis
    return leadsSomewhere ? (isOutside(node) ? [] : [node]) : landings(childrenOf(node))
  })

/** The path to open after the login: the first entry that the account may read, else the first. Source: GRD-9, ROL-15. */
export const landingPath = (menu: readonly MenuNode[], mayRead = everything): string | undefined => {
  const paths = landings(menu).map(({ apis }) => apis)
  return paths.find(mayRead) ?? paths[0]
}

/**
 * The path to open after a back-office login: the page that required it, else the profile's `defaultUrl` if the menu has it,
 * else the first entry of the menu. Source: SES-5, SES-6, SES-7.
 * @param back a validated path of this office, if a page required the login.
 */
export const entrancePath = (
  menu: readonly MenuNode[],
  { back, defaultUrl }: { back: string | undefined; defaultUrl: string | undefined },
  mayRead = everything,
): string | undefined =>
  back ?? routesOf(menu).find(({ apis }) => apis === defaultUrl && mayRead(apis))?.apis ?? landingPath(menu, mayRead)

const trailTo = (path: string, nodes: readonly MenuNode[]): MenuNode[] | undefined => {
  for (const node of nodes) {
    if (node.apis === path) return [node]
    const below = trailTo(path, childrenOf(node))
    if (below) return [node, ...below]
  }
  return undefined
}

/** Finds a path (without its query) in the menu; modules themselves never match. Source: GRD-8. */
export const locate = (menu: readonly MenuNode[], path: string): Located | undefined => {
  for (const [moduleIndex, module] of menu.entries()) {
    const below = trailTo(path, childrenOf(module))
    const entry = below?.at(-1)
    if (below && entry) return { trail: [module, ...below], entry, moduleIndex }
  }
  return undefined
}

/** Entries with a target, in the order of the menu. */
const withTarget = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap(node => (node.apis ? [node] : withTarget(childrenOf(node))))

/**
 * Where a click on `node` leads: to itself, or to the first entry below that has a target and that the account may read.
 * @param routes the registered ones. Source: NAV-1, NAV-2, NAV-3, NAV-4, ROL-15.
 */
export const destinationOf = (node: MenuNode, routes: readonly MenuNode[], mayRead = everything): Destination => {
  const below = withTarget([node])
  const target = below.find(({ apis }) => mayRead(apis)) ?? below[0]
  if (!target) return { kind: 'nowhere', why: 'No Route' }
  if (isOutside(target)) return { kind: 'outside', href: target.apis }
  const isRegistered = routes.some(({ apis }) => apis === target.apis)
  if (isRegistered && target.view) return { kind: 'route', path: target.apis }
  const count = childrenOf(target).length
  if (count > 0) return { kind: 'group' }
  return {
    kind: 'nowhere',
    why: `No screen for "${target.apis}": view "${target.view}", route registered: ${isRegistered}, children: ${count}`,
  }
}

/** The name of an entry in a language. */
export const menuName = ({ name, ename }: Pick<MenuNode, 'name' | 'ename'>, language: string): string =>
  language === 'en' && ename ? ename : name
