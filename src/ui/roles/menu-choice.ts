import type { MenuNode } from '#contracts/api/system/menus.ts'

/** An entry of a menu as a role grants it. */
export type MenuEntry = Pick<MenuNode, 'id' | 'name' | 'ename'> & { readonly children?: readonly MenuEntry[] | undefined }

const below = ({ children = [] }: MenuEntry) => children

/** The entries under which there is nothing: only they are chosen, what is above follows. Source: ROL-8. */
export const leavesOf = (entry: MenuEntry): readonly MenuEntry[] =>
  below(entry).length === 0 ? [entry] : below(entry).flatMap(leavesOf)

const everyEntry = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap(entry => [entry, ...everyEntry(below(entry))])

/** Ids of the entries that hold others. */
export const branchIds = (entries: readonly MenuEntry[]): number[] =>
  everyEntry(entries)
    .filter(entry => below(entry).length > 0)
    .map(({ id }) => id)

/** How much of something is chosen: all, a part, nothing. */
export type Mark = boolean | 'mixed'

/** The mark of a whole by its parts. */
export const markOf = (parts: readonly number[], chosen: ReadonlySet<number>): Mark => {
  const count = parts.filter(id => chosen.has(id)).length
  if (count === 0) return false
  return count === parts.length || 'mixed'
}

/** The mark of every entry. */
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

/** `chosen` with these ids, or without them. */
export const withIds = (chosen: ReadonlySet<number>, ids: readonly number[], on: boolean): ReadonlySet<number> =>
  new Set(on ? [...chosen, ...ids] : [...chosen].filter(id => !ids.includes(id)))

/** The leaves below the entry with this id. */
export const leavesBelow = (entries: readonly MenuEntry[], id: number): number[] =>
  everyEntry(entries)
    .filter(entry => entry.id === id)
    .flatMap(entry => leavesOf(entry).map(leaf => leaf.id))

/** What of a role's menus the tree can show as chosen. */
export const chosenLeaves = (entries: readonly MenuEntry[], granted: readonly number[]): ReadonlySet<number> =>
  new Set(entries.flatMap(leavesOf).flatMap(({ id }) => (granted.includes(id) ? [id] : [])))

/**
 * The ids to send: chosen entries, all that is above them, so that each can be reached, and what the role had that the
 * editor's own menu does not show. Source: ROL-6.
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
