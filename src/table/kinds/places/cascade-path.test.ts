// Proves TCO-14.
import { expect, test } from 'vitest'
import { columnsOf, pathTo } from './cascade-path.ts'

const xihu = { value: '330106', label: 'Xihu' }
const hangzhou = { value: '3301', label: 'Hangzhou', children: [xihu] }
const zhejiang = { value: '33', label: 'Zhejiang', children: [hangzhou] }
const choices = [{ value: '0', label: 'Top' }, zhejiang]

// Proves TDI-3.
test('a stored district is shown with its ancestors', () => {
  const path = pathTo(choices, '330106')

  expect(path.map(choice => choice.label)).toEqual(['Zhejiang', 'Hangzhou', 'Xihu'])
})

test('an unknown value has no path', () => {
  const path = pathTo(choices, '99')

  expect(path).toEqual([])
})

test('opening an entry shows one more column', () => {
  const columns = columnsOf(choices, ['33', '3301'])

  expect(columns).toEqual([choices, [hangzhou], [xihu]])
})

test('an entry without children opens no column', () => {
  const columns = columnsOf(choices, ['0'])

  expect(columns).toEqual([choices])
})
