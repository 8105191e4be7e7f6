import { expect, it } from 'vitest'
import { needsPage } from './needs.ts'

const row = (call: string): string =>
  needsPage()
    .split('\n')
    .find(line => line.startsWith(`| ${call} |`)) ?? ''

// Proves CON-15.
it('tells for a call the states of its examples, what reads them back, and what rules ask beside it', () => {
  const [, level, states, readBack, neighbours] = row('POST /user/order/pay').split(' | ')

  expect(level).toBe('core')
  expect(states).toContain('«an order waits for payment»')
  expect(readBack).toContain('GET /user/order/{id}')
  expect(neighbours).toContain('GET /user/money_logs')
})
