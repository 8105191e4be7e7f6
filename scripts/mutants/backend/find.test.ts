import { expect, test } from 'vitest'
import { mutated, switched } from '../mutant.ts'
import { backendMutantsIn } from './find.ts'

const mutantsOf = (line: string): string[] => {
  const text = `export const rule = (db, order, now) => { ${line} }`
  const shorter = (whole: string): string => whole.slice(text.indexOf('{ ') + 2, -2)
  return backendMutantsIn('rule.ts', text).map(mutant => `${mutant.operator}: ${shorter(mutated(text, mutant))}`)
}

// Proves MUT-5.
test.each([
  ['return order.total + order.freight', ['arithmetic: return order.total - order.freight']],
  ['if (order.left) now()', ['negated condition: if (!(order.left)) now()', 'dropped statement: if (order.left) undefined']],
  ['return order.paid && order.sent', ['dropped operand: return order.paid', 'dropped operand: return order.sent']],
  ['return { id, name }', ['dropped property: return { ...{}, name }', 'dropped property: return { id, ...{} }']],
  ['return order.filter(Boolean)', ['dropped step: return order']],
  ['return order.some(Boolean)', ['other function: return order.every(Boolean)']],
  ['return Math.max(order, now)', ['other function: return Math.min(order, now)']],
  ['return 30', ['other value: return 30 - 1']],
  ['return order?.filter(Boolean)', []],
])('the mutants of "%s"', (line, expected) => {
  expect(mutantsOf(line)).toEqual(expected)
})

// Proves MUT-5.
test('code that runs when the file is loaded has no mutants, because both sides would have them', () => {
  expect(backendMutantsIn('rule.ts', 'const longest = 30 * 24\nexport const rows = [1, 2].filter(Boolean)')).toEqual([])
})

// Proves MUT-5.
test('a planted property is left out while its mutant is active', () => {
  const text = 'const made = () => ({ id: 1, name: 2 })'
  const [, mutant] = backendMutantsIn('rule.ts', text).filter(({ operator }) => operator === 'dropped property')
  if (!mutant) throw new Error('There is no mutant.')

  expect(switched(text, [[7, mutant]], number => `isOn(${number})`)).toBe(
    'const made = () => ({ id: 1, ...(isOn(7)?{}:{name: 2}) })',
  )
})
