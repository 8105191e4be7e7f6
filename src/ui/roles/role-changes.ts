/** What saving would give and take, by name. */
export type Changes = { readonly added: readonly string[]; readonly removed: readonly string[] }

/** Compares what is chosen with what was; both hold ids, `names` says what they are called. */
export const changesOf = (
  before: ReadonlySet<number>,
  after: ReadonlySet<number>,
  names: readonly { readonly id: number; readonly name: string }[],
): Changes => {
  const named = (ids: ReadonlySet<number>, others: ReadonlySet<number>) =>
    names.filter(({ id }) => ids.has(id) && !others.has(id)).map(({ name }) => name)
  return { added: named(after, before), removed: named(before, after) }
}

/** How many changes there are. */
export const countOf = (...all: readonly Changes[]): number =>
  all.reduce((sum, { added, removed }) => sum + added.length + removed.length, 0)
