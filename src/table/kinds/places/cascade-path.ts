import type { Choice } from '../../kind.ts'

/** The entries from the top down to the one with that value; empty where there is none. */
export const pathTo = (choices: readonly Choice[], value: string): readonly Choice[] => {
  for (const choice of choices) {
    if (choice.value === value) return [choice]
    const below = pathTo(choice.children ?? [], value)
    if (below.length > 0) return [choice, ...below]
  }
  return []
}

/** The columns on screen: the top, and below each opened entry what it holds. */
export const columnsOf = (choices: readonly Choice[], opened: readonly string[]): (readonly Choice[])[] => {
  const [first, ...rest] = opened
  const below = choices.find(choice => choice.value === first)?.children ?? []
  return below.length > 0 ? [choices, ...columnsOf(below, rest)] : [choices]
}
