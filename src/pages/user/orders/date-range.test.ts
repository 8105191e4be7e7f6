import { expect, test } from 'vitest'
import { ordered, thisMonth, thisWeek } from './date-range.ts'

// Proves OSC-5.
test('this week runs from Sunday to Saturday', () => {
  const saturday = '2026-11-21 12:00:00'

  const week = thisWeek(saturday)

  expect(week).toEqual({ from: '2026-11-15', to: '2026-11-21' })
})

// Proves OSC-5.
test('this month ends on its own last day', () => {
  const february = '2028-02-10 12:00:00'

  const month = thisMonth(february)

  expect(month).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

// Proves OSC-5.
test('a reversed range is put in order', () => {
  const range = { from: '2026-11-20', to: '2026-11-01' }

  const turned = ordered(range)

  expect(turned).toEqual({ from: '2026-11-01', to: '2026-11-20' })
})
