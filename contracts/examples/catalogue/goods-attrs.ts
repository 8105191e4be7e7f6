import { adminAttrs, sellerAllAttrs, sellerAttrs } from '#contracts/api/catalogue/goods-attrs.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded } from '../kit.ts'

const colour = { id: 90_311, name: 'Colour', spec_id: 90_312, other_spec_id: 90_313 }
const given = ['the store has an attribute', colour] as const
const row = { id: colour.id, name: colour.name, specs: ['Red', 'Green'], created_at: '2026-01-02 03:04:05' }
const foreign = { id: 90_314, spec_id: 90_315, store_id: 90_316 }
const others = ['another store has an attribute', foreign] as const
const specs = [
  { id: colour.spec_id, attr_id: colour.id, name: 'Red' },
  { id: colour.other_spec_id, attr_id: colour.id, name: 'Green' },
]

export const goodsAttrExamples = [
  ...crudExamples(sellerAttrs, {
    given,
    id: colour.id,
    row,
    added: { name: 'Size', specs: ['Small', 'Large'] },
    changed: { name: 'Colour', specs: ['Red', 'Blue'] },
    wrong: { name: '', specs: ['Red'] },
  }),
  ...guarded(
    examplesOf(sellerAllAttrs, [
      {
        // Proves CLS-5.
        when: 'the form of a product asks for them with their values',
        given,
        query: { isAll: 'true', isWith: 'specs' },
        reply: [{ id: colour.id, name: colour.name, specs }],
      },
      {
        when: 'a condition names a column that does not exist',
        query: { isAll: 'true', no_such_column: '1' },
        error: 'unknownColumn',
      },
    ]),
  ),
  ...examplesOf(sellerAttrs.show, [
    { when: 'it belongs to another store', given: others, params: { id: foreign.id }, error: 'notFound' },
  ]),
  ...examplesOf(sellerAttrs.update, [
    {
      when: 'an empty list of values changes none',
      given,
      params: { id: colour.id },
      body: { name: 'Tone', specs: '' },
      reply: 1,
    },
    { when: 'it belongs to another store', given: others, params: { id: foreign.id }, body: { name: 'Ours' }, error: 'notFound' },
  ]),
  ...examplesOf(sellerAttrs.remove, [
    { when: 'it belongs to another store', given: others, params: { ids: foreign.id }, error: 'notFound' },
  ]),
  ...crudExamples(adminAttrs, {
    given,
    id: colour.id,
    row,
    added: { store_id: foreign.store_id, name: 'Size' },
    addedGiven: others,
    changed: { name: 'Tone' },
    wrong: { store_id: foreign.store_id, name: '' },
  }),
]
