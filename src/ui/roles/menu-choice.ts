import type { MenuNode } from '#contracts/api/system/menus.ts'

/** A menu entry in the role editor. */
export type MenuEntry = Pick<MenuNode, 'id' | 'name' | 'ename' | 'apis'> & {
  readonly children?: readonly MenuEntry[] | undefined
}

const below = ({ children = [] }: MenuEntry) => children

/** The entries without children. Only these are selectable; the groups above follow. Source: ROL-8. */
export const leavesOf = (entry: MenuEntry): readonly MenuEntry[] =>
  below(entry).length === 0 ? [entry] : below(entry).flatMap(leavesOf)

const everyEntry = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap(entry => [entry, ...everyEntry(below(entry))])

/** Ids of the entries with children. */
export const branchIds = (entries: readonly MenuEntry[]): number[] =>
  everyEntry(entries)
    .filter(entry => below(entry).length > 0)
    .map(({ id }) => id)

/** Selection state of a group: all, some (mixed) or none. */
export type Mark = boolean | 'mixed'

/** Derives the state of a group from its parts. */
export const markOf = (parts: readonly number[], chosen: ReadonlySet<number>): Mark => {
  const count = parts.filter(id => chosen.has(id)).length
  if (count === 0) return false
  return count === parts.length || 'mixed'
}

/** The selection state of every entry. */
export const marksOf = (entries: readonly MenuEntry[], chosen: ReadonlySet<number>): ReadonlyMap<number, Mark> =>
  new Map(
    everyEntry(entries).map(entry => [
      entry.id,
      markOf(
        leavesOf(entry).map(({ id }) => id),
        chosen,
      ),
    ]),
  )

/** Adds the ids to `chosen`, or removes them. */
export const withIds = (chosen: ReadonlySet<number>, ids: readonly number[], on: boolean): ReadonlySet<number> =>
  new Set(on ? [...chosen, ...ids] : [...chosen].filter(id => !ids.includes(id)))

/** Ids of the leaves below the given entry. */
export const leavesBelow = (entries: readonly MenuEntry[], id: number): number[] =>
  everyEntry(entries)
    .filter(entry => entry.id === id)
    .flatMap(entry => leavesOf(entry).map(leaf => leaf.id))

/** The menus of a role that the tree can show as selected. */
export const chosenLeaves = (entries: readonly MenuEntry[], granted: readonly number[]): ReadonlySet<number> =>
  new Set(entries.flatMap(leavesOf).flatMap(({ id }) => (granted.includes(id) ? [id] : [])))

/**
 * The ids to send: selected entries, their groups, so that each is reachable, and the role's menus that the editor's own menu
 * does not contain. Source: ROL-6.
 */
export const grantedIds = (
  entries: readonly MenuEntry[],
  chosen: ReadonlySet<number>,
  before: readonly number[] = [],
): number[] => {
  const marks = marksOf(entries, chosen)
  const shown = [...marks].flatMap(([id, mark]) => (mark === false ? [] : [id]))
  return [...shown, ...before.filter(id => !marks.has(id))]
}
