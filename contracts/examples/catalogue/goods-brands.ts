import { adminBrands, importBrands, sellerAllBrands, sellerBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded } from '../kit.ts'

/** The brand of the examples. */
export const brand = { id: 90_001, name: 'Northwind', thumb: '/storage/brands/northwind.svg', created_at: '2026-01-02 03:04:05' }

export const goodsBrandExamples = [
  ...crudExamples(adminBrands, {
    given: ['a brand exists', { id: brand.id, name: brand.name }],
    id: brand.id,
    row: brand,
    added: { name: 'Southwind', thumb: '/storage/brands/southwind.svg' },
    changed: { name: 'Northwind & Sons' },
    wrong: { name: '' },
  }),
  ...examplesOf(adminBrands.list, [
    {
      when: 'one is searched by the beginning of its name',
      given: ['a brand exists', { id: brand.id, name: brand.name }],
      query: { name: 'North|likeRight' },
      reply: { data: [brand], total: 1, per_page: 30, last_page: 1, current_page: 1 },
    },
    {
      when: 'there are none',
      given: ['no brand exists', {}],
      query: {},
      reply: { data: [], total: 0, per_page: 30, last_page: 1, current_page: 1 },
      exact: ['total'],
    },
  ]),
  ...guarded(
    examplesOf(importBrands, [
      { when: 'two rows are right', body: { 0: { name: 'Eastwind' }, 1: { name: 'Westwind' } }, reply: 2, exact: true },
      // Proves LST-18.
      { when: 'one row lacks its name', body: { 0: { name: 'Eastwind' }, 1: { name: '' } }, error: 'invalidInput' },
    ]),
  ),
  ...crudExamples(sellerBrands, {
    given: ['a brand exists', { id: brand.id, name: brand.name }],
    id: brand.id,
    row: brand,
  }),
  ...guarded(
    examplesOf(sellerAllBrands, [
      {
        when: 'there is one',
        given: ['a brand exists', { id: brand.id, name: brand.name }],
        query: { isAll: 'true' },
        reply: [brand],
      },
      {
        when: 'a condition names a column that does not exist',
        query: { isAll: 'true', no_such_column: '1' },
        error: 'unknownColumn',
      },
    ]),
  ),
]
