import { adminSpecs } from '#contracts/api/catalogue/goods-specs.ts'
import { crudExamples } from '../crud.ts'

const colour = { id: 90_321, name: 'Colour', spec_id: 90_322, other_spec_id: 90_323 }
const given = ['the store has an attribute', colour] as const

export const goodsSpecExamples = crudExamples(adminSpecs, {
  given,
  id: colour.spec_id,
  row: { id: colour.spec_id, attr_id: colour.id, name: 'Red', created_at: '2026-01-02 03:04:05' },
  added: { attr_id: colour.id, name: 'Blue' },
  addedGiven: given,
  changed: { name: 'Crimson' },
  wrong: { attr_id: colour.id, name: '' },
})
