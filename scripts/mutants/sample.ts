import { numberOf } from '../lib/seeded.ts'
import { allOperators, nameOf, type Mutant } from './mutant.ts'

const overlaps = (one: Mutant, other: Mutant): boolean =>
  one.file === other.file && one.start < other.end && other.start < one.end

/**
 * So many mutants, the same for the same seed: from each operator in turn, so that a rare one counts as much as a frequent one.
 * No two overlap, because all of them are built at once.
 */
export const sampleOf = (all: readonly Mutant[], { seed, most }: { seed: number; most: number }): Mutant[] => {
  const order = (mutant: Mutant): number => numberOf(nameOf(mutant), seed)
  const sorted = all.toSorted((one, other) => order(one) - order(other))
  const picked: Mutant[] = []
  const isFree = (one: Mutant): boolean => !picked.some(other => overlaps(one, other))
  let before = -1
  while (picked.length < most && picked.length > before) {
    before = picked.length
    for (const operator of allOperators) {
      const next = sorted.find(one => one.operator === operator && isFree(one))
      if (next && picked.length < most) picked.push(next)
    }
  }
  return picked
}
