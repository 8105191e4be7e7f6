import type { Choice } from '../../kind.ts'

/** The entries from the root to the one with that value; empty if there is none. */
export const pathTo = (choices: readonly Choice[], value: string): readonly Choice[] => {
  for (const choice of choices) {
    if (choice.value === value) return [choice]
    const below = pathTo(choice.children ?? [], value)
    if (below.length > 0) return [choice, ...below]
  }
  return []
}

/** The visible columns: the roots, and the children of each opened entry. */
export const columnsOf = (choices: readonly Choice[], opened: readonly string[]): (readonly Choice[])[] => {
  const [first, ...rest] = opened
  const below = choices.find(choice => choice.value === first)?.children ?? []
  return below.length > 0 ? [choices, ...columnsOf(below, rest)] : [choices]
}
