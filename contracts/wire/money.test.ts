import { expect, test } from 'vitest'
import { addMoney, cents, moneyText } from './money.ts'

test.each([
  ['12.30', 1230],
  ['0.29', 29],
  ['-1.15', -115],
  [19.99, 1999],
  ['a lot', 0],
] as const)('%s has %i hundredths', (amount, hundredths) => {
  expect(cents(amount)).toBe(hundredths)
})

test('money has two decimals', () => {
  expect(moneyText(1230)).toBe('12.30')
  expect(moneyText(-5)).toBe('-0.05')
})

test('sums are exact to the cent, also with negative amounts', () => {
  expect(addMoney('0.10', '0.20')).toBe('0.30')
  expect(addMoney('59.90', '8.00', '-10.00')).toBe('57.90')
  expect(addMoney()).toBe('0.00')
})
