import { describe, expect, it } from 'vitest'
import { createSequenceTime } from './time.ts'

const minute = 60_000

describe('the time of sequences', () => {
  // Proves MDL-21.
  it('is divided by how many sequences a set has, and what one leaves is there for the next', () => {
    let at = 0
    const time = createSequenceTime(10, 20, 1, () => at)

    const isFirstOver = time.begin(2)
    at = 0.9 * minute
    const early = isFirstOver()
    at = minute
    const late = isFirstOver()
    at = minute / 2
    const isSecondOver = time.begin(18)
    at = 9.9 * minute
    const last = isSecondOver()

    expect([early, late, last]).toEqual([false, true, false])
  })

  // Proves MDL-21.
  it('ends for all sets at once', () => {
    let at = 0
    const time = createSequenceTime(10, 20, 4, () => at)

    const isOver = time.begin(20)
    at = 10 * minute

    expect([isOver(), time.isOver()]).toEqual([true, true])
  })

  // Proves MDL-21.
  it('does not end without a limit', () => {
    let at = 0
    const time = createSequenceTime(undefined, 20, 1, () => at)

    const isOver = time.begin(2)
    at = 1e6 * minute

    expect([isOver(), time.isOver()]).toEqual([false, false])
  })
})
