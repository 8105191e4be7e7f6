import { describe, expect, test } from 'vitest'
import { createClock } from '../clock.ts'
import { Refusal } from '../refusal.ts'
import { newBrand } from '../states/rows.ts'
import { createDb } from './db.ts'
import { englishView } from './english.ts'
import { first, selectPage } from './list.ts'

const noon = Date.UTC(2026, 10, 21, 4)

/** Twelve brands: 品牌 1 … 品牌 12, with `is_sort` 0, 10, … 110. */
const twelve = () => {
  const { goods_brands } = createDb(createClock({ offset: 0, frozen: noon }))
  for (let at = 1; at <= 12; at++) goods_brands.add({ ...newBrand(`Brand ${at}`, at), is_sort: (at - 1) * 10 })
  return goods_brands
}

const idsFor = (query: Record<string, unknown>) => selectPage(twelve(), query).data.map(row => row.id)

describe('the filter grammar', () => {
  // Proves AMT-6, CMP-9, LST-4, LST-5, LST-6.
  test.each([
    ['a plain value must be equal', { name: 'Brand 3' }, [3]],
    ['an empty value matches empty columns only', { name: '' }, []],
    ['like contains, ignoring case', { name: 'RAND 1|like' }, [12, 11, 10, 1]],
    ['likeRight starts with', { name: 'Brand 1|likeRight' }, [12, 11, 10, 1]],
    ['likeLeft ends with', { name: '1|likeLeft' }, [11, 1]],
    ['gt is greater', { is_sort: '90|gt' }, [12, 11]],
    ['lt is less', { is_sort: '20|lt' }, [2, 1]],
    ['ngt is greater or equal', { is_sort: '100|ngt' }, [12, 11]],
    ['nlt is less or equal', { is_sort: '10|nlt' }, [2, 1]],
    ['in matches any value of a list', { id: '2,5,99|in' }, [5, 2]],
    ['between includes both ends', { is_sort: '20,40|between' }, [5, 4, 3]],
    ['a pair excludes its upper end', { is_sort: ['20', '40'] }, [4, 3]],
    ['an unknown operator is ignored', { name: 'Brand 3|sounds', id: '3,4|in' }, [4, 3]],
    ['several conditions must all hold', { name: 'Brand 1|likeRight', is_sort: '100|lt' }, [10, 1]],
    ['numbers are compared as numbers', { id: '10|ngt' }, [12, 11, 10]],
    ['reserved keys are not conditions', { total: '5', last_page: '1', isAll: 'true', id: '1' }, [1]],
  ])('%s', (_, query, ids) => {
    const found = idsFor(query)

    expect(found).toEqual(ids)
  })

  // Proves LST-16, LNG-4.
  test('an English caller finds a text in either language and reads it in English', () => {
    const db = createDb(createClock({ offset: 0, frozen: noon }))
    db.goods_brands.add({ name: 'Brand 2', thumb: '', is_sort: 0 })
    db.goods_brands.add({ name: { zh: 'Brand 3', en: 'A third' }, thumb: '', is_sort: 0 })
    const namesFor = (query: Record<string, unknown>) => selectPage(englishView(db).goods_brands, query).data.map(row => row.name)

    const found = [{ name: 'B|lt' }, { name: 'third|like' }, { name: 'Brand|likeRight' }].map(namesFor)

    expect(found).toEqual([['A third'], ['A third'], ['A third', 'Brand 2']])
  })

  // Proves LST-8.
  test.each([
    ['an unknown column', { colour: 'red' }],
    ['a range with one end', { is_sort: ['20'] }],
    ['a relation that does not exist', { name: 'x|whereHas|store' }],
    ['a whereHas without relation', { name: 'x|whereHas' }],
    ['a column of the prototype', { constructor: 'x' }],
  ])('%s is refused by name', (_, query) => {
    const asking = () => idsFor(query)

    expect(asking).toThrow(Refusal)
    expect(asking).toThrow('unknownColumn')
  })
})

describe('pages', () => {
  // Proves LST-1, LST-2, LST-9.
  test.each([
    ['the first page by default', {}, { current_page: 1, per_page: 30, total: 12, last_page: 1 }, 12],
    ['the requested page and size', { page: '2', per_page: '5' }, { current_page: 2, per_page: 5, total: 12, last_page: 3 }, 5],
    [
      'no rows beyond the end, with the real total',
      { page: '99', per_page: '5' },
      { current_page: 99, total: 12, last_page: 3 },
      0,
    ],
    ['fifteen rows for an invalid size', { per_page: '0' }, { per_page: 15 }, 12],
    ['the first page for an invalid page', { page: '-3' }, { current_page: 1 }, 12],
    ['the first page for a huge page number', { page: '99999999999999999999' }, { current_page: 1 }, 12],
  ])('return %s', (_, query, frame, rows) => {
    const page = selectPage(twelve(), query)

    expect(page).toMatchObject(frame)
    expect(page.data).toHaveLength(rows)
  })

  // Proves LST-1.
  test('do not overlap and contain every row', () => {
    const pages = [1, 2, 3].flatMap(page => idsFor({ page: String(page), per_page: '5' }))

    expect(pages).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  test('in an order other than by id equal slices of the fully sorted list', () => {
    const order = (a: { id: number }, b: { id: number }) => (a.id % 3) - (b.id % 3)

    const cut = selectPage(twelve(), { page: '1', per_page: '5' }, { order }).data.map(row => row.id)

    expect(cut).toEqual([12, 9, 6, 3, 10])
  })
})

test('taking the first rows gives the same result as sorting all rows', () => {
  const numbers = Array.from({ length: 1000 }, (_, at) => (at * 7919) % 613)

  const ten = first(numbers, 10, (a, b) => a - b)

  expect(ten).toEqual(numbers.toSorted((a, b) => a - b).slice(0, 10))
})
