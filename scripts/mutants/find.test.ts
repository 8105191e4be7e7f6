import { expect, it } from 'vitest'
import { mutantsIn } from './find.ts'
import { mutated, switched } from './mutant.ts'

const inCode = (text: string): string[] => mutantsIn('a.tsx', text).map(one => `${one.operator}: ${mutated(text, one)}`)

// Proves MUT-1.
it.each([
  ['const sum = a + b', ['arithmetic: const sum = a - b']],
  ['const size = total * 2', ['arithmetic: const size = total / 2']],
  ["const text = 'a' + b", []],
  ['const text = a + `b`', []],
  ['const yes = a < b', ['comparison: const yes = a <= b']],
  ['const yes = a === b', ['comparison: const yes = a !== b']],
  ['Math.round(x)', ['rounding: Math.floor(x)']],
  ['x.toFixed(2)', ['rounding: x.toFixed(1)']],
  ['pay(order, sum)', ['swapped arguments: pay(sum, order)']],
  ['Math.max(a, b)', []],
  ['await refresh(listCarts)', ['dropped refresh: await undefined']],
  ['const x = <B onClick={go} />', ['dropped handler: const x = <B  />']],
  ['const x = <B disabled />', ['dropped disabled: const x = <B  />']],
  ['const x = <B aria-label="Pay" />', ['dropped aria: const x = <B  />']],
  ['const x = <B aria-hidden />', []],
  [
    "const x = { columns: ['name', 'sum'] }",
    ["dropped column: const x = { columns: [...[], 'sum'] }", "dropped column: const x = { columns: ['name', ...[]] }"],
  ],
  [
    "t('order.goods'); t('order.freight')",
    ["swapped label: t('order.freight'); t('order.freight')", "swapped label: t('order.goods'); t('order.goods')"],
  ],
])('mutates %s', (text, expected) => {
  expect(inCode(text)).toEqual(expected)
})

const active = (text: string, number: number): unknown => {
  // oxlint-disable-next-line no-eval -- what a build with mutants does can only be seen by running it
  return globalThis.eval(`globalThis.__mutant = ${number}; ${text}`)
}

// Proves MUT-2.
it('builds every mutant into one text, each active by its number alone', () => {
  const text = '[7 < 7, 6 * 2, Math.round(2.5)]'
  const numbered = mutantsIn('a.ts', text).map((mutant, at) => [at + 1, mutant] as const)

  const all = switched(text, numbered)

  expect(active(all, 0)).toEqual([false, 12, 3])
  expect(active(all, 1)).toEqual([true, 12, 3])
  expect(active(all, 2)).toEqual([false, 3, 3])
  expect(active(all, 3)).toEqual([false, 12, 2])
})

it('does not call what the line before a mutated statement ends with', () => {
  const text = 'let count = 0\nconst refresh = () => { count++ }\nconst done = count\nrefresh()\ncount'
  const numbered = mutantsIn('a.ts', text).map((mutant, at) => [at + 1, mutant] as const)

  const all = switched(text, numbered)

  expect(active(all, 0)).toBe(1)
  expect(active(all, 1)).toBe(0)
})

it('keeps the value of an attribute while its mutant is not active', () => {
  const text = '<B disabled aria-label="Pay" onClick={() => go(1)} />'
  const numbered = mutantsIn('a.tsx', text).map((mutant, at) => [at + 1, mutant] as const)

  const all = switched(text, numbered)

  expect(all).toBe(
    '<B disabled={globalThis.__mutant===1?undefined:true} ' +
      'aria-label={globalThis.__mutant===2?undefined:"Pay"} ' +
      'onClick={globalThis.__mutant===3?undefined:(() => go(1))} />',
  )
})
