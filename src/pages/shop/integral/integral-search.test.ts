import { expect, it } from 'vitest'
import { encodeParams } from '#contracts/wire/params.ts'
import { chooseClass, chooseSort, ignoredKeys, readSearch, searchPath } from './integral-search.ts'

const back = (path: string) => readSearch(decodeURIComponent(path.split('/')[3] ?? ''))

// Proves PTS-10.
it('stores category and order of a search in the URL', () => {
  const search = chooseSort(chooseClass({}, 7), 'goods_price')

  expect(back(searchPath(search))).toEqual({ cid: 7, sort_type: 'goods_price', sort_order: 'asc' })
})

// Proves PTS-10.
it('needs no parameters to list everything', () => {
  expect(searchPath(chooseClass({ cid: 7 }, 0))).toBe('/integral/search')
  expect(readSearch(undefined)).toEqual({})
})

// Proves PTS-10.
it('reverses the order on the second click, and drops it with the default', () => {
  const up = chooseSort({}, 'goods_sale')

  expect(chooseSort(up, 'goods_sale').sort_order).toBe('desc')
  expect(chooseSort(up, undefined)).toEqual({})
})

it('rejects a URL that cannot be parsed', () => {
  expect(readSearch('%%%')).toBeUndefined()
})

// Proves PSC-10.
it('names the filters of another list that have no effect, without those that set no condition', () => {
  const params = encodeParams({ class_id: [8, 9], brand_id: 3, store_id: 0, cid: 7, sort_type: 'goods_price' })

  expect(ignoredKeys(params)).toEqual(['class_id', 'brand_id'])
  expect(ignoredKeys(undefined)).toEqual([])
  expect(ignoredKeys('%%%')).toEqual([])
})
