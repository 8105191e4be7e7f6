import { expect, it } from 'vitest'
import { compactPath } from './compact-path.ts'

it.each([
  ['absolute and relative commands', 'M1 2L3 4h1.5V2z', 'm10 20l20 20h15v-20z'],
  ['pairs after a move, which are lines', 'm1 1 2 2 3 3', 'm10 10l20 20 30 30'],
  [
    'arcs, whose radii, angle and flags are no places',
    'M10 10a.62.62 0 0 0-.593.407A5 5 0 0110 10',
    'm100 100a6 6 0 0 0-6 4 50 50 0 0 1 6-4',
  ],
  ['curves', 'M0 0C1 1 2 2 3 3s1 1 2 2', 'm0 0c10 10 20 20 30 30s10 10 20 20'],
])('writes %s ten times as large in whole numbers', (_, path, compact) => {
  expect(compactPath(path)).toBe(compact)
})

it('lets no rounding add up over a thousand steps', () => {
  const path = `M0 0${'l.04 .04'.repeat(1000)}`

  const compact = compactPath(path)
  const steps = [...compact.matchAll(/(-?\d+) (-?\d+)/g)].map(match => Number(match[1]))

  expect(steps.reduce((sum, step) => sum + step, 0)).toBe(400)
})

it('refuses what is no command', () => {
  expect(() => compactPath('M0 0 k1 1')).toThrow('unknown command')
})
