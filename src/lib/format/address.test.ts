import { expect, test } from 'vitest'
import { formatAddress } from './address.ts'

// Proves FMT-4.
test.each([
  [['江苏省 南京市', '中山路 1 号'], '江苏省 南京市 中山路 1 号'],
  [['', '中山路 1 号'], '中山路 1 号'],
  [[' Jiangsu ', undefined, null, 'Zhongshan Road 1'], 'Jiangsu, Zhongshan Road 1'],
  [['Jiangsu Nanjing', 'Zhongshan Road 1', 'Bookshop'], 'Jiangsu Nanjing, Zhongshan Road 1, Bookshop'],
  [['Jiangsu Nanjing', '中山路 1 号'], 'Jiangsu Nanjing 中山路 1 号'],
  [[undefined, ''], ''],
])('the parts %j read "%s"', (parts, expected) => {
  const address = formatAddress(...parts)

  expect(address).toBe(expected)
})
