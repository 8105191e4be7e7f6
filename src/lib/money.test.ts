import { expect, test } from 'vitest'
import { addMoney } from './money.ts'

test.each([
  [['0.10', '0.20'], '0.30'],
  [['100.00', '-100.01'], '-0.01'],
  [['99999.99', '0.01'], '100000.00'],
])('the sum of %j is %s', (amounts, sum) => {
  expect(addMoney(...amounts)).toBe(sum)
})
