import { expect, it } from 'vitest'
import { conditionsOf, listQuery } from './list-query.ts'

// Proves LST-4.
it.each([
  ['a plain value', { name: 'North' }, { column: 'name', operator: 'equals', value: 'North' }],
  ['an empty value', { name: '' }, { column: 'name', operator: 'equals', value: '' }],
  ['a number', { id: 7 }, { column: 'id', operator: 'equals', value: '7' }],
  ['an operator', { name: 'North|likeRight' }, { column: 'name', operator: 'likeRight', value: 'North' }],
  ['a comma list', { id: '1,2|in' }, { column: 'id', operator: 'in', value: '1,2' }],
  [
    'a pair',
    { created_at: ['2026-01-01', '2026-02-01'] },
    { column: 'created_at', operator: 'range', from: '2026-01-01', to: '2026-02-01' },
  ],
  [
    'a relation',
    { goods_name: 'mug|whereHas|goods' },
    { column: 'goods_name', operator: 'whereHas', value: 'mug', relation: 'goods', compare: 'like' },
  ],
  [
    'a relation with an operator',
    { id: '7|whereHas|goods|>' },
    { column: 'id', operator: 'whereHas', value: '7', relation: 'goods', compare: '>' },
  ],
])('reads %s as a condition', (_, query, condition) => {
  expect(conditionsOf(query)).toEqual([condition])
})

// Proves LST-3.
it('ignores reserved keys and unknown operators', () => {
  const query = { page: '2', per_page: '30', isWith: 'goods', isResource: 'Admin', isChildren: 'true', name: 'x|sounds' }

  expect(conditionsOf(query)).toEqual([])
})

it('returns undefined for a range with one end only, and for a relation without a name', () => {
  expect(conditionsOf({ created_at: ['2026-01-01'] })).toBeUndefined()
  expect(conditionsOf({ goods_name: 'mug|whereHas' })).toBeUndefined()
})

// Proves LST-2.
it('accepts page and size as digits, as in a query string', () => {
  const parsed = listQuery.parse({ page: '2', per_page: '100', name: 'x' })

  expect(parsed).toEqual({ page: 2, per_page: 100, name: 'x' })
})
