import { expect, test } from 'vitest'
import {
  anyClass,
  chooseBrand,
  chooseDefaultSort,
  chooseKeywords,
  chooseRoot,
  chooseSecond,
  chooseSort,
  chooseThird,
  pageIn,
  readSearch,
  searchPath,
  writeSearch,
} from './search-params.ts'

const tea = { id: 31 }
const coffee = { id: 32 }
const drinks = { id: 21, children: [tea, coffee] }
const snacks = { id: 22, children: [{ id: 33 }] }
const food = { id: 11, children: [drinks, snacks] }
const bare = { id: 12, children: [{ id: 23 }] }

const encoded = (value: unknown) => btoa(JSON.stringify(value))

// Proves SRH-2, WIR-4.
test('Chinese keywords are percent-encoded inside the base64', () => {
  const params = writeSearch({ keywords: '乌龙茶 100%' })

  expect(JSON.parse(atob(params ?? ''))).toEqual({ keywords: encodeURIComponent('乌龙茶 100%') })
  expect(readSearch(params)).toEqual({ keywords: '乌龙茶 100%' })
})

test('a search without conditions has the bare path', () => {
  expect(searchPath({})).toBe('/s')
  expect(readSearch(undefined)).toEqual({})
})

test.each(['%%%', 'abc', btoa('{"keywords":'), btoa('[1]'), encoded({ class_id: 'all' }), encoded({ sort_type: 'password' })])(
  'invalid parameters in the URL (%s) are not a search',
  params => {
    expect(readSearch(params)).toBeUndefined()
  },
)

// Proves SRH-2.
test('keywords with invalid percent-encoding are used unchanged', () => {
  expect(readSearch(encoded({ keywords: '100%' }))).toEqual({ keywords: '100%' })
})

test('a link with empty keywords lists everything', () => {
  const search = readSearch('eyJrZXl3b3JkcyI6IiJ9')

  expect(writeSearch(search ?? { brand_id: 1 })).toBeUndefined()
})

// Proves SRH-4.
test('a root category requests all of its third-level categories', () => {
  const search = chooseRoot({ keywords: 'tea', sid: 22, tid: 33 }, food)

  expect(search).toEqual({ keywords: 'tea', pid: 11, class_id: [31, 32, 33] })
})

// Proves SRH-4.
test('a second-level category requests the categories below it', () => {
  expect(chooseSecond({ pid: 11, tid: 33 }, 11, drinks)).toEqual({ pid: 11, sid: 21, class_id: [31, 32] })
})

// Proves SRH-4.
test('a category without children finds nothing instead of everything', () => {
  expect(chooseRoot({}, bare).class_id).toEqual([0])
  expect(chooseSecond({}, 12, { id: 23 }).class_id).toEqual([0])
})

// Proves SRH-4.
test('a third-level category requests itself', () => {
  expect(chooseThird({ brand_id: 5 }, 11, 21, tea)).toEqual({ brand_id: 5, pid: 11, sid: 21, tid: 31, class_id: [31] })
})

// Proves SRH-5.
test('"all categories" clears the three levels and keeps the rest', () => {
  expect(anyClass({ keywords: 'tea', brand_id: 5, pid: 11, sid: 21, tid: 31, class_id: [31] })).toEqual({
    keywords: 'tea',
    brand_id: 5,
  })
})

test('brand 0 means every brand', () => {
  expect(chooseBrand({ brand_id: 5, pid: 11 }, 0)).toEqual({ pid: 11 })
  expect(chooseBrand({}, 6)).toEqual({ brand_id: 6 })
})

// Proves SRH-3.
test('a column sorts ascending first, then descending, then ascending again', () => {
  const first = chooseSort({ keywords: 'tea' }, 'goods_price')
  const second = chooseSort(first, 'goods_price')
  const third = chooseSort(second, 'goods_price')

  expect([first, second, third].map(({ sort_order }) => sort_order)).toEqual(['asc', 'desc', 'asc'])
})

// Proves SRH-3.
test('another column starts ascending again', () => {
  expect(chooseSort({ sort_type: 'goods_price', sort_order: 'asc' }, 'goods_sale')).toEqual({
    sort_type: 'goods_sale',
    sort_order: 'asc',
  })
})

// Proves SRH-3.
test('the default order drops the column and reverses the direction', () => {
  expect(chooseDefaultSort({})).toEqual({ sort_order: 'desc' })
  expect(chooseDefaultSort({ sort_order: 'desc' })).toEqual({ sort_order: 'asc' })
  expect(chooseDefaultSort({ sort_type: 'goods_sale', sort_order: 'asc' })).toEqual({ sort_order: 'desc' })
})

test('blank keywords are ignored', () => {
  expect(chooseKeywords({ keywords: 'tea', pid: 11 }, '  ')).toEqual({ pid: 11 })
  expect(chooseKeywords({}, ' tea ')).toEqual({ keywords: 'tea' })
})

// Proves SRH-5.
test.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-1', 1],
  ['abc', 1],
  ['3', 3],
])('page %j in the URL is page %i', (text, page) => {
  expect(pageIn(text)).toBe(page)
})
