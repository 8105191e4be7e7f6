import { expect, it } from 'vitest'
import { nameOf, type Mutant, type Operator } from './mutant.ts'
import { sampleOf } from './sample.ts'

const mutant = (operator: Operator, start: number, end = start + 1): Mutant => {
  return { file: 'a.ts', operator, place: 'expression', start, end, before: 'x', after: 'y' }
}

// Proves MUT-1.
it('picks the same mutants for the same seed, from each operator in turn', () => {
  const many = Array.from({ length: 50 }, (_, at) => mutant('comparison', at * 10))
  const all = [...many, mutant('rounding', 1000), mutant('dropped aria', 2000)]

  const picked = sampleOf(all, { seed: 7, most: 4 })

  expect(picked.map(({ operator }) => operator)).toEqual(['rounding', 'comparison', 'dropped aria', 'comparison'])
  expect(sampleOf(all.toReversed(), { seed: 7, most: 4 }).map(nameOf)).toEqual(picked.map(nameOf))
  expect(sampleOf(all, { seed: 8, most: 4 }).map(nameOf)).not.toEqual(picked.map(nameOf))
})

it('picks no two that overlap', () => {
  const all = [mutant('arithmetic', 0, 10), mutant('comparison', 5, 20), mutant('comparison', 30, 40)]

  const picked = sampleOf(all, { seed: 1, most: 3 })

  expect(picked.map(({ start }) => start)).toEqual([0, 30])
})
