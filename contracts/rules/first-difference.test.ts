import { describe, expect, it } from 'vitest'
import { firstDifference, shownApart } from './first-difference.ts'

const long = 'x'.repeat(300)

describe('two values that differ', () => {
  // Proves VRF-14.
  it('are reported by field, however large the record is', () => {
    const was = { name: long, rows: [{ id: 1 }, { id: 2, store: { open: 1 } }] }
    const is = { rows: [{ id: 1 }, { id: 2, store: { open: 0 } }], name: long }

    expect(firstDifference('data', was, is)).toEqual({ field: 'data.rows[1].store.open', expected: '1', actual: '0' })
  })

  // Proves VRF-14.
  it('are cut around the place where their texts differ, never before it', () => {
    const [expected, actual] = shownApart(`${long}here it was${long}`, `${long}here it is${long}`)

    expect(expected).toContain('here it was')
    expect(actual).toContain('here it is')
    expect(Math.max(expected.length, actual.length)).toBeLessThanOrEqual(160)
  })

  // Proves VRF-14.
  it('are shown where the shorter one ends, if the longer one starts with it', () => {
    const [expected, actual] = shownApart(`${long}, and more`, long)

    expect(expected).toContain(', and more')
    expect(actual).not.toContain('and more')
  })

  // Proves VRF-14.
  it('are whole lists where their lengths differ, and nothing where only the order of keys does', () => {
    expect(firstDifference('data', [1, 2], [1])).toEqual({ field: 'data', expected: '[1,2]', actual: '[1]' })
    expect(firstDifference('data', { a: 1, b: [2] }, { b: [2], a: 1 })).toBeUndefined()
  })
})
