import { expect, test, vi } from 'vitest'
import { remaining } from './remaining.ts'

// Proves TFO-19.
test('an error goes once its field is valid, and none comes before the next submission', () => {
  const shown = { name: 'msg.requiredMsg', price: 'invalid.money' }

  const left = remaining(shown, () => ({ price: 'invalid.tooSmall', stock: 'msg.requiredMsg' }))

  expect(left).toEqual({ price: 'invalid.tooSmall' })
})

// Proves TFO-19.
test('without errors nothing is checked', () => {
  const check = vi.fn(() => ({ name: 'msg.requiredMsg' }))

  const left = remaining({}, check)

  expect(left).toEqual({})
  expect(check).not.toHaveBeenCalled()
})
