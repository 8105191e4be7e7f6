import { adminBrands } from '#contracts/api/goods-brands.ts'
import { crudExamples } from './crud.ts'
import { examplesOf } from './kit.ts'

const brand = { id: 90_001, name: 'Northwind', thumb: '/storage/brands/northwind.svg', created_at: '2026-01-02 03:04:05' }

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
]
