/** Names of what saving would grant and revoke. */
export type Changes = { readonly added: readonly string[]; readonly removed: readonly string[] }

/** Compares the selected ids with the stored ones; `names` maps ids to names. */
export const changesOf = (
  before: ReadonlySet<number>,
  after: ReadonlySet<number>,
  names: readonly { readonly id: number; readonly name: string }[],
): Changes => {
  const named = (ids: ReadonlySet<number>, others: ReadonlySet<number>) =>
    names.filter(({ id }) => ids.has(id) && !others.has(id)).map(({ name }) => name)
  return { added: named(after, before), removed: named(before, after) }
}

/** Total number of changes. */
export const countOf = (...all: readonly Changes[]): number =>
  all.reduce((sum, { added, removed }) => sum + added.length + removed.length, 0)
