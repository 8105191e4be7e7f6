import { expect, it } from 'vitest'
import { interfaceText } from '../words.ts'
import { adminScreens } from './admin-screens.ts'
import { headings } from './headings.ts'
import { sellerScreens } from './seller-screens.ts'
import type { TableScreens } from './screen.ts'

const screens: TableScreens = { ...adminScreens, ...sellerScreens }

// Proves STE-8.
it.each(Object.entries(headings))('%s has these columns in this order', (path, expected) => {
  const columns = screens[path]?.table.columns ?? []

  expect(columns.map(({ label }) => interfaceText('en', label))).toEqual(expected)
})

it('every table screen has its headings', () => {
  expect(Object.keys(headings).toSorted()).toEqual(Object.keys(screens).toSorted())
})

// Proves CMP-5, WDR-1.
it('a refusal of a whole form is shown at the field that it is about', () => {
  const shown = Object.entries(screens).flatMap(([path, { table }]) => (table.refusalAt ? [[path, table.refusalAt]] : []))

  expect(Object.fromEntries(shown)).toEqual({
    '/Seller/cashes': 'money',
    '/Seller/collectives': 'goods_id',
    '/Seller/distributions': 'goods_id',
    '/Seller/seckills': 'goods_id',
  })
})
